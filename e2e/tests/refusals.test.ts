import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { isKept } from '../src/versions.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const heading = 'What shall we play?';

describe('what a browser keeps may be wrong, or forbidden', () => {
  it('a damaged game is told about, opens nothing and can be removed; the others stay', async () => {
    const person = await house.visitor({ name: 'Mia' });
    const { page } = person;
    await person.go('/');
    await person.button(/Play now.*6 nimmt/).click();
    await person.waitForTurn();
    for (const [id, text] of Object.entries({
      torn: '{"id":"torn","ga',
      odd: '{"id":"odd","seats":3}',
      none: 'null',
    }))
      await page.evaluate(
        ([key, value]) => localStorage.setItem(`sixfold.game.${key}`, value ?? ''),
        [id, text],
      );
    await person.go('/here/odd');
    await page.getByRole('heading', { name: 'This game cannot be continued.' }).waitFor();
    await person.go('/');
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByText('3 games kept on this device cannot be read any more.').waitFor();
    await page.locator('.notice .button').click();
    await page.reload();
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    expect(await page.getByText('cannot be read any more').count()).toBe(0);
    person.expectNoFaults();
  });

  it('settings that are none are as if they had never been set', async () => {
    const person = await house.visitor({ name: 'Mia' });
    const { page } = person;
    await person.go('/');
    for (const kept of [
      '{"state":{"language":"xx","theme":7,"speed":{},"name":["Mia"]},"version":1}',
      '[]',
      '{"state":3',
    ]) {
      await page.evaluate((text) => localStorage.setItem('sixfold.settings', text), kept);
      await page.reload();
      await page.getByRole('heading', { name: heading }).waitFor();
      await person.button('Settings').click();
      expect(await page.getByLabel('Your name').inputValue()).toBe('');
    }
    person.expectNoFaults();
  });

  it('where nothing may be kept, that is said, and a game can be played', async () => {
    const person = await house.visitor({ name: 'Mia' });
    const { page } = person;
    await page.addInitScript(() => {
      const forbid = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      };
      Object.defineProperty(window, 'localStorage', forbid);
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });
    await person.go('/');
    await page.getByText('Your browser blocks cookies.').waitFor();
    await person.button(/Play now.*6 nimmt/).click();
    await person.waitForTurn();
  });
});

describe('what the server refuses', () => {
  it('is said in its words where a table was wanted, and the name can be mended there', async () => {
    const person = await house.visitor();
    const { page } = person;
    const answers = [
      { code: 'badName', params: {}, retry: false },
      { code: 'tooManyTables', params: { max: 30 }, retry: false },
    ];
    await page.route('**/api/tables', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: answers.shift() })
        : route.continue(),
    );
    await person.go('/');
    await person.button(/With friends.*6 nimmt/).click();
    const name = page.getByLabel('Your name', { exact: true });
    await name.fill('Mia');
    await person.button('Make the table').click();
    await page.getByRole('dialog').getByText('A name needs 1 to 24 visible characters.').waitFor();
    expect(await name.inputValue()).toBe('Mia');
    await person.button('Make the table').click();
    await page
      .getByRole('dialog')
      .getByText('You have 30 open tables. Finish or leave some first.')
      .waitFor();
  });
});

describe('without the server', () => {
  it('a table’s link says that it cannot be reached, and opens once the server is back', async () => {
    const host = await house.visitor({ name: 'Anna' });
    const table = await host.makeTable(/6 nimmt/);
    const person = await house.visitor({ name: 'Mia', context: { serviceWorkers: 'allow' } });
    await person.go('/');
    await isKept(person);
    await house.stopServer();
    await person.go(table);
    await person.page.getByRole('heading', { name: 'This table cannot be reached right now.' }).waitFor();
    await house.startServer();
    await person.page
      .getByRole('heading', { name: 'Anna invites you to a game of 6 nimmt!' })
      .waitFor({ timeout: 60_000 });
    // What the server answers itself is not the page, service worker or not.
    for (const path of ['/healthz', '/readyz', '/api/nothing'])
      expect((await person.go(path))?.headers()['content-type']).not.toContain('text/html');
  });
});
