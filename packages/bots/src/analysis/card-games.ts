import { FastRng } from '@sixfold/game-kit';
import { ask } from '../ask.js';
import type { Answer, Bot, Candidate } from '../bot.js';
import type { Account, Judgement } from './analysis.js';
import type { MadeDecision } from './decisions.js';

/** Asks a bot about a decision; the same decision gets the same answer. */
export function askAbout(
  bot: Bot,
  made: MadeDecision,
  iterations: number,
  legal = made.legal,
  dice = 1,
): Answer {
  const rng = new FastRng(dice + made.number);
  return ask(bot, { ...made, legal }, { budget: { iterations }, rng, clock: () => 0 });
}

/** Whether a listed move may speak for a played one that no bot has listed. */
type IsAlike = (listed: string, played: string) => boolean;

/** What a bot thinks of a decision in a game of chance: the played move beside the best. */
export function judge(bot: Bot, made: MadeDecision, iterations: number, isAlike?: IsAlike): Judgement {
  const answer = askAbout(bot, made, iterations);
  const { candidates } = answer;
  const played = candidates.find(({ move }) => move === made.move);
  return compare(made, answer, played ?? candidates.find(({ move }) => isAlike?.(move, made.move)));
}

/** A move that was lucky in the first worlds must prove itself in others. */
const OTHER_DICE = 1_000_003;

/** Only two moves, the best and the played one, in the same worlds: what their difference really is. */
export function compareClosely(
  bot: Bot,
  made: MadeDecision,
  found: Judgement,
  iterations: number,
): Judgement {
  if (found.best === found.move) return found;
  const answer = askAbout(bot, made, iterations, [found.best, found.move].sort(), OTHER_DICE);
  const played = answer.candidates.find(({ move }) => move === made.move);
  const again = compare(made, answer, played, found);
  // A search stops looking at what is behind beyond doubt: how far behind is then told by few worlds, and the kinder
  // of two tellings is nearer to the truth.
  return again.cost < found.cost ? again : found;
}

function compare(
  { number, seat, move }: MadeDecision,
  answer: Answer,
  played: Candidate | undefined,
  known?: Judgement,
): Judgement {
  const [best] = answer.candidates;
  const bestValue = best?.value ?? 0;
  const value = played?.value ?? known?.value ?? bestValue;
  const reason = played?.reason ?? known?.reason;
  return {
    number,
    seat,
    move,
    value,
    best: answer.move,
    bestValue,
    cost: answer.move === move ? 0 : Math.max(0, bestValue - value),
    ...(best?.reason && { bestReason: best.reason }),
    ...(reason && { reason }),
  };
}

/** Differences below this are noise of the search, and many of them would add up to a lot. */
const NOISE = 0.1;

/**
 * Splits what a seat lost more than the average seat into what it chose and the rest. `losses` are the results,
 * higher being worse; partners share one result and answer for each other's choices.
 */
export function accountsOf(
  judgements: readonly Judgement[],
  losses: readonly number[],
  sides: readonly number[],
): readonly Account[] {
  const costs = losses.map((_, seat) =>
    judgements.reduce(
      (sum, each) => sum + (sides[each.seat] === sides[seat] && each.cost >= NOISE ? each.cost : 0),
      0,
    ),
  );
  const meanLoss = mean(losses);
  const meanCost = mean(costs);
  return losses.map((loss, seat) => {
    const choices = (costs[seat] as number) - meanCost;
    return { choices, cards: loss - meanLoss - choices };
  });
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
