// RULES.md, "Starting a round"
import { everySeat, NOBODY, onlySeat, type Rng, shuffle } from '@sixfold/game-kit';
import { ZERO } from './cards.js';
import type { NimmtFact } from './facts.js';
import { drawnFrom } from './options.js';
import {
  allRows,
  HAND_SPACE,
  handCards,
  insertAscending,
  type NimmtState,
  NO_SEAT,
  NO_TRAP,
  ROWS,
  startRow,
} from './state.js';
import { trapsOf } from './trap-cards.js';
import { TRAP_KINDS, TRAPS, trapsEach } from './traps.js';
import { zerosEach } from './variants.js';

/** N-6 Everything is shuffled and dealt again. */
export function startRound(state: NimmtState, facts?: NimmtFact[]): void {
  clearTable(state);
  const { rules } = state;
  const rng = rules.dealRng.restart(state.key, state.round);
  if (rules.options.draft) {
    openDraft(state);
  } else {
    rules.shuffled.set(rules.deck);
    startRows(state, rng);
    dealHands(state, rng);
    if (rules.variant.traps) drawTraps(state, rng);
    startLaying(state);
  }
  if (facts) reportDeal(state, facts);
}

function clearTable(state: NimmtState): void {
  state.clearCards();
  state.queueLength = 0;
  state.queueNext = 0;
  state.masked = NOBODY;
  state.maskWindows = NOBODY;
  state.trapInPlay = NO_TRAP;
  state.trapOwner = NO_SEAT;
  state.takenCount = 0;
  state.aside = 0;
}

/** N-2, N-20 Four rows, started from the number cards alone. */
function startRows(state: NimmtState, rng: Rng): void {
  const { shuffledNumbers } = state.rules;
  shuffle(rng, shuffledNumbers, ROWS);
  for (let row = 0; row < ROWS; row++) {
    startRow(state, row, shuffledNumbers[row]);
  }
}

/** N-10, N-20, N-30, N-50 The hands, with the 0-cards that everyone gets beforehand. */
function dealHands(state: NimmtState, rng: Rng): void {
  const { hands, handSize } = state;
  const { seats, variant, shuffledRest } = state.rules;
  const zeros = zerosEach(variant, seats);
  shuffle(rng, shuffledRest, seats * (variant.handSize - zeros));
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    const start = seat * HAND_SPACE;
    for (let held = 0; held < variant.handSize; held++) {
      const card = held < zeros ? ZERO : shuffledRest[next++];
      insertAscending(hands, start, start + held, card);
    }
    handSize[seat] = variant.handSize;
  }
}

/** N-60, N-61 The trap cards, drawn clockwise from the starter. */
function drawTraps(state: NimmtState, rng: Rng): void {
  const { seats, options } = state.rules;
  const each = trapsEach(seats);
  const pool = TRAPS.flatMap((_, trap) => Array<number>(options.copies ?? 0).fill(trap));
  shuffle(rng, pool, each * seats);
  for (let step = 0; step < seats; step++) {
    const seat = (state.starter + step) % seats;
    const own = options.collections?.[seat];
    let drawn: readonly number[];
    if (options.traps === 'own' && own) {
      const collection = drawnFrom(own, options).flatMap((count, trap) => Array<number>(count).fill(trap));
      shuffle(rng, collection, each);
      drawn = collection.slice(0, each);
    } else {
      drawn = pool.slice(step * each, (step + 1) * each);
    }
    for (const trap of drawn) state.traps[seat * TRAP_KINDS + trap]++;
  }
}

/** The first decision of a round after the deal: everyone lays, or the starter begins (N-52). */
export function startLaying(state: NimmtState): void {
  state.phase = 'lay';
  state.turn = state.starter;
  state.toAct = state.rules.variant.laying === 'inTurn' ? onlySeat(state.turn) : everySeat(state.rules.seats);
}

/** N-15 All cards lie open; the starter picks first. */
function openDraft(state: NimmtState): void {
  state.open.fill(1, 1);
  state.phase = 'pick';
  state.turn = state.starter;
  state.toAct = onlySeat(state.turn);
}

function reportDeal(state: NimmtState, facts: NimmtFact[]): void {
  const report: NimmtFact[] = [{ kind: 'roundStarted', round: state.round, rows: allRows(state) }];
  if (state.phase === 'pick') {
    facts.push(...report);
    return;
  }
  for (let seat = 0; seat < state.rules.seats; seat++) {
    report.push({ kind: 'dealt', to: seat, cards: handCards(state, seat) });
    if (state.rules.variant.traps)
      report.push({ kind: 'trapsDrawn', to: seat, traps: trapsOf(state.traps, seat) });
  }
  facts.push(...report);
}
