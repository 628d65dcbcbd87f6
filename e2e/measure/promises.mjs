// What was promised of the figures.
const SCRIPT_KILOBYTES = 120;

/** Which promises a report does not keep, as sentences; what it does not have was not measured. */
export function broken({ home, reveals = {}, memory, pages = {} }) {
  const failures = [];
  const promise = (isKept, text) => {
    if (!isKept) failures.push(text);
  };
  if (home) {
    const { javascriptGzipKilobytes: kilobytes } = home;
    promise(kilobytes <= SCRIPT_KILOBYTES, `home loads ${kilobytes} kB of JavaScript`);
  }
  for (const [name, figures] of Object.entries(reveals)) {
    const { longestTaskMillis: longest, longestTaskSixTimesSlower: slow } = figures;
    promise(longest <= 50, `a task of ${longest} ms blocked input during the reveal of ${name}`);
    promise(
      slow <= 100,
      `on a processor six times as slow a task of ${slow} ms blocked the reveal of ${name}`,
    );
  }
  if (memory) {
    const { games, heapGrowthMegabytes: growth } = memory;
    promise(growth <= 1, `${games} games in one tab left ${growth} MB behind`);
  }
  for (const [name, figures] of Object.entries(pages)) {
    promise(figures.performance >= 98, `${name}: Lighthouse performance is ${figures.performance}`);
    promise(figures.accessibility === 100, `${name}: Lighthouse accessibility is ${figures.accessibility}`);
    promise(figures.bestPractices === 100, `${name}: Lighthouse best practices is ${figures.bestPractices}`);
    promise(figures.firstPaint <= 1300, `${name}: the first paint took ${figures.firstPaint} ms`);
    promise(figures.blocking <= 100, `${name}: input was blocked for ${figures.blocking} ms`);
    promise(figures.usableCold <= 1500, `${name}: usable after ${figures.usableCold} ms`);
    promise(
      figures.usableWarm <= 300,
      `${name}: usable after ${figures.usableWarm} ms from the service worker`,
    );
  }
  return failures;
}
