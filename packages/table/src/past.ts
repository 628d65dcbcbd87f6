import { factsFor, type Game, isRefusal, Match, type MatchRecord, type Viewer } from '@sixfold/game-kit';
import type { Past } from '@sixfold/protocol';
import type { PlayedStep, RunningMatch } from './running-match.js';

/**
 * The game on the table up to now, as one viewer saw it: the view before everything and after each turn, with what was
 * told. Nothing is in it that the viewer was not shown at the time. It is made move by move, so that whoever asks for a long
 * one can do something else in between; what the game does meanwhile is not in it.
 */
export function pastOf(play: RunningMatch, viewer: Viewer): Generator<void, Past | undefined> {
  return walk(play.deal.game, play.record(), [...play.steps], viewer);
}

function* walk(
  game: Game,
  record: MatchRecord,
  steps: readonly PlayedStep[],
  viewer: Viewer,
): Generator<void, Past | undefined> {
  const match = Match.start(game, record);
  if (isRefusal(match)) return undefined;
  const start = match.view(viewer);
  const turns: Past['turns'][number][] = [];
  for (const [index, { seat, move, turn, number }] of steps.entries()) {
    if (isRefusal(match.play(seat, move))) return undefined;
    if (steps[index + 1]?.turn !== turn) {
      const played = steps.slice(turn, index + 1);
      const seats = played.map((step) => step.seat);
      turns.push({ number, seats, facts: toldTo(viewer, played), view: match.view(viewer) });
    }
    yield;
  }
  return { ...(viewer !== 'spectator' && { seat: viewer }), start, turns };
}

const toldTo = (viewer: Viewer, played: readonly PlayedStep[]): Past['turns'][number]['facts'] =>
  factsFor(
    viewer,
    played.flatMap(({ facts }) => facts),
  ).map((fact) => ({ ...fact }));
