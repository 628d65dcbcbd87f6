import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { checkScreen } from '../src/screen-check.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('lessons', () => {
  it('a lesson from start to end by keyboard alone, with a wrong answer on the way; progress is kept', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    await mia.go('/');
    await mia.page.getByRole('link', { name: /Teach me.*6 nimmt/ }).focus();
    const { keyboard } = mia.page;
    await keyboard.press('Enter');
    await mia.page.getByRole('link', { name: /6 nimmt! from the start/ }).press('Enter');
    await mia.page.getByRole('heading', { name: /Lay the 25/ }).waitFor();
    const lay = async (card: number) => {
      await mia.page.locator('.hand-card:enabled').first().focus();
      const place = (await mia.cards()).indexOf(card);
      for (let step = 0; step < place; step++) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      await keyboard.press('Enter');
    };
    const turnPage = async () => {
      await mia.button('Go on').waitFor();
      await expect.poll(() => mia.page.evaluate(() => document.activeElement?.textContent)).toBe('Go on');
      await keyboard.press('Enter');
    };
    await lay(60);
    await mia.page.getByText('Now try the 25.').waitFor();
    await expect.poll(() => mia.page.evaluate(() => document.activeElement?.textContent)).toBe('Try again');
    await keyboard.press('Enter');
    await lay(25);
    await mia.page.getByText('Your 25 joined the 20').waitFor();
    await checkScreen(mia, 'lesson');
    await turnPage();
    await mia.page.reload();
    await mia.page.getByRole('heading', { name: /Which card is safe/ }).waitFor();
    await lay(60);
    await turnPage();
    await lay(16);
    await turnPage();
    await lay(5);
    await turnPage();
    await mia.page.locator('button.row-button').first().focus();
    await keyboard.press('Enter');
    await turnPage();
    await lay(45);
    await turnPage();
    await mia.page.getByRole('heading', { name: 'You know how it goes!' }).waitFor();
    // The first game has a coach, who explains what is new and says it once.
    await mia.button('Play a first game').press('Enter');
    const coach = mia.page.locator('.coach');
    await coach.getByText('Choose a card and lay it face down.').waitFor();
    await checkScreen(mia, 'coach');
    await coach.getByRole('button', { name: 'OK' }).press('Enter');
    await coach.waitFor({ state: 'detached' });
    await mia.page.reload();
    await mia.waitForTurn();
    expect(await coach.getByText('Choose a card and lay it face down.').count()).toBe(0);
    // While it runs it can be looked back at with one's own eyes only: no other hand, no analysis, no record.
    await mia.go(mia.table.replace('/here/', '/replay/here/'));
    await mia.page.locator('.replay .hand-card').first().waitFor();
    expect(await mia.page.getByLabel('Seen by').count()).toBe(0);
    for (const name of ['Analysis', 'Download the record', 'Try it again from here'])
      expect(await mia.button(name).count(), name).toBe(0);
    await mia.go('/learn/nimmt');
    await mia.page.getByRole('link', { name: /6 nimmt! from the start.*Done/ }).waitFor();
    await checkScreen(mia, 'lessons');
    mia.expectNoFaults();
    await mia.page.context().close();
  });
});
