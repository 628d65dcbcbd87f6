import type { Move, Seat } from '@sixfold/game-kit';
import {
  HAND_SPACE,
  holdsTrap,
  layMaskedMove,
  layMove,
  layTwoMove,
  MASK,
  type NimmtState,
  nimmt,
  ZERO,
} from '@sixfold/nimmt';
import type { Stream } from '../search/stream.js';
import { pickGood } from './draft-sense.js';
import { type Judge, Judging, type Scores } from './judge.js';
import { OpenTable } from './table.js';
import {
  answerWindow,
  chooseCheapRow,
  decidePlacing,
  dropMost,
  keepCheaper,
  TRAP_SENSE,
  wantsMask,
} from './trap-sense.js';

/** Powers e^-x in steps of 1/64: near enough for a draw, and several times as quick as the exact ones. */
const STEPS = 64;
const LAST_STEP = 16 * STEPS;
const POWERS = Float64Array.from({ length: LAST_STEP + 1 }, (_, step) =>
  step < LAST_STEP ? Math.exp(-step / STEPS) : 0,
);

/** Scores beyond this do not change a softmax any more, and their powers stay finite. */
const MOST_SCORE = 40;
/** Exact powers in the same steps, of scores from the lowest to the highest that count. */
const EXACT_POWERS = Float64Array.from({ length: 2 * MOST_SCORE * STEPS + 1 }, (_, step) =>
  Math.exp(step / STEPS - MOST_SCORE),
);

/** e^score, right to twelve digits: a power from the table, and the series for the rest of less than 1/128. */
function powerOf(score: number): number {
  const bounded = score < -MOST_SCORE ? -MOST_SCORE : score > MOST_SCORE ? MOST_SCORE : score;
  const step = ((bounded + MOST_SCORE) * STEPS + 0.5) | 0;
  const rest = bounded + MOST_SCORE - step / STEPS;
  return EXACT_POWERS[step] * (1 + rest * (1 + rest * (1 / 2 + rest * (1 / 6 + rest * (1 / 24)))));
}

/**
 * Plays any decision of the family at once, by a judge's scores and a few habits: everybody in a playout, and
 * nobody knows more than a seat may know.
 */
export class QuickPlayer {
  readonly table = new OpenTable();
  private readonly judging: Judging;
  private readonly power = new Float64Array(HAND_SPACE);
  private readonly earlyPower = new Float64Array(HAND_SPACE);
  private readonly moves = new Int32Array(nimmt.maxMoves);
  /** Of a card with any higher one. */
  private readonly pairPower = new Float64Array(HAND_SPACE);

  constructor(
    judge: Judge,
    private readonly trapSense = TRAP_SENSE,
  ) {
    this.judging = new Judging(this.table, judge);
  }

  /** The scores of a seat's lays. The table has been read. */
  scores(state: NimmtState, seat: Seat): Scores {
    return this.judging.score(state, seat);
  }

  /** Chooses a move for a seat that is asked. For lays the table has been read. */
  move(state: NimmtState, seat: Seat, rng: Stream): Move {
    switch (state.phase) {
      case 'lay':
        return this.lay(state, seat, rng);
      case 'chooseRow':
        return chooseCheapRow(state);
      case 'place':
        return decidePlacing(state, seat, this.trapSense);
      case 'window':
        return answerWindow(state, seat, this.trapSense, rng);
      case 'count':
        return dropMost(state, seat, this.moves);
      case 'chooseMasked':
        return keepCheaper(state, seat);
      case 'pick':
        return pickGood(state, seat, rng);
      case 'over':
        throw new Error('Nobody moves after the end.');
    }
  }

  /** Draws one of a seat's lays by their scores. */
  lay(state: NimmtState, seat: Seat, rng: Stream): Move {
    const start = seat * HAND_SPACE;
    const { hands, handSize, rules } = state;
    const size = handSize[seat];
    if (size === 1) return layMove(hands[start]);
    const scores = this.judging.score(state, seat);
    if (rules.variant.cardsATurn === 2) return this.layOneOrTwo(state, start, scores, rng);
    const place = this.drawPlace(scores, rng);
    const card = hands[start + place];
    if (rules.variant.traps && holdsTrap(state, seat, MASK) && wantsMask(this.trapSense, rng)) {
      const other = hands[start + ((place + 1 + Math.floor(rng.unit() * (size - 1))) % size)];
      return layMaskedMove(card, other);
    }
    return layMove(card);
  }

  private drawPlace(scores: Scores, rng: Stream): number {
    const { power } = this;
    const { size } = scores;
    const sum = this.raise(scores.alone, 0, size, power);
    let rest = rng.unit() * sum;
    for (let place = 0; place < size - 1; place++) {
      rest -= power[place];
      if (rest < 0) return place;
    }
    return size - 1;
  }

  /** Writes the powers of scores, shifted so that the greatest is 1, and returns their sum. */
  private raise(scores: Float64Array, from: number, to: number, into: Float64Array): number {
    let most = -Infinity;
    for (let place = from; place < to; place++) if (scores[place] > most) most = scores[place];
    let sum = 0;
    for (let place = from; place < to; place++) {
      const step = ((most - scores[place]) * STEPS + 0.5) | 0;
      const power = POWERS[step < LAST_STEP ? step : LAST_STEP];
      into[place] = power;
      sum += power;
    }
    return sum;
  }

  private layOneOrTwo(state: NimmtState, start: number, scores: Scores, rng: Stream): Move {
    const { power, earlyPower, pairPower } = this;
    const { size, zeros, fit } = scores;
    const zeroPower = zeros > 0 ? powerOf(scores.zero) : 0;
    const zerosPower = zeros > 1 ? powerOf(scores.twoZeros) : 0;
    const two = powerOf(scores.two);
    const more = powerOf(scores.two + scores.twoSameRow) - two;
    let sum = zeroPower + zerosPower;
    // From above, because then the powers of all higher cards, and of those that join the same row, are known.
    let above = 0;
    let sameRow = 0;
    for (let place = size - 1; place >= zeros; place--) {
      const alone = powerOf(scores.alone[place]);
      if (place + 1 < size && fit[place] !== fit[place + 1]) sameRow = 0;
      power[place] = alone;
      pairPower[place] = alone * (two * above + more * sameRow);
      sum += alone + pairPower[place];
      above += alone;
      sameRow += alone;
      if (zeros > 0) {
        earlyPower[place] = powerOf(scores.early[place]);
        sum += earlyPower[place];
      }
    }
    const { hands } = state;
    let rest = rng.unit() * sum - zeroPower;
    if (rest < 0) return layMove(ZERO);
    rest -= zerosPower;
    if (rest < 0) return layTwoMove(ZERO, ZERO);
    for (let place = zeros; place < size; place++) {
      rest -= power[place];
      if (rest < 0) return layMove(hands[start + place]);
      if (zeros > 0) {
        rest -= earlyPower[place];
        if (rest < 0) return layTwoMove(ZERO, hands[start + place]);
      }
    }
    for (let low = zeros; low < size - 1; low++) {
      if (rest >= pairPower[low] && low < size - 2) {
        rest -= pairPower[low];
        continue;
      }
      let high = low + 1;
      for (; high < size - 1; high++) {
        rest -= power[low] * power[high] * (fit[low] === fit[high] ? two + more : two);
        if (rest < 0) break;
      }
      return layTwoMove(hands[start + low], hands[start + high]);
    }
    return layMove(hands[start + size - 1]);
  }
}
