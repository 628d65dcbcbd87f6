import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { playToTheEnd } from '../src/nimmt-player.js';
import type { Person } from '../src/person.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Goes where the start page's field leads with this text, and sits down there. */
async function enter(person: Person, text: string): Promise<void> {
  await person.go('/');
  await person.page.getByLabel('Have a code?').fill(text);
  await person.button('Join').click();
  await person.button('Sit down').click();
  await person.page.getByRole('heading', { name: 'The table is ready' }).waitFor();
}

const shortCode = async ({ page }: Person): Promise<string> =>
  (await page.locator('.short-code strong').textContent()) ?? '';

describe('a room', () => {
  it('is found by a code that was said, or a link with anything behind it; what is mistyped stays', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const cora = await house.visitor({ name: 'Cora' });
    const table = await anna.makeTable(/6 nimmt!/);
    const code = await shortCode(anna);
    expect(code).toMatch(/^[3-9A-Y]{3} [3-9A-Y]{3}$/);

    await bert.go('/');
    const field = bert.page.getByLabel('Have a code?');
    await field.fill('K0O L1I');
    await bert.button('Join').click();
    await bert.page.getByText('No table has the code K0O L1I.').waitFor();
    expect(await field.inputValue()).toBe('K0O L1I');

    await enter(bert, ` ${code.toLowerCase()} `);
    await enter(cora, `${house.address}${table}?from=chat#top`);
    expect([bert.table, cora.table]).toEqual([table, table]);
    anna.expectNoFaults();
    cora.expectNoFaults();
  });

  it('has several people at one device and others elsewhere: covered in between, and nobody sees another hand', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const table = await anna.setUp('nimmt', async (page) => {
      await anna.button('Classic').click();
      await anna.rounds(1);
      await page.getByRole('textbox', { name: 'Players' }).fill('3');
    });
    await anna.page.getByText('Somebody else on this device').click();
    await anna.page.getByLabel('Their name').fill('Mia');
    await anna.button('Give them a seat').click();
    await anna.page.locator('.seat-line').filter({ hasText: 'Mia' }).waitFor();
    await bert.sitDown(table);
    await anna.start();

    const take = async (name: string) => {
      await anna.page.getByRole('heading', { name: `Give the device to ${name}` }).waitFor();
      expect(await anna.page.locator('.hand-card').count()).toBe(0);
      await anna.button(`I am ${name}`).click();
      await anna.waitForTurn();
      return anna.cards();
    };
    const annas = await take('Anna');
    await anna.lay(0);
    const mias = await take('Mia');
    expect([...annas, ...mias]).toHaveLength(20);
    expect(mias.some((card) => annas.includes(card))).toBe(false);
    await anna.lay(0);
    await bert.waitForTurn();
    const berts = await bert.cards();
    expect(berts.some((card) => annas.includes(card) || mias.includes(card))).toBe(false);
    await bert.lay(0);
    // A reload shows nobody's cards before somebody has taken the device.
    await anna.page.reload();
    await anna.page.getByRole('heading', { name: /^Give the device to/ }).waitFor();
    expect(await anna.page.locator('.hand-card').count()).toBe(0);
    anna.expectNoFaults();
    bert.expectNoFaults();
  });

  it('stays together for an evening: again with one missing, then another game', async () => {
    const people = await Promise.all(['Anna', 'Bert', 'Cora'].map((name) => house.visitor({ name })));
    const [anna, bert, cora] = people as [Person, Person, Person];
    const table = await anna.setUp('nimmt', async (page) => {
      await anna.button('Classic').click();
      await anna.rounds(1);
      await page.getByRole('textbox', { name: 'Players' }).fill('4');
    });
    await bert.sitDown(table);
    await cora.sitDown(table);
    await anna.button('Start with 3 players').click();
    await playToTheEnd(people);
    expect(await anna.page.locator('.result-line').count()).toBe(3);

    await cora.page.context().close();
    await bert.page.getByText('Cora is away: if you go on').waitFor({ timeout: 30_000 });
    await anna.button('Play again').click();
    await anna.button('Waiting for Bert').waitFor();
    await bert.button('Play again').click();
    await Promise.all([anna.waitForTurn(), bert.waitForTurn()]);
    await playToTheEnd([anna, bert]);

    await bert.page.getByText('Anna can choose them').waitFor();
    await anna.button('Other rules or another game').click();
    for (const { page } of [anna, bert]) {
      await page.getByRole('heading', { name: 'What shall we play next?' }).waitFor();
      expect(await page.locator('.evening li').count()).toBe(2);
    }
    await anna.button('Other rules or another game').click();
    await anna.page.getByLabel('Game', { exact: true }).selectOption('Sixteen');
    await anna.button('Play like this').click();
    await anna.button('Fill with bots and start').click();
    await Promise.all([anna, bert].map(({ page }) => page.locator('.sixteen-hand').first().waitFor()));
    anna.expectNoFaults();
    bert.expectNoFaults();
  });

  it('of four, everybody hears who sits down, goes away, comes back and leaves; who is muted is told so', async () => {
    const people = await Promise.all(['Anna', 'Bert', 'Cora', 'Dirk'].map((name) => house.visitor({ name })));
    const [anna, bert, cora, dirk] = people as [Person, Person, Person, Person];
    const hear = (person: Person, text: string) =>
      person.page.locator('.bubble', { hasText: text }).waitFor({ timeout: 30_000 });
    const table = await anna.makeTable(/6 nimmt!/);
    await Promise.all([hear(anna, 'Bert has sat down.'), bert.sitDown(table)]);
    await cora.sitDown(table);

    // Whoever changes seats neither comes nor goes, and is not away.
    await cora.button('Sit here').click();
    await anna.page.locator('.seat-line').nth(3).filter({ hasText: 'Cora' }).waitFor();
    expect(await anna.page.locator('.seat-line', { hasText: 'away' }).count()).toBe(0);
    expect(await anna.page.locator('.bubble', { hasText: 'left' }).count()).toBe(0);
    await dirk.sitDown(table);
    await anna.start();
    await Promise.all(people.map((person) => person.waitForTurn()));

    await anna.button('Table and players').click();
    await anna.button('Mute: Dirk').click();
    await anna.button('Unmute: Dirk').waitFor();
    await anna.page.keyboard.press('Escape');
    await dirk.button('Chat, Log').click();
    await dirk.page.getByRole('tab', { name: 'Chat' }).click();
    const words = dirk.page.getByRole('textbox', { name: 'Say something' });
    await words.fill('Can you hear me?');
    await dirk.button('Send').click();
    await dirk.page.getByRole('dialog').getByText('The host has muted you.').waitFor();
    expect(await words.inputValue()).toBe('Can you hear me?');
    await dirk.page.keyboard.press('Escape');

    await Promise.all([hear(bert, 'Cora is away.'), cora.go('/')]);
    await Promise.all([hear(bert, 'Cora is back.'), cora.go(table)]);
    await dirk.button('Table and players').click();
    await dirk.page.getByText('A bot plays on for you.').waitFor();
    await Promise.all([
      hear(anna, 'Dirk has left: a bot plays on.'),
      dirk.page.getByRole('button', { name: 'Leave', exact: true }).click(),
    ]);
    // Of what Dirk was refused his browser complains, too.
    for (const person of [anna, bert, cora]) person.expectNoFaults();
  });

  it('on a slow line shows at once what was tapped, and does it once', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const table = await anna.makeTable(/6 nimmt!/);
    /** Everything that Bert asks for waits until it is let through; returns how, and how much there was. */
    const hold = async (command: string) => {
      const held: (() => void)[] = [];
      await bert.page.route(`**/api/tables/*/${command}`, async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      return { count: () => held.length, letThrough: () => held.splice(0).forEach((go) => go()) };
    };
    const joining = await hold('join');
    await bert.go(table);
    await bert.button('Sit down').click();
    await bert.button('Sit down').click({ force: true });
    expect(await bert.button('Sit down').isDisabled()).toBe(true);
    await expect.poll(joining.count).toBe(1);
    joining.letThrough();
    await anna.page.locator('.seat-line', { hasText: 'Bert' }).waitFor();
    await anna.button('Fill with bots and start').click();

    const choosing = await hold('choose');
    await bert.lay(2);
    await bert.page.locator('.hand-card[data-laid]').waitFor();
    await expect.poll(choosing.count).toBe(1);
    expect(await anna.page.locator('.seat', { hasText: 'Bert' }).locator('.slot.filled').count()).toBe(0);
    choosing.letThrough();
    await anna.page.locator('.seat', { hasText: 'Bert' }).locator('.slot.filled').waitFor();
    anna.expectNoFaults();
    bert.expectNoFaults();
  });

  it('lets somebody who comes late sit down in the place of a bot', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const wim = await house.visitor({ name: 'Wim' });
    const table = await anna.makeTable(/6 nimmt!/);
    await anna.button('Fill with bots and start').click();
    await anna.waitForTurn();
    await wim.go(table);
    await wim.button('Join in').click();
    await wim.button('Take Bruno’s place').click();
    await wim.page.getByText('You get Bruno’s place with the next round or game.').waitFor();
    await anna.button('Table and players').click();
    await anna.page.locator('.menu-line', { hasText: 'soon: Wim' }).waitFor();
    expect(await wim.hand().count()).toBe(0);
    anna.expectNoFaults();
    wim.expectNoFaults();
  });

  it('on one device, alone with bots, gives the last move back', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await anna.go('/');
    await anna
      .button(/^Play.*6 nimmt!/)
      .first()
      .click();
    await anna.waitForTurn();
    const cards = await anna.cards();
    const takeBack = anna.button('Take back the last move');
    await anna.lay(3);
    await expect.poll(() => anna.hand().count(), { timeout: 20_000 }).toBe(9);
    await anna.button('Log').click();
    await takeBack.click();
    await expect.poll(() => anna.cards()).toEqual(cards);
    anna.expectNoFaults();
  });
});
