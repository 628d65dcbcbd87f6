import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('languages', () => {
  it('the browser’s language is spoken, and another can be chosen in the middle of a game', async () => {
    const person = await house.visitor({ language: 'de' });
    await person.go('/');
    await person.page.getByRole('heading', { name: 'Was spielen wir?' }).waitFor();
    await person.button(/Gleich spielen.*6 nimmt/).click();
    await person.waitForTurn();
    const cards = await person.cards();
    await person.button('Einstellungen').click();
    await person.option('Nederlands');
    await person.button('Klaar').click();
    await person.button('Kies een kaart').waitFor();
    expect(await person.cards()).toEqual(cards);
    expect(await person.page.locator('html').getAttribute('lang')).toBe('nl');
    person.expectNoFaults();
  });
});

describe('keyboard', () => {
  it('plays a whole round without a pointer', async () => {
    const person = await house.visitor({ name: 'Kim' });
    await person.go('/new/nimmt');
    const { keyboard } = person.page;
    const focus = (text: RegExp) =>
      expect
        .poll(
          async () => {
            await keyboard.press('Tab');
            return person.page.evaluate(() => {
              const element = document.activeElement;
              return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
            });
          },
          { timeout: 20_000, interval: 5 },
        )
        .toMatch(text);
    await focus(/^One quick round$/);
    await keyboard.press('Enter');
    await person.page.getByRole('radio', { name: 'Online' }).focus();
    await keyboard.press('ArrowRight');
    await focus(/^Start$/);
    await keyboard.press('Enter');
    for (let trick = 0; trick < 10; trick++) {
      await person.waitForTurn();
      await focus(/^\d+, \d+ bullhead/);
      if (trick < 9) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      // The same card a second time lays it.
      await keyboard.press('Enter');
      await expect
        .poll(
          async () => {
            const asksForRow = (await person.page.locator('button.row-button').count()) > 0;
            if (asksForRow) {
              await focus(/Take row/);
              await keyboard.press('Enter');
            }
            const isOver = (await person.page.locator('.result').count()) > 0;
            // Asked again with one card fewer: the trick is really over. After the last one there is a result.
            const left = await person.page.locator('.hand-card:enabled').count();
            return isOver || (trick < 9 && left === 9 - trick);
          },
          { timeout: 30_000 },
        )
        .toBe(true);
    }
    await person.page.locator('.result-line').first().waitFor();
    person.expectNoFaults();
  });
});
