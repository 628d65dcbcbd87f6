// npm run measure -w e2e [-- home link nimmt six sixteen]: the page's figures, taken from the built page on a server of
// its own. 1. JavaScript of the start page, compressed.  2. A reveal of each game, frame by frame.  3. What fifty games leave
// behind in one tab.  4. Each page as a phone and as a desktop: Lighthouse, and how soon it can be used. Every run is added
// to page-figures.jsonl and compared with the one before.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { NO_LIMITS, startServer } from '@sixfold/server';
import { pino } from 'pino';
import { chromium } from 'playwright-core';
import { artifacts, chromiumPath, FLAGS } from './measure/common.mjs';
import { keep, worseThanBefore } from './measure/history.mjs';
import { measurePage } from './measure/lighthouse.mjs';
import { measureMemory } from './measure/memory.mjs';
import { measureOpening } from './measure/opening.mjs';
import { PAGES } from './measure/pages.mjs';
import { measureReveals } from './measure/reveal.mjs';

const BUDGET = 120;
/** Games in one tab, to see what they leave behind. */
const GAMES = 50;
if (chromiumPath === undefined) {
  console.error(
    'No Chromium found: install one (`npm test` does so on Debian as root), or name it in the environment variable CHROMIUM.',
  );
  process.exit(1);
}
mkdirSync(artifacts, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'sixfold-measure-'));
const server = await startServer({
  database: join(folder, 'sixfold.db'),
  port: 0,
  limits: NO_LIMITS,
  log: pino({ level: 'silent' }),
});
const address = `http://127.0.0.1:${server.port}`;

const failures = [];
/** Other work on the machine makes all of this worse: read the figures with it. */
const report = { at: new Date().toISOString(), loadAverage: Number(loadavg()[0].toFixed(1)) };
try {
  report.home = await measureHome();
  report.reveals = await measureReveals(address);
  report.memory = await measureMemory(address, GAMES);
  report.pages = await measurePages(process.argv.slice(2));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const [name, figures] of Object.entries(report.reveals)) {
  const { longestTaskMillis: longest, longestTaskSixTimesSlower: slow } = figures;
  promise(longest <= 50, `a task of ${longest} ms blocked input during the reveal of ${name}`);
  promise(slow <= 100, `on a processor six times as slow a task of ${slow} ms blocked the reveal of ${name}`);
}
const { heapGrowthMegabytes } = report.memory;
promise(heapGrowthMegabytes <= 1, `${GAMES} games in one tab left ${heapGrowthMegabytes} MB behind`);
for (const [name, figures] of Object.entries(report.pages)) {
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
const worse = worseThanBefore(report.pages);
keep(report);
writeFileSync(join(artifacts, 'page-figures.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report, null, 2));
if (worse.length > 0) console.error(`Worse than the last time: ${worse.join('; ')}`);
if (failures.length > 0) {
  console.error(`Outside of what was promised: ${failures.join('; ')}`);
  process.exitCode = 1;
}

function promise(isKept, text) {
  if (!isKept) failures.push(text);
}

/** The figures of all pages (or of those named), as a phone and as a desktop. */
async function measurePages(wanted) {
  const figures = {};
  for (const [name, page] of Object.entries(PAGES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const preset of ['phone', 'desktop']) {
      figures[`${name} ${preset}`] = {
        ...(await measurePage(address, page, preset)),
        ...(await measureOpening(address, page, preset)),
      };
    }
  }
  return figures;
}

/** Every script that the start page really asks for, compressed as a plain server would. */
async function measureHome() {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  let total = 0;
  for (const script of scripts) total += gzipSync(await script.body(), { level: 9 }).length;
  await browser.close();
  const kilobytes = Math.round(total / 100) / 10;
  promise(kilobytes <= BUDGET, `home loads ${kilobytes} kB of JavaScript, more than ${BUDGET}`);
  return { scripts: scripts.length, javascriptGzipKilobytes: kilobytes };
}
