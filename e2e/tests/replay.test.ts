import { readFileSync } from 'node:fs';
import { below, FastRng, formatRecord, type Game, isRefusal, Match, recordOf } from '@sixfold/game-kit';
import { nimmt } from '@sixfold/nimmt';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import { playToTheEnd } from '../src/nimmt-player.js';
import { checkScreen } from '../src/screen-check.js';
import { cell, place, playHere } from '../src/six-player.js';
import { isKept } from '../src/versions.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** The record of a round that was played at random. */
function roundRecord(): string {
  const match = Match.start(nimmt as unknown as Game, { options: { rounds: 2 }, seats: 3, seed: 'replay' });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(7);
  for (let seats = match.toAct(); seats.length > 0; seats = match.toAct())
    for (const seat of seats) {
      const legal = match.legal(seat);
      match.play(seat, legal[below(rng, legal.length)] ?? '');
    }
  return formatRecord({ ...recordOf(match), names: ['Mia', 'Noor', 'Ole'] });
}

describe('replay', () => {
  it('a stranger opens the link to a move of a finished match and sees the table of then', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    const table = await mia.setUp('nimmt', () => mia.button('One quick round').click());
    await mia.button('Fill up with bots').click();
    await mia.start();
    await playToTheEnd([mia]);
    await mia.page.getByRole('link', { name: 'Look back' }).click();
    await mia.page.waitForURL(/\/replay\//);
    await mia.button('One step on').click();
    await expect.poll(() => new URL(mia.page.url()).hash).toBe('#4');
    const told = await mia.page.locator('.replay-log [aria-current]').textContent();

    const stranger = await house.visitor({ name: 'Zoe' });
    await stranger.go(`${table.replace('/t/', '/replay/')}?move=4`);
    await stranger.page.getByText('Revealed:').first().waitFor({ state: 'attached' });
    expect(await stranger.page.locator('.replay-log [aria-current]').textContent()).toBe(told);
    expect(await stranger.page.locator('.hand-card').count()).toBe(9);
    mia.expectNoFaults();
    stranger.expectNoFaults();
    await Promise.all([mia.page.context().close(), stranger.page.context().close()]);
  });

  it('a running match is looked back at with one’s own eyes only; a stranger is told that it still runs', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    const table = await mia.makeTable(/6 nimmt/);
    await mia.button('Fill up with bots').click();
    await mia.start();
    await mia.waitForTurn();
    const dealt = await mia.cards();
    await mia.lay(9);
    await mia.waitForTurn();
    await mia.go(table.replace('/t/', '/replay/'));
    await mia.page.locator('.replay .hand-card').first().waitFor();
    // It opens at the deal: the hand of then, and nothing of what only the record tells.
    expect(await mia.cards()).toEqual(dealt);
    expect(await mia.page.getByLabel('Seen by').count()).toBe(0);
    for (const name of ['Analysis', 'Download the record', 'Try it again from here'])
      expect(await mia.button(name).count(), name).toBe(0);
    await mia.button('One step on').click();
    await expect.poll(() => mia.cards()).toEqual(dealt.slice(0, 9));
    await mia.page.getByRole('link', { name: 'Back to now' }).click();
    await mia.waitForTurn();
    const stranger = await house.visitor({ name: 'Zoe' });
    await stranger.go(table.replace('/t/', '/replay/'));
    await stranger.page.getByRole('alert').getByText('still going on').waitFor();
    mia.expectNoFaults();
    await Promise.all([mia.page.context().close(), stranger.page.context().close()]);
  });

  it('a pasted record is gone through by keyboard, also without network; what is none is refused in words', async () => {
    const mia = await house.visitor({ name: 'Mia', context: { serviceWorkers: 'allow' } });
    await mia.go('/');
    await isKept(mia);
    await house.stopServer();
    await mia.go('/replay');
    await mia.page.getByRole('textbox').fill('{"hello": 1}');
    await mia.button('Show it').click();
    await mia.page.getByRole('alert').waitFor();
    await mia.page.getByRole('textbox').fill(roundRecord());
    await mia.button('Show it').click();
    const slider = mia.page.getByRole('slider');
    await slider.waitFor();
    // On a phone the table has the whole width.
    await expect
      .poll(async () => (await mia.page.locator('.replay-main').boundingBox())?.width)
      .toBe(mia.page.viewportSize()?.width);
    const { keyboard } = mia.page;
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await expect.poll(() => slider.inputValue()).toBe('2');
    await keyboard.press('ArrowLeft');
    await expect.poll(() => slider.inputValue()).toBe('1');
    await keyboard.press('End');
    await mia.page.getByText('The game is over.').first().waitFor({ state: 'attached' });
    await keyboard.press('Home');
    await mia.page.getByLabel('Go to').selectOption('Round 2');
    await mia.page.locator('.table-standing').getByText('Round 2 of 2').waitFor();
    // From another seat one sees another hand.
    const first = await mia.cards();
    await mia.page.getByLabel('Seen by').selectOption('Noor');
    await expect.poll(() => mia.cards()).not.toEqual(first);

    const saved = mia.page.waitForEvent('download');
    await mia.button('Download the record').click();
    expect(readFileSync(await (await saved).path(), 'utf8')).toBe(roundRecord());
    await checkScreen(mia, 'replay');
    await house.startServer();
    mia.expectNoFaults();
    await mia.page.context().close();
  });

  it('it plays by itself to the end', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    await mia.go('/replay');
    const record = JSON.parse(roundRecord()) as { moves: string[] };
    await mia.page
      .getByRole('textbox')
      .fill(JSON.stringify({ ...record, moves: record.moves.slice(0, 9), result: undefined }));
    await mia.button('Show it').click();
    await mia.button('Speed: 1 times').click();
    await mia.button('Speed: 2 times').click();
    await mia.button('Play').click();
    await expect.poll(() => mia.page.getByRole('slider').inputValue()).toBe('3');
    await mia.button('Play').waitFor();
    await mia.page.context().close();
  });

  it('in SIX an entry of the log shows the position of then, during the game, and leads back to now', async () => {
    const mia = await house.visitor({ name: 'Mia', context: { viewport: { width: 1280, height: 800 } } });
    await playHere(mia, 'Edition of 2003', { people: true });
    for (const at of ['0,0', '1,0', '0,1']) await place(mia, at);
    if ((await mia.page.locator('.log-entry').count()) === 0) await mia.button('Log').click();
    await mia.page.locator('.log-entry').first().click();
    await mia.page.getByText('After move 1').waitFor();
    expect(await cell(mia, '1,0').locator('.six-stone').count()).toBe(0);
    await mia.button('Back to now').click();
    await cell(mia, '0,1').locator('.six-stone').waitFor();
    await place(mia, '1,1');
    mia.expectNoFaults();
    await mia.page.context().close();
  });

  it('the analysis of a match with a planted blunder finds it and leads to it', async () => {
    const mia = await house.visitor({ name: 'Mia' });
    await mia.go('/replay');
    const moves = '0:0,0 1:-1,0 0:1,0 1:-1,1 0:2,0 1:0,1 0:3,0 1:-2,2 0:4,0 1:-2,1 0:2,-1 1:5,0'.split(' ');
    const record = {
      sixfold: 1,
      game: 'six',
      options: {},
      seats: 2,
      seed: 'x',
      moves,
      names: ['Anna', 'Bert'],
    };
    await mia.page.getByRole('textbox').fill(JSON.stringify(record));
    await mia.button('Show it').click();
    await mia.button('Analysis').click();
    const dialog = mia.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Analyse this match' }).click();
    // Red had five in a row, and black played elsewhere.
    const found = dialog.getByRole('button', {
      name: /Bert: -2,1 cost \d+% of winning.*Better: 5,0\. It keeps the other side/,
    });
    await found.click({ timeout: 60_000 });
    await expect.poll(() => new URL(mia.page.url()).hash).toBe('#9');
    await mia.page.getByRole('status').getByText('Bert: -2,1 cost').waitFor();
    await mia.button('Analysis').click();
    await checkScreen(mia, 'analysis');
    await mia.page.keyboard.press('Escape');
    // Red could then complete the row and did not: that is drawn on the board, and can be tried.
    await mia.button('One step on').click();
    await mia.page.locator('.six-way').waitFor();
    await mia.button('Try it again from here').first().click();
    await mia.page.waitForURL(/\/here\//);
    await place(mia, '5,0');
    await mia.page.getByRole('heading', { name: 'You win!' }).waitFor();
    mia.expectNoFaults();
    await mia.page.context().close();
  });
});
