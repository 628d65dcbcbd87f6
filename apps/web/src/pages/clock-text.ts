import type { Clock } from '@sixfold/protocol';
import type { PageWords } from '@sixfold/words/en/page';
import { CLOCK_OF } from './setup-online.js';

/** How long people may think at a table; undefined where there is no clock. */
export function clockText(words: PageWords, language: string, clock: Clock): string | undefined {
  if (clock.kind === 'none') return undefined;
  const known = Object.entries(CLOCK_OF).find(([, each]) => JSON.stringify(each) === JSON.stringify(clock));
  if (known) return words.setup.clocks[known[0] as keyof typeof CLOCK_OF];
  const time = (value: number, unit: string) =>
    value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' });
  if (clock.kind === 'day') return time(clock.days, 'day');
  const whole = clock.seconds % 60 === 0 ? time(clock.seconds / 60, 'minute') : time(clock.seconds, 'second');
  return clock.kind === 'game' && clock.increment > 0
    ? `${whole} + ${time(clock.increment, 'second')}`
    : whole;
}
