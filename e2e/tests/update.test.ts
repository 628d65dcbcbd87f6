import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { Person } from '../src/person.js';
import { checkScreen } from '../src/screen-check.js';
import { PageVersions } from '../src/versions.js';

let house: House;
let versions: PageVersions;
beforeAll(async () => {
  versions = new PageVersions();
  house = await House.open(versions.folder);
});
afterAll(async () => {
  await house.close();
  versions.remove();
});

const isNewer = async ({ page }: Person): Promise<boolean> =>
  (await page.locator('meta[name="version"]').count()) > 0;

const playNow = async (person: Person): Promise<void> => {
  await person.go('/');
  await person.button(/Play now.*6 nimmt/).click();
  await person.waitForTurn();
};

describe('a newer version', () => {
  it('waits while games run, asks at the start page, and breaks no game in another tab', async () => {
    const person = await house.visitor({ name: 'Mia', context: { serviceWorkers: 'allow' } });
    const { page } = person;
    await person.go('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await playNow(person);
    const other = new Person(await page.context().newPage(), house.address, 'Mia');
    await playNow(other);
    const cards = await other.cards();

    versions.putNewer();
    await page.bringToFront();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      if (registration.waiting) return;
      await new Promise<void>((done) =>
        registration.installing?.addEventListener('statechange', () => registration.waiting && done()),
      );
    });

    // At a table nothing is asked, and parts that were never needed before still come from the same version.
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    await person.button('Settings').click();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');
    await person.lay(0);

    await page.getByRole('link', { name: 'To the start page' }).click();
    await page.getByText('A new version is ready.').waitFor();
    expect(await isNewer(person)).toBe(false);
    await checkScreen(person, 'update');
    await person.button('Load it').click();
    await expect.poll(() => isNewer(person).catch(() => false)).toBe(true);
    await page.getByRole('heading', { name: 'What shall we play?' }).waitFor();
    expect(await page.getByText('A new version is ready.').count()).toBe(0);

    // The other tab plays on as it is, and comes over with its next page.
    await other.page.bringToFront();
    expect(await other.cards()).toEqual(cards);
    expect(await isNewer(other)).toBe(false);
    await other.page.getByRole('link', { name: 'To the start page' }).click();
    await expect.poll(() => isNewer(other).catch(() => false)).toBe(true);
    await other.page.getByRole('link', { name: 'Continue' }).first().waitFor();
    await other.page.getByRole('link', { name: 'Continue' }).last().click();
    await other.waitForTurn();
    person.expectNoFaults();
    other.expectNoFaults();
  });
});
