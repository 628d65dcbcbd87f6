import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { playToTheEnd } from '../src/nimmt-player.js';
import type { Person } from '../src/person.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** What the page hands to the device for sharing is kept where the test finds it. */
const stubSharing = ({ page }: Person) =>
  page.evaluate(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    });
  });

const shareOf = ({ page }: Person) =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.at(-1));

/** A finger goes straight over the table, `dx` to the right. */
async function swipe({ page }: Person, dx: number): Promise<void> {
  const table = await page.locator('.replay-main').boundingBox();
  if (!table) throw new Error('no table');
  const [x, y] = [table.x + table.width / 2, table.y + table.height / 2];
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  await touch('touchMove', x + dx / 2);
  await touch('touchMove', x + dx);
  await touch('touchEnd');
  await line.detach();
}

describe('after the game', () => {
  it('the result is shared, with a link that leads to this match while another is being played', async () => {
    const mia = await house.visitor({
      name: 'Mia',
      context: { hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const table = await mia.setUp('nimmt', () => mia.button('One quick round').click());
    await mia.button('Fill up with bots').click();
    await mia.start();
    await playToTheEnd([mia]);
    const link = `${house.address}${table.replace('/t/', '/replay/')}/1`;
    // This browser cannot share: the text is copied instead.
    await mia.button('Share').click();
    await mia.button('Copied').waitFor();
    const copied = await mia.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^6 nimmt!: .+ \(.+\) http/);
    expect(copied.endsWith(link)).toBe(true);
    await stubSharing(mia);
    await mia.button('Copied').click();
    await expect.poll(() => shareOf(mia)).toEqual({ text: copied.slice(0, -link.length - 1), url: link });

    await mia.button('Play again').click();
    await mia.waitForTurn();
    const zoe = await house.visitor({ name: 'Zoe', context: { hasTouch: true } });
    await zoe.page.goto(link);
    const slider = zoe.page.getByRole('slider');
    await slider.waitFor();
    // A finger to the left goes on, to the right back; a short one is no swipe, and a long one does not leave the page.
    for (const [dx, at] of [
      [-120, '1'],
      [-120, '2'],
      [20, '2'],
      [120, '1'],
      [300, '0'],
      [-120, '1'],
    ] as const) {
      await swipe(zoe, dx);
      await expect.poll(() => slider.inputValue()).toBe(at);
    }
    await mia.go('/mine');
    const lines = mia.page.locator('.mine .list-line');
    await lines.nth(1).waitFor();
    expect(await lines.count()).toBe(2);
    expect(await lines.getByRole('link', { name: 'Look back' }).getAttribute('href')).toBe(
      link.slice(house.address.length),
    );
    mia.expectNoFaults();
    zoe.expectNoFaults();
    await Promise.all([mia.page.context().close(), zoe.page.context().close()]);
  });
});

describe('several people at one device', () => {
  it('each gets hints for their own cards, the others see only that; looking back shows what all may see', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await anna.go('/new/nimmt');
    await anna.button('Classic').click();
    await anna.option('On this device');
    await anna.page.getByRole('textbox', { name: 'Players' }).fill('2');
    await anna.page.getByLabel('Who sits on seat 2').selectOption('person');
    await anna.page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bert');
    await anna.button('Start').click();
    await anna.button('I am Anna').click();
    await anna.waitForTurn();
    await anna.button('Hint (the others are told)').click();
    const hint = anna.page.getByText(/Strong would choose \d+\./);
    const card = /choose (\d+)/.exec((await hint.textContent()) ?? '')?.[1];
    expect(await anna.cards()).toContain(Number(card));
    await anna.lay(9);

    await anna.button('I am Bert').waitFor();
    expect(await hint.count()).toBe(0);
    await anna.button('I am Bert').click();
    await anna.waitForTurn();
    expect(await anna.cards()).not.toContain(Number(card));
    expect(await hint.count()).toBe(0);
    await anna.page.locator('.hints-asked').getByText('1 hint').waitFor({ state: 'attached' });
    await anna.lay(9);
    await anna.button(/^I am /).waitFor();

    await anna.button('Log').click();
    await anna.page.getByRole('link', { name: 'Look back' }).click();
    await anna.page.locator('.replay .rows').waitFor();
    await anna.button('One step on').click();
    await anna.page
      .locator('.replay-log [aria-current]')
      .getByText('Revealed')
      .waitFor({ state: 'attached' });
    expect(await anna.hand().count()).toBe(0);
    for (const name of ['Analysis', 'Download the record', 'Try it again from here'])
      expect(await anna.button(name).count(), name).toBe(0);
    await anna.page.getByRole('link', { name: 'Back to now' }).click();
    await anna.button(/^I am /).waitFor();
    anna.expectNoFaults();
    await anna.page.context().close();
  });
});
