import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('hints', () => {
  it.each(['On this device', 'Online'])(
    'alone against bots: what Strong would do, in words and on the table (%s)',
    async (place) => {
      const mia = await house.visitor({ name: 'Mia' });
      await mia.go('/new/nimmt');
      await mia.option(place);
      if (place === 'Online') {
        await mia.button('Make the table').click();
        await mia.button('Fill up with bots').click();
        await mia.start();
      } else await mia.button('Start').click();
      await mia.waitForTurn();
      await mia.button('Hint').click();
      const told = mia.page.getByRole('status').getByText(/Strong would choose \d+\./);
      await told.waitFor();
      const card = /choose (\d+)/.exec((await told.textContent()) ?? '')?.[1];
      expect(await mia.page.locator('.hand .hinted').getAttribute('data-travel')).toBe(`card-${card}`);
      // It belongs to this decision and goes with it.
      await mia.lay(0);
      await expect.poll(() => mia.page.getByText(/Strong would choose/).count()).toBe(0);
      mia.expectNoFaults();
      await mia.page.context().close();
    },
  );

  it('among people where the host allows it, and the others are told and shown who asked', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const table = await anna.setUp('nimmt', async (page) => {
      await page.getByText('More rules').click();
      await page.getByRole('switch', { name: /Allow hints/ }).check();
    });
    await bert.sitDown(table);
    await bert.page.getByText('Allow hints').waitFor();
    await anna.button('Fill up with bots').click();
    await anna.start();
    await bert.waitForTurn();
    await anna.waitForTurn();
    // What Bert is told is in sight for some seconds only: he looks while Anna waits for her answer.
    await Promise.all([
      bert.page.getByRole('status').getByText('asked for a hint.').waitFor(),
      anna.button('Hint (the others are told)').click(),
      anna.page.getByText(/Strong would choose \d+\./).waitFor(),
    ]);
    await bert.page.locator('.hints-asked').getByText('1 hint').waitFor({ state: 'attached' });
    anna.expectNoFaults();
    bert.expectNoFaults();
    await Promise.all([anna.page.context().close(), bert.page.context().close()]);
  });

  it('among people there are none otherwise', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const table = await anna.setUp('sixteen', () => anna.button('As printed').click());
    await bert.sitDown(table);
    await anna.start();
    await anna.page.locator('.sixteen-hand button:enabled').first().waitFor();
    expect(await anna.button('Hint').count()).toBe(0);
    await Promise.all([anna.page.context().close(), bert.page.context().close()]);
  });
});
