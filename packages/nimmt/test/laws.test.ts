import type { Table, Viewer } from '@sixfold/game-kit';
import { describeGoldens, describeLaws, type LawCase } from '@sixfold/game-laws';
import { nimmt, VARIANTS, variantById } from '../src/index.js';

type NimmtTable = {
  readonly rows: readonly (readonly number[])[];
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
  readonly laid?: readonly (readonly number[])[];
  readonly open?: readonly number[];
  readonly traps?: readonly (readonly string[])[];
};

const read = (table: Table) => table as NimmtTable;

/** Every card on the table: no number twice, and (but for 0s laid aside in `simple`) always as many as dealt. */
function conserved(table: Table): unknown {
  const { rows, hands, piles, laid = [], open = [] } = read(table);
  const cards = [...rows, ...hands, ...piles, ...laid, open].flat();
  const numbers = cards.filter((card) => card > 0);
  return { doubled: numbers.length - new Set(numbers).size, cards: cards.length };
}

const neverDoubled = (table: Table): unknown => (conserved(table) as { doubled: number }).doubled;

/** Other hands, hidden lays and other traps; after a draft the hands are known. */
function secrets(table: Table, viewer: Viewer): Readonly<Record<string, unknown>> {
  const { hands, laid = [], traps = [] } = read(table);
  const others = [...hands.keys()].filter((seat) => seat !== viewer);
  return Object.fromEntries(
    others.flatMap((seat) => [
      [`hand ${seat}`, [hands[seat], laid[seat] ?? []]],
      ...(traps[seat]?.length ? [[`traps ${seat}`, traps[seat]]] : []),
    ]),
  );
}

/** The smallest, a middle and the largest table of every variant. */
const tables = VARIANTS.flatMap((variant) =>
  [2, 4, variantById(variant).maxSeats].map((seats) => ({
    name: `${variant}-${seats}`,
    options: { variant },
    seats,
  })),
);

const more = [
  { name: 'tactics-3', options: { deck: 'tactics' }, seats: 3 },
  { name: 'one-round-5', options: { rounds: 1 }, seats: 5 },
  { name: 'ole-3', options: { variant: 'ole' }, seats: 3 },
  { name: 'ole-tactics-4', options: { variant: 'ole', deck: 'tactics', copies: 1 }, seats: 4 },
  {
    name: 'ole-own-3',
    options: {
      variant: 'ole',
      traps: 'own',
      unique: true,
      starter: 2,
      collections: [
        { mask: 3, block: 1, drop: 1 },
        { block: 2, drop: 2, shift: 1 },
        { shift: 1, stretch: 1, block: 1, drop: 1, mask: 1 },
      ],
    },
    seats: 3,
  },
];

const draft = { name: 'draft-4', options: { deck: 'tactics', draft: true }, seats: 4 };

const cases: LawCase[] = [
  ...[...tables, ...more].map((one) => ({
    ...one,
    hidden: true,
    secrets,
    conserved: one.options.variant === 'simple' ? neverDoubled : conserved,
    games: one.seats > 5 ? 4 : 8,
    // N-64: that a player masks is public at once, the cards are not.
    openly: (move: string) => (move.includes('?') ? 'masked' : ''),
  })),
  // Everyone knows every hand from the draft; what is laid hidden is known to nobody but its player.
  { ...draft, hidden: false, conserved, games: 6 },
];

describeLaws(nimmt, cases);
describeGoldens(nimmt, [...tables, ...more, draft], new URL('../playthroughs/', import.meta.url));
