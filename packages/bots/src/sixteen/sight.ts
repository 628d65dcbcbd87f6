// A question as the bots of this game read it.

import { FastRng, type Move, type Rng } from '@sixfold/game-kit';
import { FULL_HAND, type SixteenState, type SixteenView, sixteen } from '@sixfold/sixteen';
import type { Answer, Candidate, Question } from '../bot.js';
import { unseenCards } from './knowledge.js';
import { emptyPile, readPile } from './pile.js';
import { reasonFor, type Situation } from './reasons.js';

export interface Sight {
  readonly view: SixteenView;
  readonly situation: Situation;
  readonly legal: readonly Move[];
  /** Any world that the view allows, for what everyone can see. */
  readonly state: SixteenState;
  /** Quick randomness, started from the question's. */
  readonly rng: Rng;
}

export function look(question: Question<SixteenView>): Sight {
  const { view } = question;
  const rng = new FastRng(question.rng.next());
  const state = sixteen.determinize(view, rng);
  const pile = emptyPile();
  readPile(state, pile);
  const next = (question.seat + 1) % view.seats;
  const draws = view.talonCount > 0 ? 1 : 0;
  const nextHeld = Math.min(FULL_HAND, (view.handCounts[next] as number) + draws);
  const legal = question.legal.map((text) => sixteen.parseMove(state, text) as Move);
  const situation = { pile, options: view.options, unseen: unseenCards(view), nextHeld };
  return { view, situation, legal, state, rng };
}

/** A move with what it is worth to a bot. */
export interface Rated {
  readonly move: Move;
  readonly value: number;
}

/** The answer that plays the first of the rated moves. */
export function answer({ state, situation }: Sight, rated: readonly Rated[], iterations: number): Answer {
  const candidates: Candidate[] = rated.map(({ move, value }) => ({
    move: sixteen.formatMove(state, move),
    value,
    reason: reasonFor(move, situation),
  }));
  return { move: (candidates[0] as Candidate).move, candidates, iterations };
}
