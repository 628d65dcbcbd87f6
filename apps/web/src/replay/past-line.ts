import { FastRng, type Game, type GameOptions } from '@sixfold/game-kit';
import type { Past, TableState } from '@sixfold/protocol';
import type { Line } from '../stage/line.js';

/**
 * A running game as somebody saw it, as a line like any other. Behind each view stands some world that fits it: seen with
 * the same eyes, which is all that is ever shown, it looks exactly as it did.
 */
export function lineOfPast(
  game: Game,
  { options, seats }: Pick<TableState, 'options' | 'seats'>,
  past: Past,
): Line {
  const worldOf = (view: unknown): unknown => game.determinize(view, new FastRng(1));
  return {
    game,
    setup: { options: options as GameOptions, seats: seats.length, seed: '' },
    start: worldOf(past.start),
    beats: past.turns.map(({ seats: movers, facts, view }) => ({
      moves: movers.map((seat) => ({ seat, move: '' })),
      facts,
      state: worldOf(view),
    })),
  };
}
