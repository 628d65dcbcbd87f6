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
const OF_REVEALS = { longestTaskCpuMillis: 1.3 };
const SLACK = { clock: 50, processor: 10 };

const isQuiet = ({ machine }) => machine >= QUIET;

/**
 * What is worse than in the last earlier run that has it. What the clock measured is compared between quiet machines only;
 * processor time says something on a busy one, too.
 */
export function worseThanBefore({ pages = {}, reveals = {} }, runs = read()) {
  const earlier = [...runs].reverse();
  const last = (kind, name, what, isComparable = () => true) =>
    earlier
      .map((run) => run[kind]?.[name])
      .find((figures) => figures?.[what] !== undefined && isComparable(figures));
  /** Sentences about those of the figures that are further above an earlier one than their factor allows. */
  const worse = (name, now, factors, slack, before) =>
    Object.entries(factors).flatMap(([what, factor]) => {
      const earlierFigures = before(what);
      return earlierFigures && now[what] > earlierFigures[what] * factor + slack
        ? [`${name}: ${what} ${earlierFigures[what]} → ${now[what]} ms`]
        : [];
    });
  const ofPage = ([name, now]) => [
    ...worse(name, now, BY_CLOCK, SLACK.clock, (what) => isQuiet(now) && last('pages', name, what, isQuiet)),
    ...worse(name, now, BY_PROCESSOR, SLACK.processor, (what) => last('pages', name, what)),
  ];
  const ofReveal = ([name, now]) =>
    worse(`reveal of ${name}`, now, OF_REVEALS, SLACK.processor, (what) => last('reveals', name, what));
  return [...Object.entries(pages).flatMap(ofPage), ...Object.entries(reveals).flatMap(ofReveal)];
}
