import { installFromDebian } from '@sixfold/store/testing';
import { type Browser, chromium } from 'playwright-core';
import { FLAGS, installedChromium } from '../measure/common.mjs';

/** A Chromium that is installed, or installed now where that is possible (root on Debian). */
export function findChromium(): string {
  const found = installedChromium() ?? (installFromDebian('chromium') ? installedChromium() : undefined);
  if (found !== undefined) return found;
  throw new Error('No Chromium found: install one, or name it in the environment variable CHROMIUM.');
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS });
