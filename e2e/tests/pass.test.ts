import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';
import { checkScreen } from '../src/screen-check.js';
import { place } from '../src/six-player.js';
import { playOne, playToTheEnd } from '../src/sixteen-player.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Anna and Bert share a device. */
async function share(
  game: string,
  preset: string,
  choose?: (person: Person) => Promise<void>,
): Promise<Person> {
  const person = await house.visitor({ name: 'Anna' });
  await person.go(`/new/${game}`);
  await person.button(preset).click();
  await person.option('On this device');
  await person.page.getByRole('textbox', { name: 'Players' }).fill('2');
  await person.page.getByLabel('Who sits on seat 2').selectOption('person');
  await person.page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bert');
  if (choose) await person.page.getByText('More rules').click();
  await choose?.(person);
  await person.button('Start').click();
  return person;
}

const cover = (person: Person, name: string) =>
  person.page.getByRole('heading', { name: `Give the device to ${name}` }).waitFor();

async function take(person: Person, name: string): Promise<void> {
  await cover(person, name);
  await person.button(`I am ${name}`).click();
}

/** All that is in the page, for eyes and for screen readers. */
async function everything({ page }: Person): Promise<string> {
  return `${await page.content()}\n${await page.locator('body').ariaSnapshot()}\n${await page.title()}`;
}

/** From now on every card that is in the page even for a moment is noted. */
const noteCards = ({ page }: Person) =>
  page.evaluate(() => {
    const noted = new Set<string>();
    Object.assign(window, { noted });
    new MutationObserver(() => {
      for (const card of document.querySelectorAll<HTMLElement>('.hand-card'))
        noted.add(card.getAttribute('aria-label') ?? '');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

const notedCards = ({ page }: Person): Promise<number[]> =>
  page.evaluate(() =>
    [...(window as unknown as { noted: Set<string> }).noted].map((label) => Number.parseInt(label, 10)),
  );

describe('passing the device round', () => {
  it('6 nimmt!: a cover between turns, and never a card of somebody else in the page', async () => {
    const person = await share('nimmt', 'Classic');
    await take(person, 'Anna');
    await person.waitForTurn();
    const annas = await person.cards();
    await person.lay(3);

    await cover(person, 'Bert');
    // What everybody may see is there, and nothing of anybody's hand.
    await person.page.locator('.rows').waitFor();
    const open = await everything(person);
    expect(open).not.toContain('hand-card');
    for (const card of annas) expect(open).not.toMatch(new RegExp(`card-${card}"|"${card}, \\d+ bullhead`));
    await checkScreen(person, 'cover');

    await noteCards(person);
    await take(person, 'Bert');
    await person.waitForTurn();
    const berts = await person.cards();
    expect(berts).toHaveLength(10);
    expect((await notedCards(person)).sort((one, other) => one - other)).toEqual(berts);
    const seen = await everything(person);
    for (const card of annas) {
      expect(berts).not.toContain(card);
      expect(seen).not.toContain(`data-travel="card-${card}"`);
      expect(seen).not.toMatch(new RegExp(`"${card}, \\d+ bullhead`));
    }

    // What Anna chose is kept, and still hidden, when the page is loaded again in the middle of the turn.
    await person.page.reload();
    await take(person, 'Bert');
    expect(await person.cards()).toEqual(berts);
    await person.lay(0);
    // What both have laid is turned over for both to see, before either takes the device again.
    const next = person.page.locator('.cover').getByRole('button');
    const row = person.page.locator('.row-button').first();
    // Whoever laid too low a card takes a row first.
    await next.or(row).first().waitFor();
    if ((await row.count()) > 0) await row.click();
    await next.waitFor();
    expect(await person.hand().count()).toBe(0);
    await next.click();
    await expect.poll(() => person.hand().count()).toBe(9);
    person.expectNoFaults();
  });

  it('Sixteen: what one drew is not told to the other; the next game of a match is opened by the other', async () => {
    const person = await share('sixteen', 'As printed', (each) => each.option('Best of 3'));
    await take(person, 'Anna');
    await person.page.locator('.sixteen-hand button:enabled').first().waitFor();
    const hand = await person.page.locator('.sixteen-hand').innerHTML();
    await playOne(person);
    await cover(person, 'Bert');
    const covered = await everything(person);
    expect(covered).not.toContain('You drew');
    expect(covered).not.toContain('sixteen-hand');
    await take(person, 'Bert');
    await person.page.locator('.sixteen-hand button:enabled').first().waitFor();
    expect(await person.page.locator('.sixteen-hand').innerHTML()).not.toBe(hand);
    await person.button(/^Log/).click();
    const log = (await person.page.locator('dialog .log').textContent()) ?? '';
    expect(log.match(/You drew/g)).toHaveLength(1);
    await person.page.keyboard.press('Escape');

    await playToTheEnd([person]);
    const table = person.page.locator('.match-result table');
    expect(await table.locator('caption').textContent()).toBe('Game 1 of at most 3');
    expect(await table.locator('thead th').allTextContents()).toHaveLength(3);
    await checkScreen(person, 'match');
    await person.button('Next game').click();
    await cover(person, 'Bert');
    person.expectNoFaults();
  });

  it('SIX: nothing is hidden, so nothing is covered; the loser opens the next game of a match', async () => {
    const person = await share('six', 'Edition of 2003', (each) => each.option('Best of 3'));
    const columns = [0, 1, 2, 3, 4, 5];
    const play = async (stones: readonly string[]) => {
      for (const at of stones) {
        await place(person, at);
        expect(await person.page.locator('.cover').count()).toBe(0);
      }
    };
    // Anna opens and makes a row of six, Bert lays his stones beside it.
    await play(columns.flatMap((q) => [`${q},0`, `${q},${q < 3 ? 1 : -1}`]).slice(0, -1));
    await person.page.getByRole('heading', { name: 'Anna wins', exact: true }).waitFor();
    await person.button('Next game').click();
    await play(columns.flatMap((q) => [q < 3 ? `${q},0` : `${q - 1},2`, `${q},1`]));
    await person.page.getByRole('heading', { name: 'Anna wins the match' }).waitFor();
    expect(await person.page.locator('.match-result tbody td.sum').allTextContents()).toEqual(['2', '0']);
    await person.page.keyboard.press('Escape');
    await person.button(/^Log/).click();
    expect(await person.page.locator('dialog .log li').first().textContent()).toContain('Bert');
    person.expectNoFaults();
  });
});
