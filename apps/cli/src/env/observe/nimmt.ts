import {
  HIGHEST_CARD,
  type NimmtOptions,
  type NimmtView,
  type Phase,
  ROW_SPACE,
  ROWS,
  TRAPS,
  variantById,
} from '@sixfold/nimmt';
import { NOTHING, type Numbers, type Observer } from './observer.js';

const CARDS = HIGHEST_CARD + 1;
/** The numbers of the phases: programs know them from docs/environment.md, so they stay. */
const PHASES: Readonly<Record<Phase, number>> = {
  pick: 0,
  lay: 1,
  window: 2,
  chooseMasked: 3,
  place: 4,
  chooseRow: 5,
  count: 6,
  over: 7,
};

/** What a seat at a table of 6 nimmt! knows, as docs/environment.md lists it. */
export function nimmtObserver(options: NimmtOptions, seats: number): Observer<NimmtView> {
  const hasTraps = variantById(options.variant).traps;
  const hasDraft = options.draft === true;
  return {
    parts: [
      ['hand', CARDS],
      ['seen', CARDS],
      ['rows', ROWS * ROW_SPACE],
      ['cards', seats],
      ['points', seats],
      ['totals', seats],
      ['waiting', seats],
      ['placing', 1],
      ['phase', 1],
      ...(hasTraps ? ([['traps', TRAPS.length]] as const) : []),
      ...(hasDraft ? ([['open', CARDS]] as const) : []),
    ],
    observe: (view, seat, into) => {
      countCards(view.hand, into);
      markSeen(view, into);
      for (let row = 0; row < ROWS; row++) into.list(view.rows[row] ?? [], ROW_SPACE);
      into.seats(view.players, seat, ({ cards }) => cards);
      into.seats(view.players, seat, ({ points }) => points);
      into.seats(view.players, seat, ({ total }) => total);
      const waiting = into.table(seats);
      for (let other = 0; other < seats; other++) into.set(waiting + other, NOTHING);
      for (const one of view.waiting) into.set(waiting + ((one.seat - seat + seats) % seats), one.card);
      // A shifted card may lie half-way between two others.
      into.put(view.waiting.length > 0 ? 2 * view.placingValue : NOTHING);
      into.put(PHASES[view.phase]);
      if (hasTraps) for (const trap of TRAPS) into.put(view.traps.filter((held) => held === trap).length);
      if (hasDraft) countCards(view.open, into);
    },
  };
}

function countCards(cards: readonly number[], into: Numbers): void {
  const start = into.table(CARDS);
  for (const card of cards) into.add(start + card);
}

/** Every card that has lain open in this round. */
function markSeen(view: NimmtView, into: Numbers): void {
  const start = into.table(CARDS);
  const mark = (cards: readonly number[]): void => {
    for (const card of cards) into.set(start + card, 1);
  };
  for (const row of view.rows) mark(row);
  for (const { played, pile } of view.players) {
    mark(played);
    mark(pile);
  }
}
