import { bullheadsOf, type NimmtView, ROW_LIMIT, variantById } from '@sixfold/nimmt';

/** Where a card would go if it were placed next, as the rows lie now. */
export interface Landing {
  readonly card: number;
  /** Undefined: a low card whose player chooses a row (N-11). */
  readonly row: number | undefined;
  /** The place in the row, from 0. */
  readonly place: number;
  /** What its player takes; 0 when nothing is taken. */
  readonly heads: number;
  readonly takes: boolean;
  readonly low: boolean;
}

type Rows = readonly (readonly number[])[];

const lastOf = (row: readonly number[]): number => row.at(-1) ?? 0;

/** N-3 The row whose last card is lower and closest. */
function rowFor(rows: Rows, value: number): number | undefined {
  let best: number | undefined;
  for (const [index, row] of rows.entries()) {
    const last = lastOf(row);
    if (last < value && (best === undefined || last > lastOf(rows[best] ?? []))) best = index;
  }
  return best;
}

/** N-25 The row whose last card is the highest. */
const highestRow = (rows: Rows): number =>
  rows.reduce((best, row, index) => (lastOf(row) > lastOf(rows[best] ?? []) ? index : best), 0);

/** Where one card would go; `value` may differ from the printed number (N-66). */
export function landing(view: NimmtView, card: number, value = card, rows: Rows = view.rows): Landing {
  const fitting = rowFor(rows, value);
  const low = fitting === undefined;
  if (low && variantById(view.options.variant).lowCard === 'takesRow') {
    const heads = Math.min(...rows.map(bullheadsOf));
    return { card, row: undefined, place: 0, heads, takes: true, low };
  }
  const row = fitting ?? highestRow(rows);
  const cards = rows[row] ?? [];
  const takes = cards.length >= ROW_LIMIT;
  return { card, row, place: cards.length, heads: takes ? bullheadsOf(cards) : 0, takes, low };
}

/** Where the cards of one lay would go, one after another (N-5). 0-cards go nowhere (N-24). */
export function landings(view: NimmtView, cards: readonly number[]): readonly Landing[] {
  let rows: Rows = view.rows;
  return cards
    .filter((card) => card > 0)
    .sort((one, other) => one - other)
    .map((card) => {
      const next = landing(view, card, card, rows);
      rows = rows.map((row, index) => (index !== next.row ? row : next.takes ? [card] : [...row, card]));
      return next;
    });
}
