import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceGame, keepGame } from '../measure/common.mjs';
import { House } from '../src/house.js';
import { playToTheEnd } from '../src/nimmt-player.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('6 nimmt! on one device', () => {
  for (const [preset, habits] of [
    ['One quick round', {}],
    ['PLUS as printed', { pairs: true }],
    ['Simple, for children', {}],
    ['Tactics with draft', {}],
    ['With Ole’s traps', { bold: true }],
  ] as const) {
    it(`plays a whole game against bots: ${preset}`, async () => {
      const person = await house.visitor({ name: 'Mia' });
      await person.go('/new/nimmt');
      await person.button(preset).click();
      await person.option('On this device');
      await person.rounds(1);
      for (const seat of await person.page.getByLabel(/Who sits on seat/).all())
        await seat.selectOption('easy');
      await person.button('Start').click();
      await playToTheEnd([person], habits);
      expect(await person.page.locator('.result-line').count()).toBeGreaterThanOrEqual(3);
      person.expectNoFaults();
      await person.page.context().close();
    });
  }

  it('takes the second of two 0s as well as the first, where one card is laid', async () => {
    const person = await house.visitor({ name: 'Mia' });
    const { page } = person;
    await person.go('/');
    await page.evaluate(keepGame, { ...deviceGame('nimmt', 3), options: { rounds: 1, variant: 'simple' } });
    await person.go('/here/measure');
    const zeros = page.locator('.hand-card', { hasText: /^0$/ });
    await zeros.first().click();
    await zeros.nth(1).click();
    expect(await page.locator('.hand-card[aria-pressed=true]').count()).toBe(1);
    await page.locator('.action .button.act:enabled').click();
    await page.waitForFunction(() => document.querySelectorAll('.hand-card').length === 11);
    person.expectNoFaults();
    await page.context().close();
  });
});
