import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { runsOf } from '@sixfold/game-laws';
import { expect, test } from 'vitest';
import { type Cell, parseCell, type SixTable, six } from '../src/index.js';
import { optionsOf } from './helpers.js';

/** The 12 symmetries of the grid that leave the middle where it is, each with any shift. */
const turn = ([q, r]: Cell): Cell => [0 - r, q + r];
const mirror = ([q, r]: Cell): Cell => [r, q];
const SYMMETRIES = [0, 1, 2, 3, 4, 5].flatMap((times) =>
  [false, true].map((mirrored) => (cell: Cell): Cell => {
    let image = mirrored ? mirror(cell) : cell;
    for (let n = 0; n < times; n++) image = turn(image);
    return image;
  }),
);

type Symmetry = (typeof SYMMETRIES)[number];
const cells = (text: string): Cell[] => text.split(/[>=]/).map((cell) => parseCell(cell) as Cell);
const byQThenR = (a: Cell, b: Cell): number => a[0] - b[0] || a[1] - b[1];
const image = (table: SixTable, symmetry: Symmetry): SixTable => ({
  ...table,
  red: table.red.map(symmetry).sort(byQThenR),
  black: table.black.map(symmetry).sort(byQThenR),
});

/** The image of a move; a group is named by its smallest cell, which need not be the image of the old name. */
function imageOf(
  move: string,
  symmetry: Symmetry,
  legal: readonly string[],
  after: string,
  table: SixTable,
): string {
  const [first, second] = cells(move).map(symmetry);
  const text = second === undefined ? String(first) : `${first}>${second}`;
  const candidates = legal.filter((one) => one === text || one.startsWith(`${text}=`));
  if (candidates.length <= 1) return candidates[0] ?? text;
  return candidates.find((one) => tableAfter(table, one) === after) ?? text;
}

const options = optionsOf();

function tableAfter(table: SixTable, move: string): string {
  const state = six.fromTable(options, 2, table, 'x');
  if (isRefusal(state)) throw new Error(state.code);
  const parsed = six.parseMove(state, move);
  if (isRefusal(parsed)) throw new Error(parsed.code);
  six.apply(state, table.toMove as number, parsed);
  const { red, black } = six.table(state) as SixTable;
  return JSON.stringify([red, black]);
}

test.each(SYMMETRIES.map((symmetry, at) => [at, symmetry] as const))(
  '[S-1] the game is the same under symmetry %i of the grid',
  (at, symmetry) => {
    for (let game = 0; game < runsOf(4); game++) {
      const rng = new FastRng(`${at} ${game}`);
      const one = Match.start(six, { options, seats: 2, seed: 'one' }) as Match;
      const other = Match.start(six, { options, seats: 2, seed: 'other' }) as Match;
      for (let seat = one.toAct()[0]; seat !== undefined; seat = one.toAct()[0]) {
        const legal = one.legal(seat);
        const otherLegal = other.legal(seat);
        expect(otherLegal.length).toBe(legal.length);
        const move = legal[below(rng, legal.length)] as string;
        const otherTable = other.table() as SixTable;
        expect(isRefusal(one.play(seat, move))).toBe(false);
        const expected = image(one.table() as SixTable, symmetry);
        const after = JSON.stringify([expected.red, expected.black]);
        const otherMove = imageOf(move, symmetry, otherLegal, after, otherTable);
        expect(isRefusal(other.play(seat, otherMove))).toBe(false);
        expect(other.table()).toEqual(expected);
        expect(other.outcome()).toEqual(one.outcome());
      }
    }
  },
);
