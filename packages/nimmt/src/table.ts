// docs/notation.md, "Trace": the table of nimmt, written and read
import { everySeat, isRefusal, matchKey, onlySeat, Refusal, type Seat, type Table } from '@sixfold/game-kit';
import { type Card, ZERO } from './cards.js';
import { startCount } from './count.js';
import { openCards } from './draft.js';
import { settle } from './play.js';
import {
  addToHand,
  addToPile,
  allRows,
  HAND_SPACE,
  handCards,
  laidCards,
  NimmtState,
  pileCards,
  ROW_SPACE,
  ROWS,
  type TableRules,
} from './state.js';
import { trapsOf } from './trap-cards.js';
import { TRAP_KINDS, TRAPS, type Trap } from './traps.js';
import { waitingCards } from './view.js';

export function tableOf(state: NimmtState): Table {
  const { seats, variant } = state.rules;
  const perSeat = <Value>(of: (seat: Seat) => Value): Value[] =>
    Array.from({ length: seats }, (_, seat) => of(seat));
  const laid = perSeat((seat) => laidOnTable(state, seat));
  return {
    round: state.round,
    rows: allRows(state),
    hands: perSeat((seat) => handCards(state, seat)),
    piles: perSeat((seat) => pileCards(state, seat)),
    totals: Array.from(state.totals),
    ...(variant.traps && { traps: perSeat((seat) => trapsOf(state.traps, seat)) }),
    ...(laid.some((cards) => cards.length > 0) && { laid }),
    ...(state.phase === 'pick' && { open: openCards(state) }),
  };
}

/** Laid cards that are not placed yet: still hidden, or revealed and waiting. */
function laidOnTable(state: NimmtState, seat: Seat): Card[] {
  if (state.queueLength === 0) return laidCards(state, seat);
  const waiting = waitingCards(state).filter((entry) => entry.seat === seat);
  return waiting.map(({ card }) => card).sort((a, b) => a - b);
}

/** A position with nothing laid, as a table describes it; `turn` (simple) says who is next, seat 0 if absent. */
export function stateFromTable(rules: TableRules, table: Table, seed: string): NimmtState | Refusal {
  const state = new NimmtState(rules, matchKey(seed));
  const refusal = readCards(state, table) ?? readTotals(state, table) ?? readTraps(state, table);
  if (isRefusal(refusal)) return refusal;
  const holders = Array.from(state.handSize).reduce(
    (set, size, seat) => (size > 0 ? set | onlySeat(seat) : set),
    0,
  );
  if (holders === 0) {
    startCount(state);
    settle(state);
  } else if (rules.variant.laying === 'inTurn') {
    const turn = table.turn ?? 0;
    if (!isWhole(turn, 0, rules.seats - 1)) return badTable('turn');
    state.turn = turn;
    state.toAct = onlySeat(turn);
  } else {
    state.toAct = holders & everySeat(rules.seats);
  }
  return state;
}

const badTable = (field: string): Refusal => new Refusal('badTable', { field });

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

function readCards(state: NimmtState, table: Table): Refusal | undefined {
  const { seats, highest, variant } = state.rules;
  const lowest = variant.zeros === 'none' ? 1 : ZERO;
  const seen = new Set<Card>();
  const isNew = (card: unknown): card is Card => {
    if (!isWhole(card, lowest, highest) || seen.has(card)) return false;
    if (card !== ZERO) seen.add(card);
    return true;
  };
  const areCards = (lists: unknown, count: number, most: number): lists is Card[][] =>
    Array.isArray(lists) &&
    lists.length === count &&
    lists.every((list) => Array.isArray(list) && list.length <= most && list.every(isNew));
  const { rows, hands, piles } = table;
  if (!areCards(rows, ROWS, ROW_SPACE) || rows.some((row) => row.length === 0)) return badTable('rows');
  if (!areCards(hands, seats, HAND_SPACE)) return badTable('hands');
  if (!areCards(piles, seats, highest)) return badTable('piles');
  rows.forEach((cards, row) => {
    state.rows.set(cards, row * ROW_SPACE);
    state.rowLength[row] = cards.length;
  });
  hands.forEach((cards, seat) => cards.forEach((card) => addToHand(state, seat, card)));
  piles.forEach((cards, seat) => cards.forEach((card) => addToPile(state, seat, card)));
  return undefined;
}

function readTotals(state: NimmtState, { totals, round }: Table): Refusal | undefined {
  const { seats } = state.rules;
  if (!isWhole(round, 1, 9999)) return badTable('round');
  const areTotals =
    Array.isArray(totals) && totals.length === seats && totals.every((total) => isWhole(total, 0, 1e6));
  if (!areTotals) return badTable('totals');
  state.round = round;
  state.totals.set(totals as number[]);
  return undefined;
}

function readTraps(state: NimmtState, { traps }: Table): Refusal | undefined {
  if (!state.rules.variant.traps) return traps === undefined ? undefined : badTable('traps');
  const areTraps = (list: unknown): list is Trap[] =>
    Array.isArray(list) && list.every((trap) => TRAPS.includes(trap as Trap));
  if (!Array.isArray(traps) || traps.length !== state.rules.seats || !traps.every(areTraps))
    return badTable('traps');
  traps.forEach((held: Trap[], seat) => {
    for (const trap of held) state.traps[seat * TRAP_KINDS + TRAPS.indexOf(trap)]++;
  });
  return undefined;
}
