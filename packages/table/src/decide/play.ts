import { isRefusal, notYourTurn, offersSignal, type Seat } from '@sixfold/game-kit';
import type { Asking, Decider, Decision } from '../commands.js';
import type { Played, RoomEvent } from '../entries.js';
import { MOST_CHANGES } from '../limits.js';
import { refuse } from '../refusals.js';
import type { Room } from '../room.js';
import { declareAlike, type RunningMatch } from '../running-match.js';
import { requireMatch, requireOwnSeat } from './require.js';

/** A person chooses a move. The last choice of a turn makes moves of all of them. */
export const choose: Decider<'choose'> = (room, asking, wanted) => {
  const seat = requireOwnSeat(room, asking, wanted.seat ?? askedSeat(room, asking));
  if (isRefusal(seat)) return seat;
  const match = requireMatch(room);
  if (isRefusal(match)) return match;
  const { number, move } = wanted;
  const isOther = wanted.game !== undefined && wanted.game !== room.dealtGames;
  if (number !== match.number || isOther) return refuse('staleNumber', { number: match.number });
  if (!room.isPersonal(seat)) return refuse('botPlaysForYou');
  if (match.late.has(seat)) return refuse('timeUp');
  const before = match.pending.get(seat);
  if (before?.move === move) return 'repeated';
  if (match.changesOf(seat) > MOST_CHANGES) return refuse('choiceStands');
  const checked = match.rules.check(seat, move);
  if (isRefusal(checked)) return checked;
  if (before?.move === checked.move) return 'repeated';
  // N-64 What everybody knows of a choice already is part of the game: the rest may still be changed.
  if (before !== undefined && !declareAlike(before.declared, checked.facts)) return refuse('declared');
  return choices(match, [{ seat, move: checked.move }]);
};

/** Somebody with several seats means the one that is asked. */
function askedSeat(room: Room, { person }: Asking): Seat | undefined {
  const own = room.seatsOf(person);
  return own.find((seat) => room.play?.waitingFor().includes(seat)) ?? own[0];
}

/** Bots choose: at their own seats, in people's places, for people out of time. What no longer fits is left out. */
export function chooseForBots(
  room: Room,
  asked: { readonly game: number; readonly number: number },
  wanted: readonly Played[],
): Decision {
  const match = requireMatch(room);
  if (isRefusal(match) || match.number !== asked.number || room.dealtGames !== asked.game) return 'repeated';
  const waiting = match.waitingFor();
  const open = wanted
    .filter(({ seat, move }) => waiting.includes(seat) && room.isBots(seat) && isLegal(match, seat, move))
    .map(
      ({ seat, move }): Played => ({
        seat,
        move,
        ...(room.places[seat]?.kind === 'human' && { auto: true }),
      }),
    );
  return open.length === 0 ? 'repeated' : choices(match, open);
}

const isLegal = (match: RunningMatch, seat: Seat, move: string): boolean =>
  !isRefusal(match.rules.check(seat, move));

function choices(match: RunningMatch, wanted: readonly Played[]): RoomEvent[] {
  const others = match.waitingFor().filter((seat) => !wanted.some((choice) => choice.seat === seat));
  if (others.length > 0) return wanted.map((choice) => ({ kind: 'chose', ...choice }));
  const all = new Map<Seat, Played>(
    [...match.pending].map(([seat, { move, auto }]) => [seat, { seat, move, ...(auto && { auto }) }]),
  );
  for (const choice of wanted) all.set(choice.seat, choice);
  // In the order of seats, whoever chose first: the order of choosing is nobody's business.
  const moves = [...all.values()].sort((a, b) => a.seat - b.seat);
  const by = wanted.at(-1)?.seat ?? 0;
  // Bots that choose together with the last person have their own entries, so that every choice is accounted for.
  const earlier = wanted.slice(0, -1).map((choice): RoomEvent => ({ kind: 'chose', ...choice }));
  return [...earlier, { kind: 'played', by, moves }];
}

/** Somebody among bots takes their last decision back, where the room allows it. */
export const takeBack: Decider<'takeback'> = (room, asking) => {
  const seat = requireOwnSeat(room, asking);
  if (isRefusal(seat)) return seat;
  if (room.phase !== 'playing' || room.play === undefined)
    return refuse(room.phase === 'finished' ? 'gameOver' : 'notStarted');
  if (!room.settings.takeBack) return refuse('noTakeBack');
  if (room.seatedPeople().length > 1 || room.seatsOf(asking.person).length > 1)
    return refuse('takeBackAlone');
  const last = room.play.steps.findLast((step) => step.seat === seat && !step.auto);
  if (last === undefined) return refuse('nothingToTakeBack');
  // Choices that were made together are taken back together.
  return [{ kind: 'tookBack', number: last.turn }];
};

/** Somebody wants to know what a bot would do: always where nobody else plays, else where the host allows it. */
export const hint: Decider<'hint'> = (room, asking, wanted) => {
  const seat = requireOwnSeat(room, asking, wanted.seat ?? askedSeat(room, asking));
  if (isRefusal(seat)) return seat;
  const match = requireMatch(room);
  if (isRefusal(match)) return match;
  if (wanted.number !== match.number) return refuse('staleNumber', { number: match.number });
  if (!match.toAct.includes(seat)) return notYourTurn(seat, match.toAct);
  if (!room.isPersonal(seat)) return refuse('botPlaysForYou');
  if (!room.allowsHints()) return refuse('hintsOnlyAlone');
  // Asking twice about one decision is one hint.
  return match.isHinted(seat) ? 'repeated' : [{ kind: 'hinted', seat }];
};

export const resign: Decider<'resign'> = (room, asking, { seat: wanted }) => {
  const seat = requireOwnSeat(room, asking, wanted);
  if (isRefusal(seat)) return seat;
  const match = requireMatch(room);
  if (isRefusal(match)) return match;
  if (!match.deal.game.manifest.manners.resign) return refuse('noResigning');
  return [{ kind: 'ended', reason: 'resigned', seat }];
};

export const draw: Decider<'draw'> = (room, asking, { action, seat: wanted }) => {
  const seat = requireOwnSeat(room, asking, wanted);
  if (isRefusal(seat)) return seat;
  const match = requireMatch(room);
  if (isRefusal(match)) return match;
  if (!match.deal.game.manifest.manners.draw) return refuse('noDraws');
  const { drawOffer, sides } = match;
  const isTheirs = drawOffer !== undefined && sides[drawOffer] !== sides[seat];
  switch (action) {
    case 'offer':
      // Both want it: that is an agreement.
      if (isTheirs) return [{ kind: 'ended', reason: 'agreed' }];
      if (drawOffer !== undefined) return 'repeated';
      return match.offered.get(seat) === match.number
        ? refuse('offeredAlready')
        : [{ kind: 'drawOffered', seat }];
    case 'accept':
      return isTheirs ? [{ kind: 'ended', reason: 'agreed' }] : refuse('noOffer');
    case 'decline':
      return drawOffer === undefined ? refuse('noOffer') : [{ kind: 'drawDeclined', seat }];
  }
};

/** S-11: one warning signal a turn, heard by everyone, where the table allows it. */
export const signal: Decider<'signal'> = (room, asking, { seat: wanted }) => {
  const seat = requireOwnSeat(room, asking, wanted);
  if (isRefusal(seat)) return seat;
  const match = requireMatch(room);
  if (isRefusal(match)) return match;
  if (!offersSignal(match.deal.game.manifest, match.deal.options)) return refuse('noSignals');
  if (match.signalled.get(seat) === match.number) return refuse('signalGiven');
  return [{ kind: 'signalled', seat }];
};
