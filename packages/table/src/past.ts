import { factsFor, isRefusal, type MatchRecord, replay, type Viewer } from '@sixfold/game-kit';
import type { Past } from '@sixfold/protocol';
import type { PlayedStep, RunningGame } from './running-game.js';

/**
 * The game on the table up to now, as one viewer saw it: the view before everything and after each turn, with what was
 * told. Nothing is in it that the viewer was not shown at the time.
 */
export function pastOf(play: RunningGame, viewer: Viewer): Past | undefined {
  const { deal, steps } = play;
  const views: unknown[] = [];
  const record: MatchRecord = play.record();
  const match = replay(deal.game, record, (before) => {
    const next = steps[before.moves.length];
    if (next === undefined || next.turn === before.moves.length) views.push(before.view(viewer));
  });
  if (isRefusal(match)) return undefined;
  const [start, ...after] = [...views, match.view(viewer)];
  const turns = [...new Set(steps.map(({ turn }) => turn))].map((turn) =>
    steps.filter((step) => step.turn === turn),
  );
  return {
    ...(viewer !== 'spectator' && { seat: viewer }),
    start,
    turns: turns.map((played, index) => ({
      number: played.at(-1)?.number ?? 0,
      seats: played.map((step) => step.seat),
      facts: toldTo(viewer, played),
      view: after[index],
    })),
  };
}

const toldTo = (viewer: Viewer, played: readonly PlayedStep[]): Past['turns'][number]['facts'] =>
  factsFor(
    viewer,
    played.flatMap(({ facts }) => facts),
  ).map((fact) => ({ ...fact }));
