// npm run measure -w e2e [-- script reveals memory pages home link nimmt six sixteen phone desktop]: the page's figures, taken
// from the built page on a server of its own. 1. JavaScript of the start page, compressed.  2. A reveal of each game, frame by
// frame.  3. What fifty games leave behind in one tab.  4. Each page as a phone and as a desktop: Lighthouse, and how soon it
// can be used. Words choose some of it. Every run is added to page-figures.jsonl and compared with the one before.
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
import { planOf } from './measure/plan.mjs';
import { broken } from './measure/promises.mjs';
import { measureReveal, REVEALS } from './measure/reveal.mjs';

/** Games in one tab, to see what they leave behind. */
const GAMES = 50;
if (chromiumPath === undefined) {
  console.error(
    'No Chromium found: install one (`npm test` does so on Debian as root), or name it in the environment variable CHROMIUM.',
  );
  process.exit(1);
}
const plan = planOf(process.argv.slice(2), { pages: Object.keys(PAGES), reveals: Object.keys(REVEALS) });
mkdirSync(artifacts, { recursive: true });

const folder = mkdtempSync(join(tmpdir(), 'sixfold-measure-'));
const server = await startServer({
  database: join(folder, 'sixfold.db'),
  port: 0,
  limits: NO_LIMITS,
  log: pino({ level: 'silent' }),
});
const address = `http://127.0.0.1:${server.port}`;

/** Other work on the machine makes all of this worse: read the figures with it. */
const report = { at: new Date().toISOString(), loadAverage: Number(loadavg()[0].toFixed(1)) };
try {
  if (plan.script) report.home = await measureHome();
  for (const name of plan.reveals)
    report.reveals = { ...report.reveals, [name]: await measureReveal(address, name) };
  if (plan.memory) report.memory = await measureMemory(address, GAMES);
  for (const { name, preset } of plan.pages)
    report.pages = { ...report.pages, [`${name} ${preset}`]: await measureLook(PAGES[name], preset) };
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
const worse = worseThanBefore(report);
keep(report);
writeFileSync(join(artifacts, 'page-figures.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report, null, 2));
if (worse.length > 0) console.error(`Worse than the last time: ${worse.join('; ')}`);
const failures = broken(report);
if (failures.length > 0) {
  console.error(`Outside of what was promised: ${failures.join('; ')}`);
  process.exitCode = 1;
}

/** A page as a phone or as a desktop. */
async function measureLook(page, preset) {
  return { ...(await measurePage(address, page, preset)), ...(await measureOpening(address, page, preset)) };
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
  return { scripts: scripts.length, javascriptGzipKilobytes: Math.round(total / 100) / 10 };
}
