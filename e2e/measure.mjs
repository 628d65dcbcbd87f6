// npm run measure -w e2e [-- home link nimmt six sixteen]: the page's figures, taken from the built page on a server of
// its own. 1. JavaScript of the start page, compressed.  2. A reveal of ten players, frame by frame.  3. Lighthouse, each
// page as a phone and as a desktop. Every run is added to page-figures.jsonl and compared with the one before.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServer, UNHURRIED } from '@sixfold/server';
import { pino } from 'pino';
import { chromium } from 'playwright-core';
import { artifacts, chromiumPath, FLAGS } from './measure/common.mjs';
import { keep, worseThanBefore } from './measure/history.mjs';
import { measurePages } from './measure/lighthouse.mjs';
import { longestCpuTask, measureReveal } from './measure/reveal.mjs';

const BUDGET = 120;
mkdirSync(artifacts, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'sixfold-measure-'));
const server = await startServer({
  database: join(folder, 'sixfold.db'),
  port: 0,
  limits: UNHURRIED,
  log: pino({ level: 'silent' }),
});
const address = `http://127.0.0.1:${server.port}`;

const failures = [];
/** Other work on the machine makes all of this worse: read the figures with it. */
const report = { at: new Date().toISOString(), loadAverage: Number(loadavg()[0].toFixed(1)) };
try {
  report.home = await measureHome();
  report.reveal = await measureReveal(address, { traced: false });
  // A trace slows down what it watches: it is for looking at, the figures come from the run without it.
  await measureReveal(address, { traced: true });
  report.reveal.longestTaskOfTraceCpuMillis = longestCpuTask();
  report.pages = await measurePages(address, process.argv.slice(2));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const { longestTaskMillis } = report.reveal;
promise(longestTaskMillis <= 50, `a task of ${longestTaskMillis} ms blocked input during the reveal`);
for (const [name, figures] of Object.entries(report.pages)) {
  promise(figures.performance >= 98, `${name}: Lighthouse performance is ${figures.performance}`);
  promise(figures.accessibility === 100, `${name}: Lighthouse accessibility is ${figures.accessibility}`);
  promise(figures.bestPractices === 100, `${name}: Lighthouse best practices is ${figures.bestPractices}`);
  promise(figures.firstPaint <= 1300, `${name}: the first paint took ${figures.firstPaint} ms`);
  promise(figures.blocking <= 100, `${name}: input was blocked for ${figures.blocking} ms`);
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
