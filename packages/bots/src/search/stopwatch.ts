import type { Question } from '../bot.js';

/** Asked now and then with the number of iterations so far: whether thinking is over. */
export type IsOver = (iterations: number) => boolean;

/** Says when a question's time is over: by iterations, by the clock, or because whoever asked has lost interest. */
export function stopwatch(
  { budget, clock, cancelled }: Pick<Question, 'budget' | 'clock' | 'cancelled'>,
  /** How much of the budget this part of the thinking may have. */
  share = 1,
): IsOver {
  const { millis = Number.POSITIVE_INFINITY, iterations = Number.POSITIVE_INFINITY } = budget;
  const isTimed = millis < Number.POSITIVE_INFINITY;
  const end = isTimed ? clock() + millis * share : millis;
  const most = iterations * share;
  return (done) => done >= most || (isTimed && clock() >= end) || cancelled?.() === true;
}
