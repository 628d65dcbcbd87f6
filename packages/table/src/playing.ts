import type { Outcome, Seat } from '@sixfold/game-kit';
import type { Played } from './entries.js';
import type { Room } from './room.js';
import type { RunningMatch } from './running-match.js';
import { sit } from './seating.js';

// What moves and the end of a game do to a room.

export function play(room: Room, by: Seat, moves: readonly Played[], at: number): void {
  const match = room.play;
  // What follows a move that today's rules refuse belongs to a game that is over.
  if (match === undefined || match.isOver) return;
  const offer = match.drawOffer;
  if (!match.play(by, moves, at)) {
    // A rule was corrected after this was played: the game cannot be continued, but the room goes on.
    match.end({ reason: 'abandoned' }, at);
    finish(room, at);
    return;
  }
  for (const { seat, auto } of moves) if (seat === by) countTimeout(room, by, auto);
  if (offer !== match.drawOffer) room.changeTable();
  seatHeirs(room, match, moves.length);
  if (match.outcome !== undefined) finish(room, at);
}

/** Latecomers get the bot's seat when a round begins, unless the room lets them wait for the next game. */
function seatHeirs(room: Room, match: RunningMatch, moves: number): void {
  const { roundFact } = match.deal.game.manifest;
  if (roundFact === undefined || room.settings.latecomers === 'game') return;
  if (room.places.every((place) => place.kind !== 'bot' || !place.heir)) return;
  const isNewRound = match.steps
    .slice(-moves)
    .some(({ facts }) => facts.some(({ kind }) => kind === roundFact));
  if (!isNewRound) return;
  for (const [seat, place] of room.places.entries()) {
    if (place.kind !== 'bot' || !place.heir) continue;
    sit(room, { seat, ...place.heir });
    room.changeTable();
  }
}

export function countTimeout(room: Room, seat: Seat, auto: true | undefined): void {
  const place = room.places[seat];
  if (place?.kind === 'human') place.timeouts = auto ? place.timeouts + 1 : 0;
}

export function finish(room: Room, at: number): void {
  const match = room.play;
  if (match?.outcome === undefined) return;
  const { outcome } = match;
  room.phase = 'finished';
  room.updatedAt = at;
  room.changeTable();
  room.news.turn = true;
  room.games.push({
    game: room.dealtGames,
    rules: match.deal.game.id,
    names: room.places.map((place) =>
      place.kind === 'human' ? place.name : place.kind === 'bot' ? place.level : '',
    ),
    people: room.places.map((place) => (place.kind === 'human' ? place.person : '')),
    scores: outcome.scores,
    ranks: outcome.ranks,
    ...(outcome.reason !== undefined && { reason: outcome.reason }),
    at,
    step: room.dealtAt,
  });
  if (match.ended?.reason !== 'abandoned') prepareNext(room, match, outcome);
}

/** The rules say who opens the next game. */
function prepareNext(room: Room, { deal: { game, options, seats } }: RunningMatch, outcome: Outcome): void {
  room.series.push(outcome);
  room.settings = { ...room.settings, options: game.nextOptions(options, seats, outcome) };
}
