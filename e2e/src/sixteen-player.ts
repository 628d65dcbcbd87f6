import type { Page } from 'playwright-core';
import type { Person } from './person.js';

/** What somebody at a table of Sixteen is asked at the moment. */
type Question = 'over' | 'cover' | 'joker' | 'draw' | 'play' | 'nothing';

interface Habits {
  /** Plays without drawing first, where cards are drawn by hand. */
  readonly forgetful?: boolean;
  /** Prefers a joker, so that its dialog is used. */
  readonly playful?: boolean;
}

/** What was there a moment ago may be gone: then the question is read again. */
const SOON = { timeout: 2000 };

const questionOf = ({ page }: Person): Promise<Question> =>
  page.evaluate(() => {
    const seen = (selector: string) => document.querySelector(selector) !== null;
    if (seen('.result')) return 'over';
    if (seen('.cover')) return 'cover';
    if (seen('.joker-grid')) return 'joker';
    if (seen('.talon.draw')) return 'draw';
    if (seen('.sixteen-hand button:enabled')) return 'play';
    return 'nothing';
  });

/** Answers whatever is asked, once. Returns what it was, if it still was when it was answered. */
export async function answer(person: Person, habits: Habits = {}): Promise<Question> {
  const question = await questionOf(person);
  return give(person, question, habits).then(
    () => question,
    () => 'nothing',
  );
}

async function give(person: Person, question: Question, habits: Habits): Promise<void> {
  const { page } = person;
  switch (question) {
    case 'cover':
      await page.locator('.cover .button.act').click(SOON);
      break;
    case 'joker': {
      const before = await page.locator('.text-view').textContent();
      await page.locator('.joker-grid button:enabled').nth(9).click(SOON);
      await page.locator('.joker-actions .button.act').click(SOON);
      await page.locator('.joker-grid').waitFor({ state: 'detached', ...SOON });
      await isDone(page, before);
      break;
    }
    case 'draw':
      if (habits.forgetful && (await page.locator('.sixteen-hand button').count()) > 0)
        await playCard(person, habits);
      else await page.locator('.talon.draw').click(SOON);
      break;
    case 'play':
      await playCard(person, habits);
      break;
    default:
  }
}

async function playCard({ page }: Person, { playful = false }: Habits): Promise<void> {
  const joker = page.locator('.sixteen-hand button[aria-label="joker"]');
  const wantsJoker = playful && (await joker.count()) > 0;
  const card = (wantsJoker ? joker : page.locator('.sixteen-hand button')).first();
  const before = await page.locator('.text-view').textContent();
  await card.click(SOON);
  await page.locator('.action .button.act:enabled').click(SOON);
  await isDone(page, before);
}

/** Waits until the table is no longer as it was, so that nobody answers the same question twice. */
const isDone = (page: Page, before: string | null) =>
  page.waitForFunction(
    (text) =>
      document.querySelector('.joker-grid') !== null ||
      document.querySelector('.text-view')?.textContent !== text,
    before,
    SOON,
  );

/** Plays a card, a joker included with what it stands for. */
export async function playOne(person: Person): Promise<void> {
  await answer(person);
  if ((await person.page.locator('.joker-grid').count()) > 0) await answer(person);
}

/** Everybody answers until the game is over for all of them; counts what was asked. */
export async function playToTheEnd(
  people: readonly Person[],
  habits: Habits = {},
): Promise<ReadonlyMap<Question, number>> {
  const deadline = Date.now() + 150_000;
  const counts = new Map<Question, number>();
  for (;;) {
    const asked: Question[] = [];
    for (const person of people) asked.push(await answer(person, habits));
    for (const question of asked) counts.set(question, (counts.get(question) ?? 0) + 1);
    if (asked.every((question) => question === 'over')) return counts;
    if (Date.now() > deadline) throw new Error(`The game does not end: ${asked.join(', ')}`);
    if (asked.every((question) => question === 'nothing')) await people[0]?.page.waitForTimeout(40);
  }
}
