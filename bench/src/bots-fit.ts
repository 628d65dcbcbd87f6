import {
  FEATURES,
  HIDDEN,
  hiddenUnits,
  hiddenWeight,
  LAYOUT,
  netScore,
  WEIGHTS,
} from '@sixfold/bots/nimmt-workshop';
import type { FastRng } from '@sixfold/game-kit';
import { Adam } from './adam.js';
import type { Choice } from './bots-habits.js';
import type { Lesson } from './bots-lessons.js';

export interface FitPlan {
  readonly epochs: number;
  readonly rate: number;
  readonly batch: number;
}

/** Pulls weights that nothing depends on to 0. */
const DECAY = 0.02;

/** A net to start from: small random weights. */
export function newNet(rng: FastRng): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  for (let at: number = LAYOUT.hidden; at < LAYOUT.pairTerms; at++) {
    weights[at] = (rng.next() / 2 ** 32 - 0.5) * (at < LAYOUT.out ? 0.6 : 0.3);
  }
  return weights;
}

/**
 * Fits a net to lessons: within a decision, the scores should differ as the search's worths do. Lays near the best
 * count most, because only among them is there ever a choice. (Adam, with a falling rate.)
 */
export function fitNet(
  weights: Float64Array,
  lessons: readonly Lesson[],
  plan: FitPlan,
  rng: FastRng,
): number {
  const slope = new Float64Array(WEIGHTS);
  const adam = new Adam(WEIGHTS, 0.999);
  const order = lessons.map((_, index) => index);
  const steps = Math.ceil((plan.epochs * lessons.length) / plan.batch);
  let step = 0;
  let loss = 0;
  for (let epoch = 0; epoch < plan.epochs; epoch++) {
    shuffleInPlace(order, rng);
    loss = 0;
    for (let from = 0; from < order.length; from += plan.batch) {
      slope.fill(0);
      const batch = order.slice(from, from + plan.batch);
      for (const index of batch) loss += learn(weights, lessons[index] as Lesson, slope);
      step++;
      const rate = plan.rate * (1 - step / (steps + 1));
      for (let at = 0; at < WEIGHTS; at++) {
        slope[at] = (slope[at] as number) / batch.length;
        weights[at] = (weights[at] as number) * (1 - rate * DECAY);
      }
      adam.step(weights, slope, rate);
    }
  }
  return loss / lessons.length;
}

/**
 * Fits a net to choices: its scores should be the exponents of a softmax that makes what was laid most likely. (Adam,
 * with a falling rate.)
 */
export function fitPolicy(
  weights: Float64Array,
  choices: readonly Choice[],
  plan: FitPlan,
  rng: FastRng,
): void {
  const slope = new Float64Array(WEIGHTS);
  const adam = new Adam(WEIGHTS, 0.999);
  const steps = Math.ceil((plan.epochs * choices.length) / plan.batch);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (let count = 0; count < plan.batch; count++) {
      const { lesson, chosen } = choices[rng.next() % choices.length] as Choice;
      const errors = likelihoods(weights, lesson);
      errors[chosen] = (errors[chosen] as number) - 1;
      addSlopes(
        weights,
        lesson,
        errors.map((error) => error / plan.batch),
        slope,
      );
    }
    adam.step(weights, slope, plan.rate * (1 - step / (steps + 1)));
  }
}

/** The mean of -log of the chance that a net gives to what was laid. */
export const policySurprise = (weights: Float64Array, choices: readonly Choice[]): number =>
  choices.reduce(
    (sum, { lesson, chosen }) => sum - Math.log(likelihoods(weights, lesson)[chosen] as number),
    0,
  ) / choices.length;

