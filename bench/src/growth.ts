import { type Answer, ask, type Bot, type Budget, type Sight } from '@sixfold/bots';
import { FastRng } from '@sixfold/game-kit';

export interface GrowthPlan<View> {
  readonly bot: Bot<View>;
  readonly positions: readonly Sight<View>[];
  readonly budgets: readonly Budget[];
  /** The budget that all others are judged by: in a search of its own, so its luck is another. */
  readonly reference: Budget;
  /** What values are counted in. */
  readonly unit: string;
}

interface Tally {
  readonly budget: Budget;
  same: number;
  readonly losses: number[];
}

export function think<View>(bot: Bot<View>, position: Sight<View>, budget: Budget, seed: string): Answer {
  return ask(bot, position, { budget, rng: new FastRng(seed), clock: () => performance.now() });
}

/**
 * What more thinking is worth: how often each budget's move is the one that a far longer search plays, and how much
 * that search thinks is lost otherwise. One line a budget.
 */
export function growth<View>(plan: GrowthPlan<View>): string {
  const tallies = plan.budgets.map((budget): Tally => ({ budget, same: 0, losses: [] }));
  for (const [number, position] of plan.positions.entries()) {
    const { candidates } = think(plan.bot, position, plan.reference, `reference ${number}`);
    const valueOf = (move: string): number => {
      const found = candidates.find((candidate) => candidate.move === move);
      if (!found) throw new Error(`The reference did not look at ${move}.`);
      return found.value;
    };
    const best = candidates[0]?.move as string;
    for (const tally of tallies) {
      const { move } = think(plan.bot, position, tally.budget, `${number} ${nameOf(tally.budget)}`);
      if (move === best) tally.same++;
      tally.losses.push(valueOf(best) - valueOf(move));
    }
  }
  return tallies.map((tally) => report(tally, plan.unit)).join('\n');
}

const nameOf = ({ millis, iterations }: Budget): string =>
  millis === undefined ? `${iterations} iterations` : `${millis} ms`;

function report({ budget, same, losses }: Tally, unit: string): string {
  const count = losses.length;
  const mean = losses.reduce((sum, loss) => sum + loss, 0) / count;
  const variance = losses.reduce((sum, loss) => sum + (loss - mean) ** 2, 0) / count;
  const interval = 1.96 * Math.sqrt(variance / count);
  const share = ((100 * same) / count).toFixed(0);
  return `${nameOf(budget)}: same move ${share} %, loses ${mean.toFixed(4)} ±${interval.toFixed(4)} ${unit}`;
}
