import type { Table, Viewer } from '@sixfold/game-kit';
import { describeGoldens, describeLaws } from '@sixfold/game-laws';
import { type DRAWINGS, sixteen } from '../src/index.js';

interface Rules {
  readonly matches?: boolean;
  readonly jokers?: boolean;
  readonly bonus?: boolean;
  readonly drawing?: (typeof DRAWINGS)[number];
  readonly starter?: number;
}

/** Every switch by itself for two and for four, and all of them together. */
const WAYS: readonly (Rules & { readonly name: string })[] = [
  { name: 'plain' },
  { name: 'no-matches', matches: false },
  { name: 'no-jokers', jokers: false },
  { name: 'bonus', bonus: true },
  { name: 'strict', drawing: 'strict' },
  { name: 'loose', drawing: 'loose' },
  { name: 'last-starts', starter: 1 },
  { name: 'strict-bonus-no-jokers', drawing: 'strict', bonus: true, jokers: false },
  { name: 'loose-no-matches', drawing: 'loose', matches: false },
];

const cases = [2, 4].flatMap((seats) =>
  WAYS.map(({ name, ...options }) => ({ name: `${name}-${seats}`, options, seats })),
);

type SixteenTable = {
  readonly hands: readonly (readonly string[])[];
  readonly talon: readonly string[];
};

const tableOf = (table: Table) => table as SixteenTable;

/** The other hands and the order of the talon. */
function secrets(table: Table, viewer: Viewer): Readonly<Record<string, unknown>> {
  const { hands, talon } = tableOf(table);
  const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : [[`hand ${seat}`, hand] as const]));
  return { ...Object.fromEntries(others), talon };
}

/** Whatever is unseen is somewhere, and each card as often as there are. */
function pooled(table: Table): unknown {
  const { hands, talon } = tableOf(table);
  return [...hands.flat(), ...talon].sort();
}

describeLaws(
  sixteen,
  cases.map((lawCase) => ({ ...lawCase, hidden: true, secrets, pooled })),
);

describeGoldens(sixteen, cases, new URL('../playthroughs/', import.meta.url));
