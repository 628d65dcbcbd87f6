import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';
import type { Person } from '../src/person.js';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

/** Whether what is said stands beside the sign of whoever said it. */
async function expectBubble(person: Person, seat: number, text: string): Promise<void> {
  const bubble = person.page.locator('.bubble.at-speaker', { hasText: text });
  await bubble.waitFor();
  const [said, sign] = await Promise.all([
    bubble.boundingBox(),
    person.page.locator(`[data-seat-sign="${seat}"]`).first().boundingBox(),
  ]);
  if (!said || !sign) throw new Error('no bubble, or no sign');
  const middle = sign.x + sign.width / 2;
  expect(middle).toBeGreaterThan(said.x);
  expect(middle).toBeLessThan(said.x + said.width);
  expect(said.y).toBeGreaterThanOrEqual(sign.y + sign.height);
}

describe('three people', () => {
  it('talk before the game and in it, miss nothing, and find the game that waits for them first', async () => {
    const anna = await house.visitor({ name: 'Anna' });
    const bert = await house.visitor({ name: 'Bert' });
    const cora = await house.visitor({ name: 'Cora', context: { viewport: { width: 1280, height: 800 } } });
    const table = await anna.makeTable(/6 nimmt/);
    await bert.go(table);
    await bert.page.getByText('Anna invites you to a game of 6 nimmt!').waitFor();
    await expect.poll(() => bert.page.title()).toBe('Anna invites you to a game of 6 nimmt! – Sixfold');
    for (const person of [bert, cora]) await person.sitDown(table);

    // In the lobby: a name for the room, a greeting at its speaker, in the reader's language, and a mark until it is read.
    await anna.page.getByText('Name of this room').first().click();
    await anna.page.getByPlaceholder('Thursday round').fill('Friday <b>six</b>');
    await anna.button('Use it').click();
    for (const person of [bert, cora]) await person.page.getByText('Friday <b>six</b>').waitFor();
    await bert.button('Settings').click();
    await bert.option('Deutsch');
    await bert.page.keyboard.press('Escape');
    await anna.button('Hello!').click();
    await expectBubble(bert, 0, 'Hallo!');
    await bert.button('Chat: 1 neue Nachricht').click();
    await bert.page.getByRole('button', { name: 'Chat', exact: true }).waitFor();

    // At the table: one tap while others think.
    await anna.button('Fill with bots and start').click();
    await Promise.all([anna, bert, cora].map((person) => person.waitForTurn()));
    await bert.lay();
    await bert.page.locator('.action').getByRole('button', { name: 'Gut gespielt!' }).click();
    await expectBubble(anna, 1, 'Well played!');
    await anna.button(/^Chat, Log: 1 new message/).click();
    await anna.page.getByRole('tab', { name: 'Chat' }).waitFor();
    await anna.page.getByRole('textbox', { name: 'Say something' }).fill('Hello <b>you</b>');
    await anna.button('Send').click();
    await bert.page.getByText('Hello <b>you</b>').waitFor();
    await anna.page.keyboard.press('Escape');
    await anna.page.getByRole('button', { name: 'Chat, Log', exact: true }).waitFor();

    // At home: it is Anna's turn and no longer Bert's, and both find the game at the top.
    await anna.go('/');
    await expect.poll(() => anna.page.title()).toBe('(1) Your turn – Sixfold');
    await anna.page.getByLabel('One game waits for you').waitFor();
    await bert.go('/');
    await bert.page.getByRole('heading', { name: 'Weiterspielen' }).waitFor();
    await expect.poll(() => bert.page.title()).toBe('Sixfold');
    await anna.page.getByRole('link', { name: /^Continue.*Friday/ }).click();
    await anna.waitForTurn();
    for (const person of [anna, bert, cora]) person.expectNoFaults();
  });
});
