import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'vitest';
import type { Person } from './person.js';

const ARTIFACTS = fileURLToPath(new URL('../../artifacts/screens/', import.meta.url));
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** What holds for every screen, in both themes: no axe violation, nothing to scroll sideways; pictures are kept. */
export async function checkScreen({ page }: Person, name: string): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, theme);
    // One picture of each theme: the other size has the same colours.
    const [size, viewport] =
      theme === 'light' ? (['phone', PHONE] as const) : (['desktop', DESKTOP] as const);
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${ARTIFACTS}${name}-${size}-${theme}.png`, animations: 'disabled' });
    // Themes differ in colours only.
    const axe = new AxeBuilder({ page });
    const { violations } = await (theme === 'light' ? axe : axe.withRules('color-contrast')).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
      [],
    );
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 5000 })
    .toBeLessThanOrEqual(360);
  await page.setViewportSize(PHONE);
}
