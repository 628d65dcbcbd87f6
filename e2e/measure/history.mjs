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

/** What is worse than in the last earlier run with a machine as quiet; nothing if either was not quiet. */
export function worseThanBefore(pages) {
  const earlier = read().reverse();
  return Object.entries(pages).flatMap(([name, now]) => {
    const before = earlier.find((run) => run.pages?.[name]?.machine >= QUIET)?.pages[name];
    if (!before || now.machine < QUIET) return [];
    return [
      ...(now.performance < before.performance - 2
        ? [`${name}: performance ${before.performance} → ${now.performance}`]
        : []),
      ...['firstPaint', 'largestPaint', 'blocking']
        .filter((what) => now[what] > before[what] * 1.15 + 50)
        .map((what) => `${name}: ${what} ${before[what]} → ${now[what]} ms`),
    ];
  });
}
