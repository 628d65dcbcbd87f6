import { below, type Move, type Rng } from '@sixfold/game-kit';
import { maySwap, placeMove, RED, type SixState, type SixView, SWAP_MOVE, six } from '@sixfold/six';
import type { Answer, Bot, Question } from '../bot.js';
import { stopwatch } from '../search/stopwatch.js';
import { Board } from './board.js';
import type { Weights } from './form-values.js';
import { expectation, shapesFor, valueOf, weightsFor } from './knowledge.js';
import { type BookMove, openingMoves } from './openings.js';
import { reasonFor } from './reasons.js';
import { type Judged, Search } from './search.js';
import type { Shapes } from './shapes.js';
import type { Style } from './tree.js';

/** How many candidates an answer explains. */
const SHOWN = 8;
/** So far into the game equal moves are told apart by lot, so that games differ. */
const VARIED_STONES = 12;
const VARIETY = 16;
/** Book moves this close to the most trusted one are played as well. */
const ABOUT_AS_WELL = 0.05;

/** A bot that searches. */
export class Searcher implements Bot<SixView> {
  private readonly search: Search;
  /** What the last question was about, if it may be remembered. */
  private lastAbout = '';
  private lastWeights: Weights | undefined;
  /** The counters of forms for each set of weights, made when first needed. */
  private readonly shapes = new Map<Weights, Shapes>();

  constructor(private readonly style: Style) {
    this.search = new Search(style);
  }

  choose(question: Question<SixView>): Answer {
    const state = six.determinize(question.view, question.rng);
    const board = new Board(state, this.shapesFor(state));
    const opening = this.style.book ? openingMoves(question.view) : [];
    if (offersBalance(state)) return this.balance(question, board, opening);
    const known = drawnFrom(opening, question.rng);
    const judged = known.length > 0 ? known : this.think(question, board);
    if (maySwap(state)) considerSwap(judged);
    return answerOf(board, judged, known.length > 0 ? 1 : this.search.nodes);
  }

  private think(question: Question<SixView>, board: Board): Judged[] {
    const bias = variety(board.state, question.rng);
    const mayRemember = this.mayRemember(question, board);
    return this.search.run(board, stopwatch(question), { bias, mayRemember });
  }

  /**
   * The same question with the same iterations has the same answer, whatever was asked before: only where a clock counts does
   * search go on from what it found for the last question, if that was about the same table and by the same weights.
   */
  private mayRemember({ budget, view }: Question<SixView>, { state }: Board): boolean {
    const about = budget.iterations === undefined ? JSON.stringify([view.options, view.seats]) : '';
    const weights = weightsFor(state);
    // What has been there twice is a draw the next time (S-9), and was not before.
    const isSame = about !== '' && about === this.lastAbout && weights === this.lastWeights;
    this.lastAbout = about;
    this.lastWeights = weights;
    return isSame && !hasRepeated(state);
  }

  private shapesFor(state: SixState): Shapes {
    const weights = weightsFor(state);
    const shapes = this.shapes.get(weights) ?? shapesFor(state);
    this.shapes.set(weights, shapes);
    return shapes;
  }

  /** S-12: whoever places the third stone wants a position in which neither colour is better. */
  private balance(question: Question<SixView>, board: Board, opening: readonly BookMove[]): Answer {
    if (opening.length > 0) {
      const even = opening.map(({ move, score }) => ({ move, value: -Math.abs(valueOf(score)), bias: 0 }));
      even.sort((a, b) => b.value - a.value);
      return answerOf(board, even, 1);
    }
    this.lastAbout = '';
    const { state } = board;
    const cells = Array.from(state.frontier.subarray(0, state.frontierCount));
    let nodes = 0;
    const judged = cells.map((cell): Judged => {
      board.play(placeMove(cell));
      const best = this.search.run(board, stopwatch(question, 1 / cells.length));
      board.undo();
      nodes += this.search.nodes;
      return { move: placeMove(cell), value: -Math.abs(best[0].value), bias: 0 };
    });
    judged.sort((a, b) => b.value - a.value);
    return answerOf(board, judged, nodes);
  }
}

/** Whether a position since the last capture was there twice. */
function hasRepeated({ pastKeys, pastStart, pastEnd }: SixState): boolean {
  const keys = pastKeys.subarray(pastStart, pastEnd);
  return new Set(keys).size < keys.length;
}

/** The third stone of a game in which black may take over. */
const offersBalance = ({ options, swapped, side, phase, redCount, blackCount }: SixState): boolean =>
  options.swap && swapped === 0 && side === RED && phase === 1 && redCount + blackCount === 2;

/** What the book says, in the units of search; the first move is drawn from those that score about as well. */
function drawnFrom(opening: readonly BookMove[], rng: Rng): Judged[] {
  if (opening.length === 0) return [];
  const moves = opening.slice();
  const good = moves.filter(({ score }) => score >= moves[0].score - ABOUT_AS_WELL);
  const [chosen] = moves.splice(moves.indexOf(good[below(rng, good.length)]), 1);
  let most = Number.POSITIVE_INFINITY;
  return [chosen, ...moves].map(({ move, score }) => {
    most = Math.min(most, valueOf(score));
    return { move, value: most, bias: 0 };
  });
}

/** Taking over is worth what the other side's position is worth. */
function considerSwap(judged: Judged[]): void {
  const swap = { move: SWAP_MOVE, value: -judged[0].value, bias: 0 };
  const at = swap.value > judged[0].value ? 0 : judged.length;
  judged.splice(at, 0, swap);
}

const variety =
  (state: SixState, rng: Rng): (() => number) =>
  () =>
    state.redCount + state.blackCount < VARIED_STONES ? below(rng, VARIETY) : 0;

/** Puts an answer together; the first move is the chosen one. */
export function answerOf(board: Board, judged: readonly Judged[], iterations: number): Answer {
  const text = (move: Move): string => six.formatMove(board.state, move);
  const candidates = judged.slice(0, SHOWN).map(({ move, value }) => ({
    move: text(move),
    value: expectation(value),
    reason: reasonFor(board, move, value),
  }));
  return { move: candidates[0].move, candidates, iterations };
}
