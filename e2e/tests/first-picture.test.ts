import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceGame, keepGame } from '../measure/common.mjs';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Keeps the page's own scripts on their way until told otherwise: what shows now came with the document. */
async function withoutScripts(person: Person): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await person.page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where everything of the start page lies, in whole pixels. */
const places = (person: Person): Promise<string[]> =>
  person.page.evaluate(async () => {
    await document.fonts.ready;
    const parts = document.querySelectorAll('h1, h2, .game, .game p, .game .thing, .game .button, input');
    return Array.from(parts, (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.tagName} ${[x, y, width, height].map(Math.round)}`;
    });
  });

const home = (person: Person, title: string) => person.page.getByText(title, { exact: true });
const arrived = (person: Person) => person.page.locator('html:not([data-first])').waitFor();

describe('the first picture', () => {
  it('is the start page in the browser’s language, where the page then puts it', async () => {
    const person = await house.visitor({ language: 'de' });
    const release = await withoutScripts(person);
    await person.page.goto(`${house.address}/`, { waitUntil: 'commit' });
    await home(person, 'Was spielen wir?').waitFor();
    const before = await places(person);
    expect(before.length).toBeGreaterThan(30);
    release();
    await arrived(person);
    await home(person, 'Was spielen wir?').waitFor();
    // Tables of others come from the server, at any time, and stand below all that was there.
    const after = await places(person);
    expect(after.slice(0, before.length)).toEqual(before);
    person.expectNoFaults();
  });

  it('keeps a tap for the page: the real button is pressed when it is there', async () => {
    const person = await house.visitor();
    const release = await withoutScripts(person);
    await person.page.goto(`${house.address}/`, { waitUntil: 'commit' });
    await home(person, 'What shall we play?').waitFor();
    await person.page.locator('.game-six .button').first().click();
    release();
    await person.page.waitForURL(/\/here\//);
    person.expectNoFaults();
  });

  it('keeps the place of the keyboard, and a link chosen with it', async () => {
    const person = await house.visitor();
    const release = await withoutScripts(person);
    await person.page.goto(`${house.address}/`, { waitUntil: 'commit' });
    const link = person.page.getByRole('link', { name: /Teach me.*6 nimmt/ });
    await link.focus();
    release();
    await arrived(person);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await person.page.keyboard.press('Enter');
    await person.page.getByRole('link', { name: /6 nimmt! from the start/ }).waitFor();
    person.expectNoFaults();
  });

  it('is left out where somebody has chosen another language, and has the chosen theme', async () => {
    const person = await house.visitor({ language: 'en' });
    await person.page.addInitScript(() =>
      localStorage.setItem(
        'sixfold.settings',
        JSON.stringify({ state: { language: 'nl', theme: 'dark' }, version: 1 }),
      ),
    );
    const release = await withoutScripts(person);
    await person.page.goto(`${house.address}/`, { waitUntil: 'commit' });
    await home(person, 'What shall we play?').waitFor({ state: 'attached' });
    await person.page.locator('html[data-theme="dark"]').waitFor();
    await expect.poll(() => home(person, 'What shall we play?').isVisible()).toBe(false);
    release();
    await arrived(person);
    await home(person, 'Wat gaan we spelen?').waitFor();
    person.expectNoFaults();
  });

  it('is the invitation at the address of a table, where the page then puts it', async () => {
    const host = await house.visitor();
    await host.page.goto(`${house.address}/`);
    const id = await host.page.evaluate(async () => {
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'six', seats: 2, name: 'Ann' }),
      });
      return ((await response.json()) as { table: { id: string } }).table.id;
    });
    const guest = await house.visitor({ language: 'de' });
    const release = await withoutScripts(guest);
    await guest.page.goto(`${house.address}/t/${id}`, { waitUntil: 'commit' });
    const title = guest.page.getByRole('heading', { name: 'Ann lädt dich zu einer Partie SIX ein' });
    await title.waitFor();
    await guest.page.evaluate(() => document.fonts.ready);
    const before = await title.boundingBox();
    release();
    await guest.page.locator('form input:enabled').waitFor();
    expect(await title.boundingBox()).toEqual(before);
    guest.expectNoFaults();
  });

  it('is in our own letters, for which half of the font is enough', async () => {
    const person = await house.visitor({ language: 'de' });
    await person.page.goto(`${house.address}/`);
    await arrived(person);
    const statuses = await person.page.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.fonts, ({ status }) => status).sort();
    });
    expect(statuses).toEqual(['loaded', 'unloaded']);
  });

  it.each(['/', '/nowhere'])('brings its styles along at %s: none are fetched besides', async (path) => {
    const person = await house.visitor();
    const sheets: string[] = [];
    person.page.on('request', (request) => {
      if (request.url().endsWith('.css')) sheets.push(request.url());
    });
    await person.page.goto(`${house.address}${path}`, { waitUntil: 'load' });
    await arrived(person);
    expect(sheets).toEqual([]);
  });

  it('is not the start page at the address of a table that is not there', async () => {
    const person = await house.visitor();
    const release = await withoutScripts(person);
    await person.page.goto(`${house.address}/t/AAAAAAAAAAAAAAAAAAAAAA`, { waitUntil: 'commit' });
    await person.page.locator('#root .waiting svg').waitFor();
    expect(await home(person, 'What shall we play?').count()).toBe(0);
    release();
    await arrived(person);
  });
});

/** Where the document says that something is to be fetched, or has begun to be, by the name of its file. */
const askedFor = (person: Person): Promise<string[]> =>
  person.page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel$="preload"]'), ({ href }) =>
      href.slice(href.lastIndexOf('/') + 1),
    ),
  );

const GAMES = [
  { game: 'nimmt', seats: 4, ready: '.hand-card:enabled' },
  { game: 'six', seats: 2, ready: '.six.yours' },
  { game: 'sixteen', seats: 2, ready: '.sixteen-hand button:enabled' },
];

describe('a game on this device', () => {
  it.each(GAMES)('$game: all that its table is made of is fetched before the page asks', async (each) => {
    const person = await house.visitor({ language: 'de' });
    const hosts: string[] = [];
    person.page.on('worker', (worker) => {
      if (/host\.worker/.test(worker.url())) hosts.push(worker.url());
    });
    await person.page.addInitScript(keepGame, deviceGame(each.game, each.seats));
    const release = await withoutScripts(person);
    await person.page.goto(`${house.address}/here/measure`, { waitUntil: 'commit' });
    await person.page.waitForFunction(() => 'earlyHost' in window && document.readyState !== 'loading');
    const before = await askedFor(person);
    release();
    await person.page.locator(each.ready).first().waitFor();
    const fetched = await person.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
        .filter((name) => /\.(js|css|woff2)$/.test(name) && !name.includes('.worker-')),
    );
    expect(fetched.length).toBeGreaterThan(10);
    expect(before).toEqual(expect.arrayContaining(fetched));
    // The worker that keeps the game was started with the document, and is the one that keeps it.
    expect(hosts).toHaveLength(1);
    expect(await person.page.evaluate(() => 'earlyHost' in window)).toBe(false);
    person.expectNoFaults();
  });

  it.each([
    ['that is not there', undefined],
    ['of a kind that there is not', 'chess'],
    ['of a kind with a name that every object knows', 'constructor'],
  ])('%s starts nothing but the page', async (_, kind) => {
    const person = await house.visitor();
    if (kind) await person.page.addInitScript(keepGame, { ...deviceGame('nimmt', 4), game: kind });
    await person.page.goto(`${house.address}/here/measure`);
    await arrived(person);
    expect(await person.page.evaluate(() => 'earlyHost' in window)).toBe(false);
    expect(person.page.workers()).toHaveLength(0);
  });
});
