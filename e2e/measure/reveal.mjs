// What follows a choice, frame by frame: a trick of ten players of 6 nimmt!, the bot's answer in SIX and in Sixteen.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { artifacts, chromiumPath, deviceGame, FLAGS, keepGame, ofEveryGame } from './common.mjs';
import { CATEGORIES, longestTask } from './trace.mjs';

/** Per game: the table, when everybody else is done, how somebody chooses, and when they are asked again. */
const REVEALS = ofEveryGame({
  nimmt: {
    game: deviceGame('nimmt', 10),
    async ready(page) {
      await page.locator('.hand-card:enabled').nth(9).waitFor();
      // Everybody else has chosen: from here on only the reveal runs.
      await page.waitForFunction(() => document.querySelectorAll('.slot.filled').length === 9);
    },
    async choose(page) {
      await page.locator('.hand-card').nth(8).click();
      await page.locator('.action .button').click();
      await page.locator('.action .button.quiet').waitFor();
    },
    again: '.hand-card:enabled, button.row-button',
  },
  six: {
    game: deviceGame('six', 2),
    ready: (page) => page.locator('.six.yours').waitFor(),
    async choose(page) {
      await page.locator('.six-cell.target').first().click();
      await page.locator('.six-actions .act:enabled').click();
      await page.locator('.six:not(.yours)').waitFor();
    },
    again: '.six.yours',
  },
  sixteen: {
    game: deviceGame('sixteen', 2),
    ready: (page) => page.locator('.sixteen-hand button:enabled').first().waitFor(),
    async choose(page) {
      const before = await page.locator('.text-view').textContent();
      await page.locator('.sixteen-hand button:enabled').first().click();
      await page.locator('.action .button.act:enabled').click();
      await page.waitForFunction(
        (text) => document.querySelector('.text-view')?.textContent !== text,
        before,
      );
    },
    again: '.sixteen-hand button:enabled',
  },
});

/** All reveals: frames and long tasks as they are, then on a processor six times as slow, then in a trace. */
export async function measureReveals(address) {
  const figures = {};
  for (const [name, reveal] of Object.entries(REVEALS)) {
    const { seconds, framesPerSecond, framesLaterThan25ms, longestTaskMillis } = await watch(address, reveal);
    const slow = await watch(address, reveal, { slowdown: 6 });
    // A trace slows down what it watches: it is for looking at, and for the processor time of the longest task.
    const { traceEvents } = await watch(address, reveal, { traced: true });
    writeFileSync(join(artifacts, `reveal-${name}-trace.json`), JSON.stringify({ traceEvents }));
    figures[name] = {
      seconds,
      framesPerSecond,
      framesLaterThan25ms,
      longestTaskMillis,
      longestTaskSixTimesSlower: slow.longestTaskMillis,
      longestTaskCpuMillis: longestTask(traceEvents),
    };
  }
  return figures;
}

async function watch(address, { game, ready, choose, again }, { slowdown = 1, traced = false } = {}) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await context.addInitScript(keepGame, game);
  await page.goto(`${address}/here/measure`);
  await ready(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(countFrames);
  if (traced) await browser.startTracing(page, { categories: CATEGORIES });
  await choose(page);
  await page.locator(again).first().waitFor({ timeout: 60_000 });
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

/** Runs in the page: notes every frame and every long task from now on. */
function countFrames() {
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
}
