import type { Budget } from '@sixfold/bots';
import { wholeNumber } from './arguments.js';
import { wrongUsage } from './failure.js';

/** The budget that the flags set for searching bots, if any. */
export function readBudget(flags: {
  readonly budgetMs?: string;
  readonly iterations?: string;
}): Budget | undefined {
  if (flags.budgetMs !== undefined && flags.iterations !== undefined)
    throw wrongUsage('flagsClash', { one: '--budget-ms', other: '--iterations' });
  if (flags.budgetMs === undefined && flags.iterations === undefined) return undefined;
  return {
    ...(flags.budgetMs !== undefined && { millis: wholeNumber('--budget-ms', flags.budgetMs, 1, 3_600_000) }),
    ...(flags.iterations !== undefined && {
      iterations: wholeNumber('--iterations', flags.iterations, 1, 1_000_000_000),
    }),
  };
}
