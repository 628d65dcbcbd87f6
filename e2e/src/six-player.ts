import type { Locator, Page } from 'playwright-core';
import type { Person } from './person.js';

/** A cell of the board by its coordinates. */
export const cell = ({ page }: Person, at: string): Locator => page.locator(`[data-cell="${at}"]`);

/** Waits until somebody at this browser may move. */
export const waitForTurn = ({ page }: Person): Promise<void> => page.locator('.six.yours').waitFor();

/** A game on this device from the form; the others are bots unless they are to be people. */
export async function playHere(
  person: Person,
  preset: string,
  { people = false, rules = [] }: { readonly people?: boolean; readonly rules?: readonly string[] } = {},
): Promise<void> {
  await person.go('/new/six');
  await person.button(preset).click();
  await person.option('On this device');
  if (people) await person.page.getByLabel('Who sits on seat 2').selectOption({ label: 'Person' });
  await switchOn(person, rules);
  await person.button('Start').click();
  // Whoever shares the device is asked for their name, and may keep it to themselves.
  if (people) await person.page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await waitForTurn(person);
}

/** Turns on what is off by default. */
export async function switchOn({ page }: Person, rules: readonly string[]): Promise<void> {
  if (rules.length === 0) return;
  const folded = page.locator('details.more-rules:not([open]) summary');
  if ((await folded.count()) > 0) await folded.click();
  for (const rule of rules) await page.getByRole('switch', { name: rule }).click();
}

/** Taps a cell, and once more to play there. */
export async function place(person: Person, at: string): Promise<void> {
  await waitForTurn(person);
  await cell(person, at).click();
  await person.page.locator('.six-chosen').waitFor();
  await cell(person, at).click();
  await person.page.locator(`[data-cell="${at}"] .six-stone`).waitFor();
}

/** One move of somebody who completes and blocks what is marked, and otherwise stays near the middle. */
export async function someMove(person: Person): Promise<void> {
  const { page } = person;
  const best = () =>
    page.evaluate(() => {
      const targets = [...document.querySelectorAll<SVGElement>('.six-cell.target')];
      const marked = targets.find((each) => each.querySelector('.six-win, .six-threat'));
      const far = ({ dataset: { cell = '' } }: SVGElement) => {
        const [q = 0, r = 0] = cell.split(',').map(Number);
        return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      };
      return (marked ?? targets.sort((one, other) => far(one) - far(other))[0])?.dataset.cell;
    });
  let target = await best();
  if (target === undefined) {
    await page.locator('.six-cell.own').first().click();
    const keep = page.locator('.six-keep').first();
    if ((await keep.count()) > 0) await keep.click();
    target = await best();
  }
  if (target === undefined) throw new Error('There is always a move (S-8)');
  await cell(person, target).click();
  await page.locator('.six-actions .act:enabled').click();
}

/** These people move whenever it is their turn, until the game is over for all of them. Returns how many moves they made. */
export async function playToTheEnd(people: readonly Person[]): Promise<number> {
  const deadline = Date.now() + 200_000;
  for (let moves = 0; ; ) {
    const over: boolean[] = [];
    for (const { page } of people) over.push((await page.locator('.result').count()) > 0);
    if (over.every(Boolean)) return moves;
    if (Date.now() > deadline) throw new Error(`The game does not end after ${moves} moves`);
    const mover = await findMover(people);
    if (!mover) {
      await people[0]?.page.waitForTimeout(40);
      continue;
    }
    const before = await stonesOf(mover);
    await someMove(mover);
    moves++;
    await mover.page.waitForFunction(
      (old) =>
        document.querySelector('.result') !== null ||
        [...document.querySelectorAll<SVGElement>('.six-stone')]
          .map((stone) => stone.closest<SVGElement>('[data-cell]')?.dataset.cell)
          .join(' ') !== old,
      before,
    );
  }
}

async function findMover(people: readonly Person[]): Promise<Person | undefined> {
  for (const person of people)
    if (
      (await person.page.locator('.six.yours').count()) > 0 &&
      (await person.page.locator('.result').count()) === 0
    )
      return person;
  return undefined;
}

/** The cells with stones, in the order of the board. */
export const cellsWithStones = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('.six-stone')].map(
      (stone) => stone.closest<SVGElement>('[data-cell]')?.dataset.cell ?? '',
    ),
  );

/** The same as one text. */
export const stonesOf = async ({ page }: Person): Promise<string> => (await cellsWithStones(page)).join(' ');
