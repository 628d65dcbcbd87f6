import { below, type Rng } from '@sixfold/game-kit';
import { otherSide, type SixView, six, toOf, winningMoves } from '@sixfold/six';
import type { Answer, Bot, Question } from '../bot.js';
import { Board } from './board.js';
import { listCandidates, MoveList } from './candidates.js';
import { shapesFor, WIN } from './knowledge.js';
import type { Judged } from './search.js';
import { answerOf } from './searcher.js';
import { NO_GAP, openGap } from './threats.js';

/** Out of 100: how often a beginner sees a win, and that the other side is about to win. */
const SEES_WIN = 85;
const SEES_DANGER = 60;
/** A beginner likes any of the better-looking moves. */
const LIKED = 10;

/** Plays near stones that matter, but overlooks things; a child can win. */
export const easyBot: Bot<SixView> = {
  choose({ view, rng }: Question<SixView>): Answer {
    const state = six.determinize(view, rng);
    const board = new Board(state, shapesFor(state));
    const list = new MoveList(128);
    listCandidates(board, list, list.room);
    const judged = Array.from(
      { length: list.count },
      (_, at): Judged => ({
        move: list.moves[at],
        value: list.scores[at] - list.scores[0],
        bias: 0,
      }),
    );
    const best = seen(board, judged, rng) ?? judged[below(rng, Math.min(LIKED, judged.length))];
    const others = judged.filter((one) => one !== best);
    return answerOf(board, [best, ...others], 1);
  },
};

/** A win or a needed block, if it is noticed; moves that would win otherwise are overlooked, too. */
function seen(board: Board, judged: readonly Judged[], rng: Rng): Judged | undefined {
  const { state } = board;
  const wins = new Int32Array(six.maxMoves);
  const seesWin = below(rng, 100) < SEES_WIN;
  const seesDanger = below(rng, 100) < SEES_DANGER;
  if (winningMoves(state, wins) > 0 && seesWin) {
    return judged.find(({ move }) => move === wins[0]) ?? { move: wins[0], value: WIN - 1, bias: 0 };
  }
  const gap = openGap(board, otherSide(state.side));
  return gap !== NO_GAP && seesDanger ? judged.find(({ move }) => toOf(move) === gap) : undefined;
}
