import type { Table, Viewer } from '@sixfold/game-kit';
import { describeGoldens, describeLaws } from '@sixfold/game-laws';
import { goofspiel } from '../src/index.js';

const cases = [
  { name: 'two', options: {}, seats: 2 },
  { name: 'three-discard', options: { ties: 'discard' }, seats: 3 },
  { name: 'four-short', options: { cards: 5 }, seats: 4 },
];

type GoofspielTable = {
  readonly prizes: readonly number[];
  readonly takers: readonly unknown[];
  readonly hands: readonly (readonly number[])[];
  readonly bids: readonly number[];
};

const tableOf = (table: Table) => table as GoofspielTable;

/** No prize is lost, and every turn takes one card of each hand. */
function conserved(table: Table): unknown {
  const { prizes, takers, hands, bids } = tableOf(table);
  const all = [...prizes].sort((a, b) => a - b);
  return [all, hands.map((hand, seat) => hand.length + (bids[seat] === 0 ? 0 : 1) + takers.length)];
}

/** The order of the prizes to come, and what others have laid face down. */
function secrets(table: Table, viewer: Viewer): Readonly<Record<string, unknown>> {
  const { prizes, takers, bids } = tableOf(table);
  const hidden = bids.flatMap((bid, seat) => (bid === 0 || seat === viewer ? [] : [[`bid ${seat}`, bid]]));
  return { prizes: prizes.slice(takers.length + 1), ...Object.fromEntries(hidden) };
}

describeLaws(
  goofspiel,
  cases.map((lawCase) => ({ ...lawCase, hidden: true, conserved, secrets })),
);

describeGoldens(goofspiel, cases, new URL('../playthroughs/', import.meta.url));
