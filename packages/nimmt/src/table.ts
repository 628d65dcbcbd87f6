// docs/notation.md, "Trace": the table of nimmt, written and read
import {
  isRefusal,
  matchKey,
  NOBODY,
  onlySeat,
  Refusal,
  type Seat,
  type Seed,
  type Table,
} from '@sixfold/game-kit';
import { type Card, ZERO, ZERO_CARDS } from './cards.js';
import { askAtCount, seatToAskAtCount, startCount } from './count.js';
import { openCards } from './draft.js';
import { drawnFrom, type NimmtOptions } from './options.js';
import type { NimmtRefusal } from './refusals.js';
import {
  addToHand,
  addToPile,
  addToRow,
  allRows,
  HAND_SPACE,
  handCards,
  laidCards,
  matchRules,
  NimmtState,
  NO_SEAT,
  pileCards,
  ROW_SPACE,
  ROWS,
  trapCount,
} from './state.js';
import { trapsOf } from './trap-cards.js';
import { TRAP_KINDS, TRAPS, type Trap } from './traps.js';
import { waitingCards } from './view.js';

export function table(state: NimmtState): Table {
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

/**
 * A position that awaits a decision with nothing laid, as a table describes it: a draft's next pick, the next lay,
 * or (with no cards in hand) the count. `turn` says who is next in `simple`; left out, the starter is.
 */
export function fromTable(
  options: NimmtOptions,
  seats: number,
  table: Table,
  seed: Seed,
): NimmtState | NimmtRefusal {
  const rules = matchRules(options, seats);
  const state = new NimmtState(rules, matchKey(seed));
  const refusal = readTotals(state, table) ?? readCards(state, table) ?? readTraps(state, table);
  if (isRefusal(refusal)) return refusal;
  if (table.laid !== undefined) return badTable('laid');
  if (state.phase === 'pick') return state;
  const holders = Array.from(state.handSize).reduce(
    (set, size, seat) => (size > 0 ? set | onlySeat(seat) : set),
    0,
  );
  if (holders === NOBODY) return atTheCount(state);
  if (rules.variant.laying === 'inTurn') {
    const turn = table.turn ?? state.starter;
    if (!isWhole(turn, 0, rules.seats - 1)) return badTable('turn');
    state.turn = turn;
    state.toAct = onlySeat(turn);
  } else {
    state.toAct = holders;
  }
  return state;
}

/** N-69 Only while somebody may drop something; otherwise the round is already over. */
function atTheCount(state: NimmtState): NimmtState | NimmtRefusal {
  startCount(state);
  const seat = seatToAskAtCount(state);
  if (seat === NO_SEAT) return badTable('hands');
  askAtCount(state, seat);
  return state;
}

const badTable = (field: string): NimmtRefusal => new Refusal('badTable', { field });

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

function readCards(state: NimmtState, table: Table): NimmtRefusal | undefined {
  const { seats, highest, variant } = state.rules;
  const lowest = variant.zeros === 'none' ? 1 : ZERO;
  const seen = new Set<Card>();
  let zeros = 0;
  const isNew = (card: unknown): card is Card => {
    if (!isWhole(card, lowest, highest) || seen.has(card)) return false;
    if (card === ZERO) return ++zeros <= ZERO_CARDS;
    seen.add(card);
    return true;
  };
  const areCards = (lists: unknown, count: number, most: number): lists is Card[][] =>
    Array.isArray(lists) &&
    lists.length === count &&
    lists.every((list) => Array.isArray(list) && list.length <= most && list.every(isNew));
  const { rows, hands, piles, open } = table;
  const isDraft = open !== undefined;
  const rowsFit = (cards: readonly Card[]) => (isDraft ? cards.length === 0 : cards.length > 0);
  if (!areCards(rows, ROWS, ROW_SPACE) || !rows.every(rowsFit)) return badTable('rows');
  if (!areCards(hands, seats, HAND_SPACE)) return badTable('hands');
  if (!areCards(piles, seats, highest)) return badTable('piles');
  if (isDraft && (!state.rules.options.draft || !areCards([open], 1, highest))) return badTable('open');
  rows.forEach((cards, row) => {
    for (const card of cards) addToRow(state, row, card);
  });
  hands.forEach((cards, seat) => cards.forEach((card) => addToHand(state, seat, card)));
  piles.forEach((cards, seat) => cards.forEach((card) => addToPile(state, seat, card)));
  if (isDraft) awaitPick(state, open as Card[]);
  return undefined;
}

/** N-15 Picks go round from the starter, who moves on with every round. */
function awaitPick(state: NimmtState, open: readonly Card[]): void {
  const { seats, options } = state.rules;
  for (const card of open) state.open[card] = 1;
  state.phase = 'pick';
  state.starter = (options.starter + state.round - 1) % seats;
  const picks = state.handSize.reduce((sum, size) => sum + size, 0);
  state.turn = (state.starter + picks) % seats;
  state.toAct = onlySeat(state.turn);
}

function readTotals(state: NimmtState, { totals, round }: Table): NimmtRefusal | undefined {
  const { seats } = state.rules;
  if (!isWhole(round, 1, 9999)) return badTable('round');
  const areTotals =
    Array.isArray(totals) && totals.length === seats && totals.every((total) => isWhole(total, 0, 1e6));
  if (!areTotals) return badTable('totals');
  state.round = round;
  state.totals.set(totals as number[]);
  return undefined;
}

function readTraps(state: NimmtState, { traps }: Table): NimmtRefusal | undefined {
  if (!state.rules.variant.traps) return traps === undefined ? undefined : badTable('traps');
  const areTraps = (list: unknown): list is Trap[] =>
    Array.isArray(list) && list.every((trap) => TRAPS.includes(trap as Trap));
  if (!Array.isArray(traps) || traps.length !== state.rules.seats || !traps.every(areTraps))
    return badTable('traps');
  traps.forEach((held: Trap[], seat) => {
    for (const trap of held) state.traps[seat * TRAP_KINDS + TRAPS.indexOf(trap)]++;
  });
  return canBeDrawn(state) ? undefined : badTable('traps');
}

/** N-61 Nobody holds traps that the pool, or their own collection, does not have. */
function canBeDrawn(state: NimmtState): boolean {
  const { options, seats } = state.rules;
  const every = Array.from({ length: seats }, (_, seat) => seat);
  if (options.traps !== 'own') {
    return TRAPS.every(
      (_, trap) =>
        every.reduce((sum, seat) => sum + trapCount(state, seat, trap), 0) <= (options.copies ?? 0),
    );
  }
  return every.every((seat) =>
    drawnFrom(options.collections?.[seat] ?? {}, options).every(
      (most, trap) => trapCount(state, seat, trap) <= most,
    ),
  );
}
