import { games } from '@sixfold/games';
import { createClient } from '@sixfold/protocol';
import { LANGUAGES, type Language } from '@sixfold/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';
import { expectReadable } from '../src/reading.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const BOT = { kind: 'bot', level: 'easy' } as const;
const MIA = { kind: 'human', name: 'Mia' } as const;
/** Red has a row of six. */
const WON = [0, 1, 2, 3, 4, 5].flatMap((q) => [`0:${q},0`, `1:${q},1`]).slice(0, -1);

interface Kept {
  readonly game: string;
  readonly options?: object;
  readonly seats: readonly object[];
  readonly moves?: readonly string[];
  /** What is there when the screen is. */
  readonly shows?: string;
}

const GAMES: Readonly<Record<string, Kept>> = {
  classic: { game: 'nimmt', seats: [MIA, BOT, BOT, BOT] },
  'ten players': { game: 'nimmt', seats: [MIA, ...Array.from({ length: 9 }, () => BOT)] },
  draft: { game: 'nimmt', options: { deck: 'tactics', draft: true }, seats: [MIA, BOT, BOT, BOT] },
  traps: { game: 'nimmt', options: { variant: 'ole' }, seats: [MIA, BOT, BOT, BOT] },
  'a shared device': { game: 'nimmt', seats: [MIA, { kind: 'human', name: 'Tom' }], shows: '.cover' },
  six: { game: 'six', seats: [MIA, BOT] },
  'a win': { game: 'six', seats: [MIA, { kind: 'human', name: 'Tom' }], moves: WON, shows: '.end' },
  sixteen: { game: 'sixteen', seats: [MIA, BOT] },
};

const PAGES = [
  '/rules/nimmt',
  '/rules/six',
  '/rules/sixteen',
  '/learn/six',
  '/puzzles',
  '/mine',
  '/replay',
  '/nothing-here',
];

async function openGame(person: Person, { shows = '.yours', ...kept }: Kept): Promise<void> {
  const times = { startedAt: 1, updatedAt: 1, finished: false };
  const game = { id: 'kept', options: {}, seed: 'trap-15', moves: [], ...kept, ...times };
  await person.page.evaluate(
    (value) => localStorage.setItem('sixfold.game.kept', value),
    JSON.stringify(game),
  );
  await person.go('/here/kept');
  await person.page.locator(shows).first().waitFor();
}

/** A table of somebody else's, with a free seat. */
async function tableOfAnna(): Promise<string> {
  const { token } = await createClient({ base: house.address }).newToken();
  const anna = createClient({ base: house.address, token });
  const { table } = await anna.create({ game: 'nimmt', seats: 4, name: 'Anna', bots: ['easy'] });
  return `/t/${table.id}`;
}

/** A running game whose host has muted a guest: the link that hands over the host's seat. */
async function tableOfMia(): Promise<{ readonly table: string; readonly link: string }> {
  const base = house.address;
  const somebody = async () => createClient({ base, token: (await createClient({ base }).newToken()).token });
  const mia = await somebody();
  const { table } = await mia.create({
    game: 'nimmt',
    seats: 3,
    name: 'Mia',
    bots: [{ seat: 2, level: 'easy' }],
  });
  await (await somebody()).join(table.id, { name: 'Cornelia' });
  await mia.start(table.id);
  await mia.mute(table.id, { seat: 1, muted: true });
  const { token } = await mia.seatLink(table.id);
  return { table: `/t/${table.id}`, link: `/t/${table.id}#${token}` };
}

/** At a running table of one's own, opened once with a link that leads nowhere: of that the browser complains, too. */
async function expectTableReadable(language: Language): Promise<void> {
  const person = await house.visitor({ name: 'Mia', language });
  const { page } = person;
  const { table, link } = await tableOfMia();
  await person.go(link);
  await person.waitForTurn();
  await person.go('/');
  await person.go(`${table}#unknown`);
  await page.locator('.banner .button').waitFor();
  await expectReadable(person, 'a link that is not known');
  await page.locator('.table-bar .icon-button').nth(2).click();
  await page.locator('.menu-line .button').waitFor();
  await expectReadable(person, 'people at the table');
  await page.context().close();
}

describe('no screen cuts what people read, breaks a word or scrolls sideways', () => {
  for (const language of LANGUAGES)
    it(`in ${language}, on phones, sideways, on tablets and desktops`, async () => {
      const person = await house.visitor({ name: 'Mia', language });
      const { page } = person;
      await person.go('/');
      await page.locator('.game').first().waitFor();
      await expectReadable(person, 'home');
      await page.locator('.top-bar .icon-button').last().click();
      await page.locator('dialog').waitFor();
      await expectReadable(person, 'settings');
      for (const { id: game } of games.filter(({ manifest }) => manifest.onHomePage)) {
        await person.go(`/new/${game}`);
        await page.locator('.more-rules summary').click();
        await expectReadable(person, `setup ${game}`);
      }
      await person.go(await tableOfAnna());
      await page.locator('main form').waitFor();
      await expectReadable(person, 'door');
      await page.locator('main form .button.main').click();
      await page.locator('.seat-list').waitFor();
      await expectReadable(person, 'lobby');
      await expectTableReadable(language);
      for (const path of PAGES) {
        await person.go(path);
        await page.locator('main h1').first().waitFor();
        await expectReadable(person, path);
      }
      for (const [name, game] of Object.entries(GAMES)) {
        await openGame(person, game);
        await expectReadable(person, name);
      }
      person.expectNoFaults();
    });

  it('the sum of Sixteen and the board of SIX can be seen in forced colours with either theme', async () => {
    const context = { forcedColors: 'active', colorScheme: 'dark' } as const;
    const person = await house.visitor({ name: 'Mia', context });
    await person.go('/');
    for (const theme of ['light', 'dark']) {
      await person.page.evaluate((value) => {
        const kept = { state: { name: 'Mia', language: 'en', speed: 'off', theme: value }, version: 1 };
        localStorage.setItem('sixfold.settings', JSON.stringify(kept));
      }, theme);
      await openGame(person, { game: 'sixteen', seats: [MIA, BOT] });
      const [ink, ground] = await person.page.evaluate(() => [
        getComputedStyle(document.querySelector('.dial-number') as Element).fill,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect({ theme, ink, ground }).toEqual({ theme, ink: 'rgb(255, 255, 255)', ground: 'rgb(0, 0, 0)' });
    }
  });
});