function likelihoods(weights: Float64Array, lesson: Lesson): number[] {
  const scores = layScores(weights, lesson);
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - best));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** How a net does on lessons: points lost by its first choice, against the search's. */
export function regret(weights: Float64Array, lessons: readonly Lesson[]): number {
  let lost = 0;
  for (const lesson of lessons) {
    const scores = layScores(weights, lesson);
    const best = scores.indexOf(Math.max(...scores));
    lost += Math.max(...lesson.worth) - (lesson.worth[best] as number);
  }
  return lost / lessons.length;
}

const units = hiddenUnits();

function layScores(weights: Float64Array, { features, kinds, lays }: Lesson): number[] {
  const cards = kinds.map((kind, card) => netScore(weights, cardFeatures(features, card), kind, units));
  return lays.map((lay) => {
    let score = 0;
    for (const card of lay.cards) score += cards[card] as number;
    for (const [term, amount] of lay.terms.entries()) {
      if (amount !== 0) score += amount * (weights[LAYOUT.pairTerms + term] as number);
    }
    return score;
  });
}

const cardFeatures = (features: Float64Array, card: number): Float64Array =>
  features.subarray(card * FEATURES, (card + 1) * FEATURES);

/** Adds a lesson's slope and returns its loss. */
function learn(weights: Float64Array, lesson: Lesson, slope: Float64Array): number {
  const { worth } = lesson;
  const scores = layScores(weights, lesson);
  // By the net's own scores: the worths are noisy, and favouring those that look good would favour lucky lays.
  const best = Math.max(...scores);
  const care = scores.map((score) => 0.1 + Math.exp((score - best) / 2));
  const sum = care.reduce((total, one) => total + one, 0);
  let off = 0;
  for (const [index, score] of scores.entries()) {
    off += ((care[index] as number) / sum) * (score - (worth[index] as number));
  }
  let loss = 0;
  const errors = scores.map((score, index) => {
    const share = (care[index] as number) / sum;
    const error = score - (worth[index] as number) - off;
    loss += share * error * error;
    return share * Math.max(-6, Math.min(6, error));
  });
  addSlopes(weights, lesson, errors, slope);
  return loss;
}

/** Adds the slopes of the weights for an error in the score of each lay. */
function addSlopes(
  weights: Float64Array,
  { features, kinds, lays }: Lesson,
  errors: readonly number[],
  slope: Float64Array,
): void {
  const cardSlope = kinds.map(() => 0);
  for (const [index, lay] of lays.entries()) {
    const error = errors[index] as number;
    for (const card of lay.cards) cardSlope[card] = (cardSlope[card] as number) + error;
    for (const [term, amount] of lay.terms.entries()) {
      const at = LAYOUT.pairTerms + term;
      slope[at] = (slope[at] as number) + error * amount;
    }
  }
  for (const [card, kind] of kinds.entries()) {
    backward(weights, cardFeatures(features, card), kind, cardSlope[card] as number, slope);
  }
}

function backward(
  weights: Float64Array,
  features: Float64Array,
  kind: number,
  error: number,
  slope: Float64Array,
): void {
  netScore(weights, features, kind, units);
  const add = (at: number, amount: number): void => {
    slope[at] = (slope[at] as number) + amount;
  };
  add(LAYOUT.straightKind + kind, error);
  for (let input = 0; input < FEATURES; input++) add(input, error * (features[input] as number));
  for (let unit = 0; unit < HIDDEN; unit++) {
    const sum = units[unit] as number;
    if (sum <= 0) continue;
    add(LAYOUT.out + unit, error * sum);
    const through = error * (weights[LAYOUT.out + unit] as number);
    add(LAYOUT.hiddenKind + kind * HIDDEN + unit, through);
    for (let input = 0; input < FEATURES; input++) {
      add(hiddenWeight(input, unit), through * (features[input] as number));
    }
  }
}

function shuffleInPlace(order: number[], rng: FastRng): void {
  for (let place = order.length - 1; place > 0; place--) {
    const from = rng.next() % (place + 1);
    [order[place], order[from]] = [order[from] as number, order[place] as number];
  }
}
