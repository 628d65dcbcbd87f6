import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { waitForTurn } from '../src/six-player.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('[S-10] who opens by lot', () => {
  it('stays open in the lobby and is somebody once the match has started', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await anna.go('/new/six');
    await anna.option('Online');
    await anna.page.getByText('More rules').click();
    await anna.page.getByLabel('Opener').selectOption({ label: 'By lot' });
    await anna.page.getByLabel('Who sits on seat 2').selectOption('easy');
    await anna.button('Make the table').click();
    await anna.page.getByRole('definition').filter({ hasText: 'By lot' }).waitFor();
    await anna.button('Start the game').click();
    const id = new URL(anna.page.url()).pathname.split('/').at(-1);
    await expect
      .poll(
        async () => (await (await anna.page.request.get(`${house.address}/api/tables/${id}`)).json()).table,
      )
      .toMatchObject({ phase: 'playing', options: { opener: expect.any(Number) } });
  });

  it('is drawn at the start on one device, and stays drawn', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    await anna.go('/new/six');
    await anna.option('On this device');
    await anna.page.getByLabel('Who sits on seat 2').selectOption({ label: 'Person' });
    await anna.page.getByLabel('Name of player 2').fill('Ben');
    await anna.page.getByText('More rules').click();
    await anna.page.getByLabel('Opener').selectOption({ label: 'By lot' });
    await anna.button('Start').click();
    await waitForTurn(anna);
    const opener = () => anna.page.locator('.text-view dd').filter({ hasText: 'to move' }).textContent();
    const drawn = await opener();
    for (let visit = 0; visit < 3; visit++) {
      await anna.page.reload();
      await waitForTurn(anna);
      expect(await opener()).toBe(drawn);
    }
  });
});
