import { existsSync } from 'node:fs';
import { installFromDebian } from '@sixfold/store/testing';
import { type Browser, chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** No sandbox inside containers, no graphics card, and nothing sent anywhere. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that is installed, or installed now where that is possible (root on Debian). */
export function findChromium(): string {
  const named = process.env.CHROMIUM;
  const find = () => [...(named ? [named] : []), ...PLACES].find((path) => existsSync(path));
  const found = find() ?? (installFromDebian('chromium') ? find() : undefined);
  if (found !== undefined) return found;
  throw new Error('No Chromium found: install one, or name it in the environment variable CHROMIUM.');
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS });
