import { isRefusal, Match, readTableOptions } from '@sixfold/game-kit';
import { type Cell, type SixOptions, six } from '@sixfold/six';
import { describe, expect, it } from 'vitest';
import { FORMS } from './forms.js';

const keyOf = ([q, r]: Cell): string => `${q},${r}`;
/** Stones of the other side that lead up and away from the highest of these. */
const blacks = (cells: readonly Cell[]): Cell[] => {
  const [q, r] = cells.reduce((high, cell) => (cell[1] < high[1] ? cell : high));
  return Array.from({ length: 5 }, (_, step): Cell => [q, r - 1 - step]);
};

describe('[S-3] the drawn forms', () => {
  it.each(Object.entries(FORMS).flatMap(([form, turns]) => turns.map((cells) => ({ form, cells }))))(
    '$form $cells wins with its last stone',
    ({ form, cells }) => {
      const options = readTableOptions(six, {}, 2);
      if (isRefusal(options)) throw new Error(options.code);
      const red = cells.slice(0, -1);
      const before = { red, black: blacks(red), supply: [14, 14], phase: 1, toMove: 0 };
      const state = six.fromTable(options as SixOptions, 2, before, 'forms');
      if (isRefusal(state)) throw new Error(state.code);
      const match = Match.from(six, { options: options as SixOptions, seats: 2, seed: 'forms' }, state);
      expect(isRefusal(match.play(0, keyOf(cells.at(-1) ?? [0, 0])))).toBe(false);
      expect(match.outcome()).toMatchObject({ reason: form, ranks: [1, 2] });
    },
  );
});
