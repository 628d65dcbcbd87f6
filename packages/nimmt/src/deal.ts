// RULES.md, "Starting a round"
import { type DealRng, everySeat, NOBODY, onlySeat } from '@sixfold/game-kit';
import { HIGHEST_CARD, ZERO } from './cards.js';
import type { NimmtFact } from './facts.js';
import { drawnFrom } from './options.js';
import {
  allRows,
  HAND_SPACE,
  handCards,
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
function startRows(state: NimmtState, rng: DealRng): void {
  const { shuffledNumbers } = state.rules;
  rng.shuffle(shuffledNumbers, ROWS);
  for (let row = 0; row < ROWS; row++) {
    startRow(state, row, shuffledNumbers[row]);
  }
}

/** N-10, N-20, N-30, N-50 The hands, with the 0-cards that everyone gets beforehand. */
function dealHands(state: NimmtState, rng: DealRng): void {
  const { hands, handSize } = state;
  const { seats, variant, shuffledRest } = state.rules;
  const zeros = zerosEach(variant, seats);
  rng.shuffle(shuffledRest, seats * (variant.handSize - zeros));
  let next = 0;
  for (let seat = 0; seat < seats; seat++) {
    const start = seat * HAND_SPACE;
    for (let zero = 0; zero < zeros; zero++) hands[start + zero] = ZERO;
    const behind = next + variant.handSize - zeros;
    sortInto(hands, start + zeros, shuffledRest, next, behind);
    next = behind;
    handSize[seat] = variant.handSize;
  }
}

/** Which numbers a hand has, as bits; empty again after every hand. */
const numbersHeld = new Int32Array(Math.ceil((HIGHEST_CARD + 1) / 32));

/**
 * Writes some cards in ascending order. Where a card belongs among others nobody can foresee, and a processor that guesses
 * wrong loses more time than a set of all numbers takes: out of that they come in their order.
 */
function sortInto(hands: Uint8Array, start: number, cards: Uint8Array, from: number, to: number): void {
  let at = start;
  for (let index = from; index < to; index++) {
    const card = cards[index];
    if (card === ZERO) hands[at++] = ZERO;
    else numbersHeld[card >> 5] |= 1 << card;
  }
  for (let word = 0; word < numbersHeld.length; word++) {
    for (let left = numbersHeld[word]; left !== 0; left &= left - 1) {
      hands[at++] = 32 * word + 31 - Math.clz32(left & -left);
    }
    numbersHeld[word] = 0;
  }
}

/** N-60, N-61 The trap cards, drawn clockwise from the starter. */
function drawTraps(state: NimmtState, rng: DealRng): void {
  const { seats, options } = state.rules;
  const each = trapsEach(seats);
  const pool = trapsIn(TRAPS.map(() => options.copies ?? 0));
  rng.shuffle(pool, each * seats);
  for (let step = 0; step < seats; step++) {
    const seat = (state.starter + step) % seats;
    const own = options.collections?.[seat];
    let drawn: Uint8Array;
    if (options.traps === 'own' && own) {
      const collection = trapsIn(drawnFrom(own, options));
      rng.shuffle(collection, each);
      drawn = collection.slice(0, each);
    } else {
      drawn = pool.slice(step * each, (step + 1) * each);
    }
    for (const trap of drawn) state.traps[seat * TRAP_KINDS + trap]++;
  }
}

/** As many traps of each kind as it says. */
const trapsIn = (counts: readonly number[]): Uint8Array =>
  Uint8Array.from(counts.flatMap((count, trap) => Array<number>(count).fill(trap)));

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
