import type { SixteenView } from '@sixfold/sixteen';
import type { Budget, Question } from '../bot.js';

/** The clock is asked once in this many times. */
const BETWEEN_LOOKS = 32;

/** Says whether thinking may go on after this many iterations: by their number, by the clock, and unless cancelled. */
export function stopwatch(
  { budget, clock, cancelled }: Question<SixteenView>,
  usual: Budget,
): (iterations: number) => boolean {
  const { millis = Infinity, iterations: most = Infinity } =
    Object.keys(budget).length === 0 ? usual : budget;
  const end = millis === Infinity ? Infinity : clock() + millis;
  let looks = 0;
  return (iterations) => {
    if (iterations === 0) return true;
    if (iterations >= most) return false;
    if (++looks % BETWEEN_LOOKS !== 0) return true;
    return clock() < end && !cancelled?.();
  };
}
