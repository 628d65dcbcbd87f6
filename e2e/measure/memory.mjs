// What is left in a tab after game upon game: heap, nodes and listeners after a collection of everything unused.
import { chromium } from 'playwright-core';
import { chromiumPath, deviceGame, FLAGS, keepGame } from './common.mjs';

/** By then everything that is loaded once has been loaded. */
const WARM_UP = 10;

/**
 * Plays games of one round of 6 nimmt! against a bot in one tab, and compares the last with the one by which all was
 * warm. `sabotage` runs in the page before everything else.
 */
export async function measureMemory(address, games, { warmUp = WARM_UP, sabotage } = {}) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: FLAGS });
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  if (sabotage) await page.addInitScript(sabotage);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(() =>
    localStorage.setItem(
      'sixfold.settings',
      JSON.stringify({ state: { speed: 'off', name: 'Mia' }, version: 1 }),
    ),
  );
  await page.evaluate(keepGame, { ...deviceGame('nimmt', 2), options: { rounds: 1 } });
  await page.goto(`${address}/here/measure`);
  let before;
  for (let game = 1; game <= games; game++) {
    await playGame(page);
    if (game === warmUp) before = await inUse(devtools);
    if (game === games) break;
    await page.locator('.end-go button').click();
    await page.locator('.result').waitFor({ state: 'detached' });
  }
  const after = await inUse(devtools);
  await browser.close();
  const grown = (what) => after[what] - before[what];
  return {
    games,
    heapMegabytes: megabytes(after.JSHeapUsedSize),
    heapGrowthMegabytes: megabytes(grown('JSHeapUsedSize')),
    nodesGrowth: grown('Nodes'),
    listenersGrowth: grown('JSEventListeners'),
  };
}

const megabytes = (bytes) => Number((bytes / 2 ** 20).toFixed(2));

async function inUse(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Lays the first card, takes the first row and goes on, until there is a result. */
async function playGame(page) {
  const asked = page.locator(
    '.result, dialog .scores, button.row-button, .hand-card:enabled:not([data-laid])',
  );
  for (;;) {
    await asked.first().waitFor({ timeout: 60_000 });
    const isOver = await page.evaluate(async () => {
      const find = (selector) => document.querySelector(selector);
      if (find('.result')) return true;
      const answer = find('dialog .scores')
        ? find('dialog .scores')?.closest('dialog')?.querySelector('.button')
        : find('button.row-button');
      if (answer) answer.click();
      else if (!find('.hand-card[data-laid]')) {
        find('.hand-card:enabled')?.click();
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        find('.action .button.act:enabled')?.click();
      }
      await new Promise((done) => setTimeout(done, 20));
      return false;
    });
    if (isOver) return;
  }
}
