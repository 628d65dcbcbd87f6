// Master: search over likely worlds.

import type { SixteenView } from '@sixfold/sixteen';
import type { Bot, Budget, Question } from '../bot.js';
import { candidateMoves } from './candidates.js';
import { isSolvable, solve } from './endgame.js';
import { holdingWeights } from './knowledge.js';
import { answer, look, type Rated } from './sight.js';
import { stopwatch } from './stopwatch.js';
import { type SearchSettings, Tree } from './tree.js';
import { weightsFor } from './weights.js';
import { WorldDealer } from './worlds.js';
import { worldsLeft } from './worlds-left.js';

export interface SearcherSettings extends SearchSettings {
  /** Nodes of the tree at most. */
  readonly nodes: number;
}

/** Cards that a horizon of a few piles can draw. */
const REACH = 30;

export class Searcher implements Bot<SixteenView> {
  constructor(
    private readonly settings: SearcherSettings,
    private readonly usual: Budget,
  ) {}

  choose(question: Question<SixteenView>) {
    const sight = look(question);
    const { view, state, rng } = sight;
    const holdings = holdingWeights(view);
    if (isSolvable(state)) {
      const worlds = worldsLeft(state, question.seat, holdings);
      return answer(sight, solve(worlds), worlds.length);
    }
    const weights = weightsFor(view.options, view.seats);
    const moves = new Int32Array(64);
    if (candidateMoves(state, question.seat, weights, moves) === 1) {
      return answer(sight, [{ move: moves[0] as number, value: 0 }], 0);
    }
    const dealer = new WorldDealer(view, holdings, REACH, rng);
    const tree = new Tree(state, this.settings, weights, this.settings.nodes);
    const mayGoOn = stopwatch(question, this.usual);
    let walks = 0;
    while (mayGoOn(walks) && !tree.isSettled()) {
      tree.walk(dealer.deal(rng), rng);
      walks++;
    }
    const rated: Rated[] = tree.findings().map(({ move, difference }) => ({ move, value: difference }));
    return answer(sight, rated, walks);
  }
}
