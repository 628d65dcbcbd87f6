import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { playToTheEnd } from '../src/nimmt-player.js';
import type { Person } from '../src/person.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** A table set up by the first of these people, with all of them seated and the game begun. */
async function begin(people: readonly Person[], preset: string, seats: number, rounds = 1): Promise<void> {
  const [host, ...guests] = people;
  if (!host) throw new Error('Somebody must be host');
  const table = await host.setUp('nimmt', async (page) => {
    await host.button(preset).click();
    await host.rounds(rounds);
    await page.getByRole('textbox', { name: 'Players' }).fill(String(seats));
    for (let seat = people.length + 1; seat <= seats; seat++)
      await page.getByLabel(`Who sits on seat ${seat}`).selectOption('easy');
  });
  for (const guest of guests) await guest.sitDown(table);
  await host.start();
  for (const person of people) await person.waitForTurn();
}

describe('6 nimmt! online', () => {
  it('classic: choices stay hidden and may be changed, the reveal runs, and a rematch takes one tap', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    await begin([anna, bert], 'Classic', 2);
    const cards = await anna.cards();

    await anna.lay(2);
    await bert.page.locator('.seat', { hasText: 'Anna' }).locator('.slot.filled').waitFor();
    expect(await bert.page.locator(`[data-travel="card-${cards[2]}"]`).count()).toBe(0);
    await anna.lay(5);
    await anna.page.locator('.hand-card[data-laid]').waitFor();
    expect(await anna.page.locator('.hand-card[data-laid]').getAttribute('aria-label')).toContain(
      String(cards[5]),
    );

    await bert.lay(0);
    await playToTheEnd([anna, bert]);
    // The second choice was revealed, not the first.
    await anna.button('Chat, Log').click();
    await anna.page.getByRole('tab', { name: 'Log' }).click();
    const [revealed] = await anna.page.locator('.log li', { hasText: 'Revealed' }).allTextContents();
    expect(revealed).toContain(`Anna ${cards[5]}`);
    await anna.page.keyboard.press('Escape');

    await anna.button('Play again').click();
    await bert.page.getByText('Anna wants to play again.').waitFor();
    await bert.button('Play again').click();
    await anna.waitForTurn();
    await bert.waitForTurn();
    expect(anna.table).toBe(bert.table);
    expect((await anna.cards()).length).toBe(10);
    anna.expectNoFaults();
    bert.expectNoFaults();
  });

  it('PLUS: three people, one or two cards a turn', async () => {
    const people = await Promise.all(['Anna', 'Bert', 'Cora'].map((name) => house.visitor({ name })));
    await begin(people, 'PLUS as printed', 3);
    await playToTheEnd(people, { pairs: true });
    for (const person of people) {
      expect(await person.page.locator('.result-line').count()).toBe(3);
      person.expectNoFaults();
    }
  });

  it('Ole: two people and two bots, traps used where possible; the deal proves fair', async () => {
    const people = await Promise.all(['Anna', 'Bert'].map((name) => house.visitor({ name })));
    await begin(people, 'With Ole’s traps', 4);
    await playToTheEnd(people, { bold: true });
    const [anna] = people;
    await anna?.button('Was the deal fair?').click();
    await anna?.page.getByText('The deal was fair.').waitFor();
    for (const person of people) person.expectNoFaults();
  });

  it('a reload in the middle of a game changes nothing', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await begin([anna], 'Classic', 2);
    const cards = await anna.cards();
    await anna.page.reload();
    await anna.waitForTurn();
    expect(await anna.cards()).toEqual(cards);
    anna.expectNoFaults();
  });

  it('a link moves the seat to another device', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await begin([anna], 'Classic', 2);
    const cards = await anna.cards();
    await anna.button('Table and players').click();
    await anna.button('Make a link').click();
    const link = await anna.page.locator('.seat-link a').getAttribute('href');
    const tablet = await house.visitor({ name: 'Anna', context: { viewport: { width: 820, height: 1180 } } });
    await tablet.go(`${new URL(link ?? '').pathname}${new URL(link ?? '').hash}`);
    await tablet.waitForTurn();
    expect(await tablet.cards()).toEqual(cards);
    tablet.expectNoFaults();
    // It works for one device: whoever comes second is told, and only watches.
    const stranger = await house.visitor({ name: 'Eve' });
    await stranger.go(`${new URL(link ?? '').pathname}${new URL(link ?? '').hash}`);
    await stranger.page.getByText('This link has been used already.').waitFor();
    await stranger.button('Close').click();
    await stranger.page.getByText('This link has been used already.').waitFor({ state: 'detached' });
    expect(await stranger.hand().count()).toBe(0);
  });

  it('a card can be dragged onto the table, and the piles of PLUS lie open', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await begin([anna], 'PLUS as printed', 2);
    const box = await anna.hand().nth(4).boundingBox();
    if (!box) throw new Error('The card is nowhere');
    const { mouse } = anna.page;
    await mouse.move(box.x + 10, box.y + 10);
    await mouse.down();
    await mouse.move(box.x + 40, box.y - 120, { steps: 6 });
    await mouse.up();
    await expect.poll(() => anna.hand().count(), { timeout: 20_000 }).toBe(14);
    await playToTheEnd([anna], { pairs: true });
    await anna.page.keyboard.press('Escape');
    await anna.page.locator('.seat-points:enabled').first().click();
    await anna.page.locator('.pile .card').first().waitFor();
    anna.expectNoFaults();
  });

  it('a cut connection shows a quiet banner, and afterwards everything is as it should be', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await begin([anna], 'Classic', 2);
    const cards = await anna.cards();
    await house.stopServer();
    await anna.page.getByText('Connection lost').waitFor();
    await house.startServer();
    await anna.page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 30_000 });
    expect(await anna.cards()).toEqual(cards);
    await anna.lay(0);
    await anna.page.locator('.hand-card').nth(8).waitFor();
    await expect.poll(() => anna.hand().count(), { timeout: 20_000 }).toBe(9);
    anna.expectNoFaults();
  });

  it('somebody without a seat watches and sees no hand', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await begin([anna], 'Classic', 2);
    const watcher = await house.visitor({ name: 'Wim' });
    await watcher.go(anna.table);
    await watcher.page.getByText('You are watching').waitFor();
    expect(await watcher.hand().count()).toBe(0);
    watcher.expectNoFaults();
  });
});
