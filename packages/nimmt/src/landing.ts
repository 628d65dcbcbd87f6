import { bullheadsOf, type Card } from './cards.js';
import { highestRow, NO_ROW, rowFor } from './placing.js';
import { ROW_LIMIT } from './state.js';
import { variantById } from './variants.js';
import type { NimmtView } from './view.js';

/** Where a card would go if it were placed next, as the rows lie now. */
export interface Landing {
  readonly card: Card;
  /** Undefined: a low card whose player chooses a row (N-11). */
  readonly row: number | undefined;
  /** The place in the row, from 0. */
  readonly place: number;
  /** What its player takes; 0 when nothing is taken. */
  readonly heads: number;
  readonly takes: boolean;
  readonly low: boolean;
}

/** No card fits a row that has not been started (N-15). */
const ABOVE_ALL = 255;

type Rows = readonly (readonly Card[])[];

/** Where one card would go; `value` may differ from the printed number (N-66). */
export function landing(view: NimmtView, card: Card, value = card, rows: Rows = view.rows): Landing {
  const ends = { rowEnd: rows.map((row) => row.at(-1) ?? ABOVE_ALL) };
  const fitting = rowFor(ends, value);
  const low = fitting === NO_ROW;
  if (low && variantById(view.options.variant).lowCard === 'takesRow') {
    const heads = Math.min(...rows.map(bullheadsOf));
    return { card, row: undefined, place: 0, heads, takes: true, low };
  }
  const row = low ? highestRow(ends) : fitting;
  const cards = rows[row];
  const takes = cards.length >= ROW_LIMIT;
  return { card, row, place: cards.length, heads: takes ? bullheadsOf(cards) : 0, takes, low };
}

/** Where the cards of one lay would go, one after another (N-5). 0-cards go nowhere (N-24). */
export function landings(view: NimmtView, cards: readonly Card[]): readonly Landing[] {
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
