// Lighthouse on the start page, a table by its link and the table of each game, as a phone and as a desktop.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { chromium } from 'playwright-core';
import { chromiumPath, deviceGame, FLAGS, keepGame } from './common.mjs';

const PRESETS = { phone: undefined, desktop };

/** What is looked at: a path, or a function that makes one; with `game`, a game kept on the device beforehand. */
const PAGES = {
  home: { path: () => '/' },
  link: { path: linkToTable },
  nimmt: { path: () => '/here/measure', game: deviceGame('nimmt', 4) },
  six: { path: () => '/here/measure', game: deviceGame('six', 2) },
  sixteen: { path: () => '/here/measure', game: deviceGame('sixteen', 2) },
};

/** Somebody makes a table; whoever gets the link has never been here. */
async function linkToTable(address) {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'nimmt', seats: 4, name: 'Ann' }),
  });
  if (!response.ok) throw new Error(`No table was made: ${response.status}`);
  const { table } = await response.json();
  return `/t/${table.id}`;
}

/** The figures of all pages (or those named) in both presets, each the better of two runs. */
export async function measurePages(address, wanted) {
  const figures = {};
  for (const [name, page] of Object.entries(PAGES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const [preset, config] of Object.entries(PRESETS)) {
      const runs = [await look(address, page, config), await look(address, page, config)];
      figures[`${name} ${preset}`] = runs.sort((one, other) => other.performance - one.performance)[0];
    }
  }
  return figures;
}

async function look(address, { path, game }, config) {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...FLAGS] });
  try {
    if (game) await keepInBrowser(chrome.port, address, game);
    const flags = { port: chrome.port, logLevel: 'error', output: 'json', disableStorageReset: true };
    const { lhr } = await lighthouse(address + (await path(address)), flags, config);
    return figuresOf(lhr);
  } finally {
    chrome.kill();
  }
}

async function keepInBrowser(port, address, game) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  // A picture, not the page: nothing of the page may be in the cache yet.
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(keepGame, game);
  await page.close();
  await browser.close();
}

function figuresOf({ categories, audits, environment }) {
  const score = (id) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id) => Math.round(audits[id]?.numericValue ?? 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    machine: Math.round(environment.benchmarkIndex),
  };
}
