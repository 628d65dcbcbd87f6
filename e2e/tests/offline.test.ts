import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FLAGS } from '../measure/common.mjs';
import { findChromium } from '../src/chromium.js';
import { House } from '../src/house.js';
import { playToTheEnd as playNimmt } from '../src/nimmt-player.js';
import { Person } from '../src/person.js';
import { place, playToTheEnd as playSix, playHere as playSixHere } from '../src/six-player.js';
import { playToTheEnd as playSixteen } from '../src/sixteen-player.js';
import { isKept } from '../src/versions.js';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.close());

async function startHere(person: Person, game: string, preset: string): Promise<void> {
  await person.go(`/new/${game}`);
  await person.button(preset).click();
  await person.option('On this device');
  await person.button('Start').click();
}

describe('without network after the first visit', () => {
  it('home, forms, languages and whole games work', async () => {
    const person = await house.visitor({ name: 'Mia', context: { serviceWorkers: 'allow' } });
    await person.go('/');
    await isKept(person);
    await house.stopServer();

    await person.page.reload();
    await person.page.getByText('You are offline.').waitFor();
    await startHere(person, 'nimmt', 'One quick round');
    await playNimmt([person]);

    await person.go('/');
    await person.button(/Play now.*Sixteen/).click();
    await person.page.locator('.sixteen-hand button:enabled').first().waitFor();
    await person.page.reload();
    await playSixteen([person]);

    await playSixHere(person, 'Edition of 2003');
    await playSix([person]);

    await person.go('/');
    await person.button('Settings').click();
    await person.option('Nederlands');
    await person.button('Klaar').click();
    await person.page.getByText('Je bent offline').waitFor();
    person.expectNoFaults();
  });

  it('the page can be installed; a game survives the closing of the browser, is listed, and can be removed', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'sixfold-profile-'));
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: findChromium(),
        args: FLAGS,
        viewport: { width: 390, height: 844 },
        locale: 'en',
      });
      context.setDefaultTimeout(15_000);
      return new Person(context.pages()[0] ?? (await context.newPage()), house.address, 'Mia');
    };
    try {
      const before = await open();
      await before.go('/');
      await isKept(before);
      const devtools = await before.page.context().newCDPSession(before.page);
      expect(await devtools.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
      await startHere(before, 'nimmt', 'Classic');
      await before.lay(0);
      await expect
        .poll(async () => {
          await before.page.keyboard.press(' ');
          const row = before.page.locator('button.row-button').first();
          if ((await row.count()) > 0) await row.click();
          // They can be chosen from only when nothing else is asked, a row for too low a card for instance.
          return before.page.locator('.hand-card:enabled').count();
        })
        .toBe(9);
      await before.waitForTurn();
      const cards = await before.cards();
      before.expectNoFaults();
      await house.stopServer();
      await before.page.context().close();

      const after = await open();
      await after.go('/');
      await after.page.getByRole('link', { name: 'Continue' }).click();
      await after.waitForTurn();
      expect(await after.cards()).toEqual(cards);
      await after.go('/');
      await after.button('Remove 6 nimmt!').click();
      await after.page.getByRole('link', { name: 'Continue' }).waitFor({ state: 'detached' });
      after.expectNoFaults();
      await after.page.context().close();
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  });
});

describe('installing', () => {
  it('a message of the server is shown by the service worker, and leads to its table', async () => {
    const person = await house.visitor({
      name: 'Mia',
      context: { serviceWorkers: 'allow', permissions: ['notifications'] },
    });
    const { page } = person;
    await person.go('/');
    await isKept(person);
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const message = { title: '6 nimmt!: your turn', body: 'Bert waits.', url: '/t/abc', tag: 'abc' };
    const registrationId = await registered;
    const send = (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: house.address, registrationId, data });
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body, data }) => ({
          title,
          body,
          data,
        }));
      });
    await send(JSON.stringify(message));
    const { title, body, url } = message;
    await expect.poll(shown).toEqual([{ title, body, data: { url } }]);
    // Whoever looks at what it is about is not told; a later one about the same table takes its place; nothing leads out of the page.
    await send(JSON.stringify({ ...message, body: 'Seen anyway.', url: '/', tag: 'seen' }));
    await person.go('/design');
    await send(JSON.stringify({ ...message, body: 'Six hours left.', url: '//elsewhere.example' }));
    await expect.poll(shown).toEqual([{ title, body: 'Six hours left.', data: { url: '/' } }]);
  });

  it('the manifest names the game, its start and icons that exist', async () => {
    const person = await house.visitor();
    await person.go('/');
    const address = await person.page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await fetch(house.address + address);
    expect(answer.headers.get('content-type')).toContain('manifest+json');
    const manifest = (await answer.json()) as {
      readonly name: string;
      readonly display: string;
      readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Sixfold', display: 'standalone', start_url: '/' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, type } of manifest.icons) {
      const icon = await fetch(house.address + src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
    }
  });
});

describe('thinking', () => {
  it('rules and bots run in workers: the page answers meanwhile, and leaving the table ends them', async () => {
    const person = await house.visitor({ name: 'Mia' });
    const { page } = person;
    const workers = () => page.workers().map((worker) => /(\w+)\.worker/.exec(worker.url())?.[1]);
    await person.go('/new/six');
    await person.option('On this device');
    await page.getByLabel('Who sits on seat 2').selectOption('master');
    await person.button('Start').click();
    await place(person, '0,0');
    await expect.poll(workers).toEqual(['host', 'bot']);
    await person.button('Settings').click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    await expect.poll(workers).toEqual([]);
    person.expectNoFaults();
  });

  it('the same game in a second tab waits until the first one leaves it', async () => {
    const person = await house.visitor({ name: 'Mia' });
    await startHere(person, 'nimmt', 'Classic');
    await person.waitForTurn();
    const cards = await person.cards();
    const second = new Person(await person.page.context().newPage(), house.address, 'Mia');
    await second.go(person.table);
    await second.page.getByRole('heading', { name: 'This game is open in another tab.' }).waitFor();
    await person.page.close();
    await second.waitForTurn();
    expect(await second.cards()).toEqual(cards);
    second.expectNoFaults();
  });
});
