import { answer as answerNimmt } from './nimmt-player.js';
import type { Person } from './person.js';
import { someMove } from './six-player.js';
import { answer as answerSixteen } from './sixteen-player.js';

/** A way to play, and how somebody goes on in it who means well. */
export interface Way {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Answers what is asked, if anything is. */
  readonly goOn: (person: Person) => Promise<unknown>;
}

const nimmt = (name: string, seats: number, options: Way['options']): Way => ({
  name: `6 nimmt! ${name}`,
  game: 'nimmt',
  seats,
  options: { rounds: 1, ...options },
  goOn: (person) => answerNimmt(person, { pairs: true, bold: true }),
});

const six = (name: string, seats: number, options: Way['options']): Way => ({
  name: `SIX ${name}`,
  game: 'six',
  seats,
  options,
  goOn: async (person) => {
    if ((await person.page.locator('.six.yours').count()) > 0) await someMove(person);
  },
});

const sixteen = (name: string, seats: number, options: Way['options']): Way => ({
  name: `Sixteen ${name}`,
  game: 'sixteen',
  seats,
  options,
  goOn: (person) => answerSixteen(person, { playful: true }),
});

const bid = async ({ page }: Person): Promise<void> => {
  const cards = page.locator('.goofspiel-hand button:enabled[aria-pressed="false"]');
  if ((await page.locator('.goofspiel-hand button[aria-pressed="true"]').count()) > 0) return;
  if ((await cards.count()) === 0) return;
  await cards.first().click();
  await page.locator('.action .button.act:enabled').click();
};

/** Every game, with whatever makes its table look different. */
export const WAYS: readonly Way[] = [
  nimmt('classic', 4, {}),
  nimmt('PLUS', 3, { variant: 'plus' }),
  nimmt('with traps', 3, { variant: 'ole' }),
  nimmt('simple', 3, { variant: 'simple' }),
  nimmt('with a draft', 3, { deck: 'tactics', draft: true }),
  six('', 2, {}),
  six('of 2021 with swap', 2, { edition: '21', swap: true }),
  six('for four', 4, { signal: true }),
  sixteen('', 2, {}),
  sixteen('drawn by hand', 4, { drawing: 'loose' }),
  { name: 'Goofspiel', game: 'goofspiel', seats: 3, options: { cards: 7 }, goOn: bid },
];
