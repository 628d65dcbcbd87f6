import type { Person } from './person.js';

/** What somebody at a table of 6 nimmt! is asked at the moment. */
type Question = 'over' | 'count' | 'row' | 'decision' | 'pick' | 'lay' | 'nothing';

interface Habits {
  /** How many cards are laid at once where two are allowed. */
  readonly pairs?: boolean;
  /** Uses traps when there is something to choose. */
  readonly bold?: boolean;
}

const questionOf = (person: Person): Promise<Question> =>
  person.page.evaluate(() => {
    const seen = (selector: string) => document.querySelector(selector) !== null;
    if (seen('.result')) return 'over';
    if (seen('dialog .scores')) return 'count';
    if (seen('button.row-button')) return 'row';
    if (seen('.decision')) return 'decision';
    if (seen('.draft .pick-card:enabled')) return 'pick';
    if (seen('.hand-card:enabled') && !seen('.hand-card[data-laid]')) return 'lay';
    return 'nothing';
  });

/** Answers whatever is asked, once, and stays until the answer shows. Returns what was asked. */
export async function answer(person: Person, habits: Habits = {}): Promise<Question> {
  const { page } = person;
  const question = await questionOf(person);
  switch (question) {
    case 'count':
      await person.button('Next round').click();
      break;
    case 'row':
      await page.locator('button.row-button').first().click();
      break;
    case 'pick':
      await page.locator('.draft .pick-card:enabled').first().click();
      break;
    case 'decision':
      await decide(person, habits);
      break;
    case 'lay': {
      const cards = page.locator('.hand-card:enabled');
      const count = await cards.count();
      await cards.first().click();
      if (habits.pairs && count > 1) await cards.nth(1).click();
      await page.locator('.action .button.act:enabled').click();
      break;
    }
    default:
  }
  return question;
}

/** A question about traps: boldly something special, or the plain answer. */
async function decide({ page }: Person, { bold = false }: Habits): Promise<void> {
  const special = page.locator('.decision .shift, .decision .pick-card').first();
  if (bold && (await special.count()) > 0) {
    await special.click();
    const drop = page.locator('.decision-actions .act');
    if ((await page.locator('.decision-cards.many').count()) > 0) await drop.click();
    return;
  }
  const buttons = page.locator('.decision .button, .decision .pick-card');
  await buttons.last().click();
}

/** Everybody answers until the game is over for all of them. */
export async function playToTheEnd(people: readonly Person[], habits: Habits = {}): Promise<void> {
  const deadline = Date.now() + 200_000;
  for (;;) {
    const asked: Question[] = [];
    for (const person of people) asked.push(await answer(person, habits).catch(() => 'nothing' as const));
    if (asked.every((question) => question === 'over')) return;
    if (Date.now() > deadline) throw new Error(`The game does not end: ${asked.join(', ')}`);
    if (asked.every((question) => question === 'nothing')) await people[0]?.page.waitForTimeout(40);
  }
}
