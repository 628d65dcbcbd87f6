// A reveal of ten players of 6 nimmt!, frame by frame.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { artifacts, chromiumPath, deviceGame, FLAGS, keepGame } from './common.mjs';

/** Plays one trick with nine bots at normal speed and watches every frame and every long task. */
export async function measureReveal(address, { traced }) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await context.addInitScript(keepGame, deviceGame('nimmt', 10));
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
  return {
    seconds: Number(seconds.toFixed(1)),
    framesPerSecond: Number((gaps.length / seconds).toFixed(1)),
    framesLaterThan25ms: gaps.filter((gap) => gap > 25).length,
    longestTaskMillis: Math.round(longest),
  };
}

/** The processor time of the page's longest task in the trace: on a busy machine it says more than the clock. */
export function longestCpuTask() {
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
