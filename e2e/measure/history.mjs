// Figures of earlier runs, one JSON object a line, so that a change for the worse shows.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const FILE = new URL('../page-figures.jsonl', import.meta.url);
/** Below this Lighthouse's measure of the machine, other work disturbs too much to compare. */
const QUIET = 1000;

const read = () =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/** Adds a run to the history. */
export const keep = (report) => appendFileSync(FILE, `${JSON.stringify(report)}\n`);

/** By how much a figure may be above the earlier one, as a factor and in milliseconds, before it counts as worse. */
const BY_CLOCK = { firstPaint: 1.15, largestPaint: 1.15, blocking: 1.15, usableCold: 1.3, usableWarm: 1.3 };
const BY_PROCESSOR = { allTasks: 1.3, longestTask: 1.3 };
const SLACK = { clock: 50, processor: 10 };

/**
 * What is worse than in the last earlier run. What the clock measured is compared between quiet machines only; processor
 * time says something on a busy one, too.
 */
export function worseThanBefore(pages) {
  const earlier = read().reverse();
  return Object.entries(pages).flatMap(([name, now]) => {
    const last = (isComparable) =>
      earlier.map((run) => run.pages?.[name]).find((page) => page && isComparable(page));
    const isQuiet = ({ machine }) => machine >= QUIET;
    const worse = (before, factors, slack) =>
      Object.entries(factors)
        .filter(([what, factor]) => before && now[what] > before[what] * factor + slack)
        .map(([what]) => `${name}: ${what} ${before[what]} → ${now[what]} ms`);
    return [
      ...worse(isQuiet(now) && last(isQuiet), BY_CLOCK, SLACK.clock),
      ...worse(
        last(({ allTasks }) => allTasks !== undefined),
        BY_PROCESSOR,
        SLACK.processor,
      ),
    ];
  });
}
