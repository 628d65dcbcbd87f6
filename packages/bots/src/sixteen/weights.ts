// What piles and cards are worth, learned from self-play (see training.ts).

import { JOKER, numberOf, type SixteenOptions } from '@sixfold/sixteen';
import { LEARNED } from './learned.js';

/** In groups, for the side to move. */
export interface Weights {
  /** Meeting a pile, by sum × 4 + relation of its last two cards; the first is an empty pile. */
  readonly piles: Float64Array;
  /** Holding a card, by card. */
  readonly cards: Float64Array;
}

/** As learned: piles, then cards by number and last the joker. */
export interface LearnedWeights {
  readonly piles: readonly number[];
  readonly cards: readonly number[];
}

const JOKER_CLASS = 7;
/** Numbers and the joker. */
export const CARD_CLASSES = JOKER_CLASS + 1;

export const classOf = (card: number): number => (card === JOKER ? JOKER_CLASS : numberOf[card]);

export const weightsFrom = ({ piles, cards }: LearnedWeights): Weights => ({
  piles: Float64Array.from(piles),
  cards: Float64Array.from({ length: JOKER + 1 }, (_, card) => cards[classOf(card)] as number),
});

/** Which of the learned weights belong to a way to play; bonus and drawing change little. */
export const weightsKey = ({ matches, jokers }: SixteenOptions, seats: number): string =>
  `${seats}${matches ? ' matches' : ''}${jokers ? ' jokers' : ''}`;

const ready = new Map(Object.entries(LEARNED).map(([key, learned]) => [key, weightsFrom(learned)]));

export const weightsFor = (options: SixteenOptions, seats: number): Weights =>
  ready.get(weightsKey(options, seats)) as Weights;
