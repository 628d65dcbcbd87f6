// Lighthouse, as a phone and as a desktop.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';
import { chromium } from 'playwright-core';
import { chromiumPath, FLAGS } from './common.mjs';
import { keepIn } from './pages.mjs';

const PRESETS = { phone: undefined, desktop };

/** How often Lighthouse may fail to record what it looks at before that is a fault. */
const TRIES = 5;

/** How often a page is looked at: a promise has to be kept every time. */
const TIMES = 3;
/** Of these more is better. */
const MORE_IS_BETTER = new Set(['performance', 'accessibility', 'bestPractices', 'machine']);

/** The figures of a page as a phone or a desktop, of each the worst. */
export async function measurePage(address, page, preset) {
  const runs = [];
  for (let time = 0; time < TIMES; time++) runs.push(await look(address, page, PRESETS[preset]));
  const worst = (what) => (MORE_IS_BETTER.has(what) ? Math.min : Math.max)(...runs.map((run) => run[what]));
  return Object.fromEntries(Object.keys(runs[0]).map((what) => [what, worst(what)]));
}

/** Looks again where Lighthouse says itself that it has seen nothing (it loses the start of a trace now and then). */
async function look(address, page, config) {
  for (let left = TRIES; left > 0; left--) {
    const lhr = await lookOnce(address, page, config);
    if (!lhr.runtimeError) return figuresOf(lhr);
  }
  throw new Error(`Lighthouse recorded nothing in ${TRIES} tries`);
}

async function lookOnce(address, { path, game }, config) {
  const chrome = await launch({ chromePath: chromiumPath, chromeFlags: ['--headless=new', ...FLAGS] });
  try {
    if (game) await keepInBrowser(chrome.port, address, game);
    const flags = { port: chrome.port, logLevel: 'error', output: 'json', disableStorageReset: true };
    const { lhr } = await lighthouse(address + (await path(address)), flags, config);
    return lhr;
  } finally {
    chrome.kill();
  }
}

async function keepInBrowser(port, address, game) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0].newPage();
  await keepIn(page, address, game);
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
    unusedScriptKilobytes: Math.round(
      (audits['unused-javascript']?.details?.overallSavingsBytes ?? 0) / 1000,
    ),
    shift: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    machine: Math.round(environment.benchmarkIndex),
  };
}
