// How long it takes until somebody can do what they came for: the first time, and from what the service worker keeps.
import { chromium } from 'playwright-core';
import { chromiumPath, FLAGS } from './common.mjs';
import { keepIn } from './pages.mjs';
import { CATEGORIES, workOf } from './trace.mjs';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const TIMES = 3;

/**
 * Some openings of a page in a window of either size. By the clock the slowest counts, since a promise has to be kept every
 * time; of processor time the smallest, since other work can only add to it.
 */
export async function measureOpening(address, { path, game, ready }, preset) {
  const runs = [];
  for (let time = 0; time < TIMES; time++) {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
    const context = await browser.newContext({ viewport: SIZES[preset] });
    const page = await context.newPage();
    await keepIn(page, address, game);
    await browser.startTracing(page, { categories: CATEGORIES });
    const link = address + (await path(address));
    const usableCold = await open(page, link, ready);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    await page.evaluate(isKept);
    const usableWarm = await open(page, link, ready);
    await browser.close();
    runs.push({ usableCold, usableWarm, ...workOf(traceEvents) });
  }
  const all = (what) => runs.map((run) => run[what]);
  return {
    usableCold: Math.max(...all('usableCold')),
    usableWarm: Math.max(...all('usableWarm')),
    allTasks: Math.min(...all('allTasks')),
    longestTask: Math.min(...all('longestTask')),
    blockingFourTimesSlower: Math.min(...all('blockingFourTimesSlower')),
  };
}

/** Milliseconds from the start of the navigation. */
async function open(page, link, ready) {
  await page.goto(link, { waitUntil: 'commit' });
  await page.locator(ready).first().waitFor({ timeout: 60_000 });
  return Math.round(await page.evaluate(() => performance.now()));
}

/** Runs in the page: waits until the service worker has kept everything and answers. */
async function isKept() {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((done) =>
    navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
  );
}
