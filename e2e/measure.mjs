// npm run measure -w e2e: the page's figures, taken from the built page on a server of its own.
// 1. JavaScript of the start page, compressed.  2. Lighthouse, phone preset.  3. A reveal of ten players, frame by frame.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startServer, UNHURRIED } from '@sixfold/server';
import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pino } from 'pino';
import { chromium } from 'playwright-core';

const BUDGET = 120;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];
const chromiumPath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);
const artifacts = new URL('../artifacts/', import.meta.url).pathname;
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
const report = { loadAverage: Number(loadavg()[0].toFixed(1)) };
try {
  report.home = await measureHome();
  report.reveal = await measureReveal({ traced: false });
  // A trace slows down what it watches: it is for looking at, the figures come from the run without it.
  await measureReveal({ traced: true });
  report.reveal.longestTaskOfTraceCpuMillis = longestCpuTask();
  report.lighthouse = await measureLighthouse();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
writeFileSync(join(artifacts, 'page-figures.json'), `${JSON.stringify(report, null, 2)}\n`);
console.log(JSON.stringify(report, null, 2));
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

/** Plays one trick with nine bots at normal speed and watches every frame and every long task. */
async function measureReveal({ traced }) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const game = {
    id: 'measure',
    game: 'nimmt',
    options: {},
    seats: Array.from({ length: 10 }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: 'Mia' } : { kind: 'bot', level: 'easy' },
    ),
    seed: 'ten players',
    moves: [],
    choices: [],
    startedAt: 1,
    updatedAt: 1,
    finished: false,
    results: [],
    bestOf: 1,
  };
  await context.addInitScript((kept) => {
    localStorage.setItem('sixfold.game.measure', JSON.stringify(kept));
    localStorage.setItem(
      'sixfold.settings',
      JSON.stringify({ state: { speed: 'normal', name: 'Mia' }, version: 1 }),
    );
  }, game);
  await page.goto(`${address}/here/measure`);
  await page.locator('.hand-card:enabled').nth(9).waitFor();
  // Everybody else has chosen: from here on only the reveal runs.
  await page.waitForFunction(() => document.querySelectorAll('.slot.filled').length === 9);
  await page.evaluate(() => {
    const frames = [];
    const longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask' });
    const tick = (now) => {
      frames.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    window.measured = { frames, longTasks };
  });
  if (traced) await browser.startTracing(page, { path: join(artifacts, 'reveal-trace.json') });
  await page.locator('.hand-card').nth(8).click();
  await page.locator('.action .button').click();
  await page.locator('.action .button.quiet').waitFor();
  await page.locator('.hand-card:enabled, button.row-button').first().waitFor({ timeout: 60_000 });
  if (traced) await browser.stopTracing();
  const { frames, longTasks } = await page.evaluate(() => window.measured);
  await browser.close();
  const gaps = frames.slice(1).map((now, index) => now - frames[index]);
  const seconds = (frames.at(-1) - frames[0]) / 1000;
  const longest = Math.max(0, ...longTasks);
  promise(traced || longest <= 50, `a task of ${longest.toFixed(0)} ms blocked input during the reveal`);
  return {
    seconds: Number(seconds.toFixed(1)),
    framesPerSecond: Number((gaps.length / seconds).toFixed(1)),
    framesLaterThan25ms: gaps.filter((gap) => gap > 25).length,
    longestTaskMillis: Math.round(longest),
  };
}

/** The processor time of the page's longest task in the trace: on a busy machine it says more than the clock. */
function longestCpuTask() {
  const { traceEvents } = JSON.parse(readFileSync(join(artifacts, 'reveal-trace.json'), 'utf8'));
  const threads = new Map(
    traceEvents
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid}.${tid}`, args.name]),
  );
  const events = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && threads.get(`${pid}.${tid}`) === 'CrRendererMain',
  );
  // Starting the trace itself interrupts the page once; that task is none of ours.
  const interrupts = events.filter(({ name }) => name === 'V8.HandleInterrupts');
  const isOurs = ({ ts, dur }) =>
    !interrupts.some((event) => event.dur > 1000 && event.ts >= ts && event.ts <= ts + dur);
  const tasks = events.filter((event) => event.name === 'RunTask' && isOurs(event));
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}

async function measureLighthouse() {
  const chrome = await launchChrome({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...FLAGS] });
  const result = await lighthouse(address, { port: chrome.port, logLevel: 'error', output: 'json' });
  chrome.kill();
  const scores = Object.fromEntries(
    Object.values(result.lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
  promise(scores.performance >= 95, `Lighthouse performance is ${scores.performance}`);
  promise(scores.accessibility === 100, `Lighthouse accessibility is ${scores.accessibility}`);
  promise(scores['best-practices'] === 100, `Lighthouse best practices is ${scores['best-practices']}`);
  const misses = Object.values(result.lhr.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, displayValue }) => `${id}${displayValue ? ` (${displayValue})` : ''}`);
  return { ...scores, misses };
}
