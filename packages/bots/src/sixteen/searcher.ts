// Strong and Master: search over worlds.

import type { SixteenView } from '@sixfold/sixteen';
import type { Bot, Budget, Question } from '../bot.js';
import { candidateMoves } from './candidates.js';
import { isOpen, solve } from './endgame.js';
import { evenWeights, holdingWeights } from './knowledge.js';
import { answer, look, type Rated, type Sight } from './sight.js';
import { type SearchSettings, Tree } from './tree.js';
import { weightsFor } from './weights.js';
import { WorldDealer } from './worlds.js';

export interface SearcherSettings extends SearchSettings {
  /** Whether what others played says something about what they hold. */
  readonly infers: boolean;
  /** Walks at most, a seat and however long the time: what makes a level weaker than the search can be. */
  readonly walksASeat: number;
  /** Nodes of the tree at most. */
  readonly nodes: number;
}

/** The clock is asked once in so many walks. */
const WALKS_BETWEEN_LOOKS = 32;
/** Cards that a horizon of a few piles can draw. */
const REACH = 30;

export class Searcher implements Bot<SixteenView> {
  constructor(
    private readonly settings: SearcherSettings,
    private readonly usual: Budget,
  ) {}

  choose(question: Question<SixteenView>) {
    const sight = look(question);
    if (sight.legal.length === 1) return answer(sight, [{ move: sight.legal[0] as number, value: 0 }], 0);
    if (isOpen(sight.view)) return answer(sight, solve(sight.state), 1);
    return this.search(question, sight);
  }

  private search(question: Question<SixteenView>, sight: Sight) {
    const { view, state, rng } = sight;
    const weights = weightsFor(view.options, view.seats);
    const only = new Int32Array(64);
    if (candidateMoves(state, question.seat, weights, only) === 1) {
      return answer(sight, [{ move: only[0] as number, value: 0 }], 0);
    }
    const holdings = this.settings.infers ? holdingWeights(view) : evenWeights(view.seats);
    const dealer = new WorldDealer(view, holdings, REACH, rng);
    const tree = new Tree(state, this.settings, weights, this.settings.nodes);
    const mayGoOn = stopwatch(question, this.usual, this.settings.walksASeat * view.seats);
    let walks = 0;
    while (mayGoOn(walks)) {
      tree.walk(dealer.deal(rng), rng);
      walks++;
    }
    const rated: Rated[] = tree.findings().map(({ move, difference }) => ({ move, value: difference }));
    return answer(sight, rated, walks);
  }
}

/** Says before each walk whether it may be made: by iterations, by the clock, and unless cancelled. */
function stopwatch({ budget, clock, cancelled }: Question<SixteenView>, usual: Budget, most: number) {
  const { millis, iterations = most } = Object.keys(budget).length === 0 ? usual : budget;
  const limit = Math.min(iterations, most);
  const end = millis === undefined ? Infinity : clock() + millis;
  return (walks: number): boolean => {
    if (walks === 0) return true;
    if (walks >= limit) return false;
    if (walks % WALKS_BETWEEN_LOOKS !== 0) return true;
    return clock() < end && !cancelled?.();
  };
}
