// Master: search over likely worlds.

import { type SixteenView, sixteen } from '@sixfold/sixteen';
import type { Bot, Question } from '../bot.js';
import { stopwatch } from '../search/stopwatch.js';
import { MoveLister } from './candidates.js';
import { isSolvable, solve } from './ending.js';
import { holdingWeights } from './knowledge.js';
import { playBalanced } from './short-talon.js';
import { answer, look, type Rated } from './sight.js';
import { type Style, Tree } from './tree.js';
import { weightsFor } from './weights.js';
import { WorldDealer } from './worlds.js';
import { worldsLeft } from './worlds-left.js';

/** Cards that a horizon of a few piles can draw. */
const REACH = 30;
/** How much of its time it may spend on finding an equilibrium that may take too long; a search is settled within the rest. */
const SHARE = 0.8;

/** A bot that searches. */
export class Searcher implements Bot<SixteenView> {
  constructor(private readonly style: Style) {}

  choose(question: Question<SixteenView>) {
    const sight = look(question);
    const { view, state, rng } = sight;
    const holdings = holdingWeights(view);
    if (isSolvable(state)) {
      const worlds = worldsLeft(state, question.seat, holdings);
      return answer(sight, solve(worlds), worlds.length);
    }
    const balanced = playBalanced(state, stopwatch(question, SHARE), rng);
    if (balanced !== undefined) return answer(sight, balanced.rated, balanced.solved);
    const weights = weightsFor(view.options, view.seats);
    const moves = new Int32Array(sixteen.maxMoves);
    if (new MoveLister().candidates(state, question.seat, weights, moves) === 1) {
      return answer(sight, [{ move: moves[0] as number, value: 0 }], 0);
    }
    const dealer = new WorldDealer(view, holdings, REACH, rng);
    const tree = new Tree(state, this.style, weights);
    const isOver = stopwatch(question);
    let walks = 0;
    while ((walks === 0 || !isOver(walks)) && !tree.isSettled()) {
      tree.walk(dealer.deal(rng), rng);
      walks++;
    }
    const rated: Rated[] = tree.findings().map(({ move, difference }) => ({ move, value: difference }));
    return answer(sight, rated, walks);
  }
}
