import { below, type Rng, unit } from '@sixfold/game-kit';
import { GAMES, type ViewOf } from '@sixfold/games';
import type { Answer, Bot, BotFamily, Budget, Candidate, Level, Question } from '../bot.js';

type View = ViewOf<'goofspiel'>;
const { goofspiel } = GAMES;

const budgets: Readonly<Record<Level, Budget>> = {
  easy: { iterations: 1 },
  medium: { iterations: 1 },
  strong: { iterations: 300, millis: 100 },
  master: { iterations: 3000, millis: 1000 },
};

/** How far a bid of the simple player strays from what the prize is worth to it. */
const STRAYS: Readonly<Record<Level, number>> = { easy: 6, medium: 2.5, strong: 2, master: 2 };

/** What is at stake now: the prize that is up, and those that wait. */
const stakeOf = ({ prizes, takers }: Pick<View, 'prizes' | 'takers'>): number =>
  prizes.reduce((sum, prize, at) => (at >= takers.length || takers[at] === 'waiting' ? sum + prize : sum), 0);

/** The simple player: bids about what is at stake, as far as its hand allows. */
function simpleBid(hand: readonly number[], stake: number, strays: number, rng: Rng): number {
  const wish = stake + (unit(rng) - 0.5) * 2 * strays;
  return hand.reduce((best, card) => (Math.abs(card - wish) < Math.abs(best - wish) ? card : best));
}

/** Plays a random world to its end by simple players after the seat has bid; its lead over the best other. */
function playout(view: View, seat: number, bid: number, rng: Rng): number {
  const state = goofspiel.determinize({ ...view, hasBid: view.hasBid.map(() => false), bid: 0 }, rng);
  let first = true;
  while (!state.isOver) {
    const seen = goofspiel.view(state, 'spectator');
    const stake = stakeOf(seen);
    for (const other of seen.toAct) {
      const card =
        first && other === seat ? bid : simpleBid(seen.hands[other] ?? [], stake, STRAYS.master, rng);
      goofspiel.apply(state, other, card);
    }
    first = false;
  }
  const points = state.points();
  return points[seat] - Math.max(...points.filter((_, other) => other !== seat));
}

function simple(level: Level): Bot<View> {
  return {
    choose({ view, seat, legal, rng }) {
      const card = simpleBid(view.hands[seat] ?? [], stakeOf(view), STRAYS[level], rng);
      const move = legal.includes(String(card)) ? String(card) : legal[below(rng, legal.length)];
      return { move, candidates: [{ move, value: 0 }], iterations: 1 };
    },
  };
}

/** Tries every card in as many random worlds as it has time for, each in turn. */
function searcher(usual: Budget): Bot<View> {
  return {
    choose(question: Question<View>): Answer {
      const { view, seat, legal, rng, clock, cancelled } = question;
      const { iterations: most = Number.POSITIVE_INFINITY, millis = Number.POSITIVE_INFINITY } = {
        ...(question.budget.iterations === undefined && question.budget.millis === undefined ? usual : {}),
        ...question.budget,
      };
      const start = clock();
      const sums = legal.map(() => 0);
      let done = 0;
      while (done < most && !cancelled?.() && (done < legal.length || clock() - start < millis)) {
        const at = done++ % legal.length;
        sums[at] += playout(view, seat, Number(legal[at]), rng);
      }
      const candidates = legal
        .map((move, at) =>
          candidate(view, move, sums[at] / Math.max(1, Math.ceil((done - at) / legal.length))),
        )
        .sort((one, other) => other.value - one.value);
      return { move: candidates[0].move, candidates, iterations: done };
    },
  };
}

function candidate(view: View, move: string, value: number): Candidate {
  const prize = stakeOf(view);
  const distance = Number(move) - prize;
  const code = Math.abs(distance) <= 1 ? 'fair' : distance < 0 ? 'saves' : 'wants';
  return { move, value, reason: { code, params: { prize } } };
}

const bots: Readonly<Record<Level, Bot<View>>> = {
  easy: simple('easy'),
  medium: simple('medium'),
  strong: searcher(budgets.strong),
  master: searcher(budgets.master),
};

/** The bots of Goofspiel. */
export const goofspielBots: BotFamily<View> = { game: 'goofspiel', bot: (level) => bots[level], budgets };
