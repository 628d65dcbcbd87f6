import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

const GAMES = {
  classic: { game: 'nimmt', options: {} },
  draft: { game: 'nimmt', options: { deck: 'tactics', draft: true } },
  traps: { game: 'nimmt', options: { variant: 'ole' } },
  six: { game: 'six', options: {} },
  sixteen: { game: 'sixteen', options: {} },
} as const;

/** What people read must be there whole; names of people may be cut, they are as long as people like. */
const READ =
  '.button, .prompt p, .table-standing > *, .missing, h1, h2, legend, label, summary, .segment span';

const cutTexts = ({ page }: Person): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(
          (element) => element.offsetParent !== null && getComputedStyle(element).overflow !== 'visible',
        )
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2,
        )
        .map((element) => `${element.className || element.tagName}: ${element.textContent}`),
    READ,
  );

async function openGame(
  person: Person,
  { game, options }: (typeof GAMES)[keyof typeof GAMES],
): Promise<void> {
  const seats = game === 'nimmt' ? 4 : 2;
  const kept = {
    id: 'kept',
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'human', name: 'Mia' } : { kind: 'bot', level: 'easy' },
    ),
    seed: 'trap-15',
    moves: [],
    choices: [],
    results: [],
    startedAt: 1,
    updatedAt: 1,
    finished: false,
    bestOf: 1,
  };
  await person.page.evaluate(
    (value) => localStorage.setItem('sixfold.game.kept', value),
    JSON.stringify(kept),
  );
  await person.go('/here/kept');
  await person.page.locator('.yours').first().waitFor();
}

describe('no screen cuts what people read or scrolls sideways', () => {
  for (const language of ['en', 'de', 'nl'] as const)
    it(`in ${language}, on phones, sideways, on tablets and desktops`, async () => {
      const person = await house.visitor({ name: 'Mia', language });
      const { page } = person;
      const check = async (screen: string) => {
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const found = async () => ({
            screen,
            size,
            cut: await cutTexts(person),
            isWide: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
          });
          // A new size takes a moment to be drawn.
          await expect.poll(found, { timeout: 5000 }).toEqual({ screen, size, cut: [], isWide: false });
        }
      };
      await person.go('/');
      await page.locator('.game').first().waitFor();
      await check('home');
      for (const game of ['nimmt', 'six', 'sixteen']) {
        await person.go(`/new/${game}`);
        await page.locator('.more-rules summary').click();
        await check(`setup ${game}`);
      }
      for (const [name, game] of Object.entries(GAMES)) {
        await openGame(person, game);
        await check(name);
      }
      person.expectNoFaults();
    });

  it('the sum of Sixteen and the board of SIX can be seen in forced colours with either theme', async () => {
    for (const theme of ['light', 'dark']) {
      const context = { forcedColors: 'active', colorScheme: 'dark' } as const;
      const person = await house.visitor({ name: 'Mia', context });
      await person.go('/');
      await person.page.evaluate((value) => {
        const kept = { state: { name: 'Mia', language: 'en', speed: 'off', theme: value }, version: 1 };
        localStorage.setItem('sixfold.settings', JSON.stringify(kept));
      }, theme);
      await openGame(person, GAMES.sixteen);
      const [ink, ground] = await person.page.evaluate(() => [
        getComputedStyle(document.querySelector('.dial-number') as Element).fill,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect({ theme, ink, ground }).toEqual({ theme, ink: 'rgb(255, 255, 255)', ground: 'rgb(0, 0, 0)' });
    }
  });
});
