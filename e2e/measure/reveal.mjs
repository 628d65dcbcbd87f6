// What follows a choice, frame by frame: a trick of ten players of 6 nimmt!, the bot's answer in SIX and in Sixteen.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { artifacts, chromiumPath, deviceGame, FLAGS, keepGame, ofEveryGame } from './common.mjs';
import { CATEGORIES, longestTask } from './trace.mjs';

/** Per game: the table, when everybody else is done, what somebody taps to choose, and what is there when they are asked again. */
export const REVEALS = ofEveryGame({
  nimmt: {
    game: deviceGame('nimmt', 10),
    async ready(page) {
      await page.locator('.hand-card:enabled').nth(9).waitFor();
      // Everybody else has chosen: from here on only the reveal runs.
      await page.waitForFunction(() => document.querySelectorAll('.slot.filled').length === 9);
    },
    taps: ['.hand li:nth-child(9) .hand-card', '.action .button'],
    again: '.hand-card:enabled, button.row-button',
  },
  six: {
    game: deviceGame('six', 2),
    ready: (page) => page.locator('.six.yours').waitFor(),
    taps: ['.six-cell.target', '.six-actions .act'],
    again: '.six.yours',
  },
  sixteen: {
    game: deviceGame('sixteen', 2),
    ready: (page) => page.locator('.sixteen-hand button:enabled').first().waitFor(),
    taps: ['.sixteen-hand button:enabled', '.action .button'],
    again: '.sixteen-hand button:enabled',
  },
});

/** How often each is watched: a promise has to be kept every time. */
const TIMES = 3;

/**
 * A reveal some times as it is, on a processor six times as slow, and in a trace. Of frames and long tasks the worst counts;
 * of processor time the least, since other work can only add to it.
 */
export async function measureReveal(address, name) {
  const reveal = REVEALS[name];
  const usual = [];
  const slow = [];
  const traces = [];
  for (let time = 0; time < TIMES; time++) {
    usual.push(await watch(address, reveal));
    slow.push(await watch(address, reveal, { slowdown: 6 }));
    // A trace slows down what it watches: it is for looking at, and for the processor time of the longest task.
    const { traceEvents } = await watch(address, reveal, { traced: true });
    traces.push(traceEvents);
  }
  writeFileSync(join(artifacts, `reveal-${name}-trace.json`), JSON.stringify({ traceEvents: traces[0] }));
  return {
    seconds: usual[0].seconds,
    framesPerSecond: Math.min(...usual.map((run) => run.framesPerSecond)),
    framesLaterThan25ms: Math.max(...usual.map((run) => run.framesLaterThan25ms)),
    longestTaskMillis: Math.max(...usual.map((run) => run.longestTaskMillis)),
    longestTaskSixTimesSlower: Math.max(...slow.map((run) => run.longestTaskMillis)),
    longestTaskCpuMillis: Math.min(...traces.map(longestTask)),
  };
}

/** Between the taps of a choice, and between two looks at whether all has been shown. */
const PAUSE = 300;

async function watch(address, { game, ready, taps, again }, { slowdown = 1, traced = false } = {}) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await context.addInitScript(keepGame, game);
  await page.goto(`${address}/here/measure`);
  await ready(page);
  const devtools = await context.newCDPSession(page);
  // Where to tap is asked beforehand, and the page itself notes when all is over: from here on nothing but fingers
  // comes from outside, whose work would be counted as the page's.
  const spots = await Promise.all(
    taps.map(async (what) => ({ what, ...(await middleOf(page.locator(what).first())) })),
  );
  await page.evaluate(countFrames, again);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (traced) await browser.startTracing(page, { categories: CATEGORIES });
  const polled = { polling: PAUSE, timeout: 60_000 };
  for (const { what, x, y } of spots) {
    await page.waitForTimeout(PAUSE);
    await page.waitForFunction(
      (selector) => document.querySelector(selector)?.disabled !== true,
      what,
      polled,
    );
    await page.touchscreen.tap(x, y);
  }
  await page.waitForFunction(() => window.measured.isOver, undefined, polled);
  const traceEvents = traced ? JSON.parse((await browser.stopTracing()).toString()).traceEvents : [];
  const { frames, longTasks } = await page.evaluate(() => window.measured);
  await browser.close();
  const gaps = frames.slice(1).map((now, index) => now - frames[index]);
  const seconds = (frames.at(-1) - frames[0]) / 1000;
  return {
    seconds: Number(seconds.toFixed(1)),
    framesPerSecond: Number((gaps.length / seconds).toFixed(1)),
    framesLaterThan25ms: gaps.filter((gap) => gap > 25).length,
    longestTaskMillis: Math.round(Math.max(0, ...longTasks)),
    traceEvents,
  };
}

async function middleOf(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: notes every frame and every long task from now on, until somebody is asked again. */
function countFrames(again) {
  const measured = { frames: [], longTasks: [], isOver: false };
  const observer = new PerformanceObserver(note);
  function note(list) {
    for (const { duration } of list.getEntries()) measured.longTasks.push(duration);
  }
  observer.observe({ type: 'longtask' });
  let hasBegun = false;
  const tick = (now) => {
    measured.frames.push(now);
    const isAsked = document.querySelector(again) !== null;
    hasBegun ||= !isAsked;
    if (!hasBegun || !isAsked) requestAnimationFrame(tick);
    // What drew this frame counts, too: it is told of when it is over.
    else setTimeout(end, 1000);
  };
  function end() {
    note({ getEntries: () => observer.takeRecords() });
    observer.disconnect();
    measured.isOver = true;
  }
  requestAnimationFrame(tick);
  window.measured = measured;
}
