import { fileURLToPath } from 'node:url';
import type { PageWords } from '@sixfold/words/en/page';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';
import { someMove, waitForTurn } from '../src/six-player.js';
import { answer } from '../src/sixteen-player.js';

/** `npm run pictures`: the README's pictures of the page, each of a game that is really played. */
const TURNS = 4;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A game of the start page without a picture does not compile. */
const PICTURES: Readonly<Record<'home' | keyof PageWords['games'], (person: Person) => Promise<unknown>>> = {
  home: (person) => person.page.getByRole('heading', { name: 'Open tables' }).waitFor(),
  nimmt: async (person) => {
    await person.button(/Play now.*6 nimmt/).click();
    // The highest card never asks which row to take.
    for (let turn = 0; turn < TURNS; turn++) {
      await person.waitForTurn();
      await person.lay((await person.hand().count()) - 1);
    }
    await person.waitForTurn();
    await person.hand().nth(2).click();
  },
  six: async (person) => {
    await person.button(/Play now.*SIX/).click();
    for (let turn = 0; turn < 2 * TURNS; turn++) {
      await waitForTurn(person);
      await someMove(person);
    }
    await waitForTurn(person);
  },
  sixteen: async (person) => {
    await person.button(/Play now.*Sixteen/).click();
    for (let played = 0; played < TURNS; ) {
      const question = await answer(person);
      if (question === 'play' || question === 'joker') played++;
      else await person.page.locator('.sixteen-hand button:enabled, .joker-grid').first().waitFor();
    }
    await person.page.locator('.sixteen-hand button:enabled').first().click();
  },
};

it.each(Object.entries(PICTURES))('%s', async (name, play) => {
  const person = await house.visitor({ name: 'Mia', speed: 'off' });
  await person.go('/');
  await play(person);
  const file = fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url));
  expect((await person.page.screenshot({ path: file })).length).toBeGreaterThan(0);
});
