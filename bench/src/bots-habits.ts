import { ask, type Bot, type Budget } from '@sixfold/bots';
import {
  CARD_FEATURES,
  FEATURES,
  HABIT_SET,
  HABIT_WEIGHTS,
  habitWeight,
  handShare,
  readMoves,
} from '@sixfold/bots/nimmt-workshop';
import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { KIND, kindOf, type NimmtView, nimmt } from '@sixfold/nimmt';
import { Adam } from './adam.js';
import type { Table } from './bots-evolve.js';
import { describeLays, type Lesson } from './bots-lessons.js';

/** What somebody laid of all that could have been laid. */
export interface Choice {
  readonly lesson: Lesson;
  readonly chosen: number;
  /** How much of a full hand there was. */
  readonly share: number;
}

/** A choice as a habit looks at it. */
interface Example {
  /** For each lay the numbers that a habit weighs, as places and amounts. */
  readonly lays: readonly (readonly (readonly [at: number, amount: number])[])[];
  readonly chosen: number;
}

export interface Model {
  readonly bot: Bot<NimmtView>;
  readonly budget: Budget;
}

/** Plays one round between the models, seats drawn, and writes down every lay that had a choice. */
export function choicesOfRound(models: readonly Model[], table: Table, seed: string): Choice[] {
  const match = Match.start(nimmt, { ...table, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  const seated = Array.from({ length: table.seats }, () => models[rng.next() % models.length] as Model);
  const choices: Choice[] = [];
  while (!match.outcome()) {
    const { state } = match;
    const chosen = match.toAct().map((seat) => {
      const { bot, budget } = seated[seat] as Model;
      const legal = match.legal(seat);
      const clock = () => performance.now();
      const { move } = ask(bot, { view: match.view(seat), seat, legal }, { budget, rng, clock });
      if (state.phase === 'lay' && (state.handSize[seat] ?? 0) > 1) {
        const moves = readMoves(state, legal).filter((one) => kindOf(one) !== KIND.layMasked);
        const index = moves.findIndex((one) => nimmt.formatMove(state, one) === move);
        const worth = moves.map(() => 0);
        if (index >= 0) {
          const share = handShare(state.handSize[seat] ?? 0);
          choices.push({ lesson: describeLays(state, seat, { moves, worth }), chosen: index, share });
        }
      }
      return { seat, move };
    });
    for (const { seat, move } of chosen) match.play(seat, move);
  }
  return choices;
}

export function toExample({ lesson: { features, kinds, lays }, share, chosen }: Choice): Example {
  const cards = kinds.map((kind, card) => {
    const amounts: [number, number][] = [];
    const add = (feature: number, amount: number): void => {
      const at = habitWeight(kind, feature);
      if (amount !== 0) amounts.push([at, amount], [HABIT_SET + at, share * amount]);
    };
    for (let feature = 0; feature < CARD_FEATURES; feature++) {
      add(feature, features[card * FEATURES + feature] ?? 0);
    }
    add(CARD_FEATURES, 1);
    return amounts;
  });
  return {
    chosen,
    lays: lays.map((lay) => [
      ...lay.cards.flatMap((card) => cards[card] ?? []),
      ...lay.terms.flatMap((amount, term): [number, number][] =>
        amount === 0 ? [] : [[2 * HABIT_SET + term, amount]],
      ),
    ]),
  };
}

/** Pulls weights that nothing depends on to 0. */
const PULL = 1e-4;
const BATCH = 32;
const RATE = 0.04;

/** Finds the weights that make what was laid most likely (softmax regression by Adam with a falling rate). */
export function fitHabit(examples: readonly Example[], epochs: number, rng: FastRng): number[] {
  const weights = new Float64Array(HABIT_WEIGHTS);
  const adam = new Adam(HABIT_WEIGHTS, 0.99);
  const steps = Math.ceil((epochs * examples.length) / BATCH);
  for (let step = 1; step <= steps; step++) {
    const slope = weights.map((weight) => PULL * weight);
    for (let count = 0; count < BATCH; count++) {
      const { lays, chosen } = examples[below(rng, examples.length)] as Example;
      for (const [index, chance] of chances(weights, lays).entries()) {
        const error = (chance - (index === chosen ? 1 : 0)) / BATCH;
        for (const [at, amount] of lays[index] ?? []) slope[at] = (slope[at] as number) + error * amount;
      }
    }
    adam.step(weights, slope, RATE * (1 - step / (steps + 1)));
  }
  return Array.from(weights, (weight) => Math.round(weight * 1000) / 1000);
}

/** The mean of -log of the chance that a habit gives to what was laid. */
export function surpriseOf(list: readonly number[], examples: readonly Example[]): number {
  const weights = Float64Array.from(list);
  let sum = 0;
  for (const { lays, chosen } of examples) sum -= Math.log(chances(weights, lays)[chosen] ?? 1);
  return sum / examples.length;
}

/** The same if every lay were equally likely. */
export const blindSurprise = (examples: readonly Example[]): number =>
  examples.reduce((sum, { lays }) => sum + Math.log(lays.length), 0) / examples.length;

function chances(weights: Float64Array, lays: Example['lays']): number[] {
  const scores = lays.map((lay) => {
    let score = 0;
    for (const [at, amount] of lay) score += (weights[at] as number) * amount;
    return score;
  });
  const best = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - best));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
