import type { GameId, ViewOf } from '@sixfold/games';
import type { Page } from 'playwright-core';
import { answer as answerNimmt } from './nimmt-player.js';
import type { Person } from './person.js';
import { cellsWithStones, someMove } from './six-player.js';
import { answer as answerSixteen } from './sixteen-player.js';

/** A way to play, and how somebody goes on in it who means well. */
export interface Way {
  readonly name: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Answers what is asked, if anything is. */
  readonly goOn: (person: Person) => Promise<unknown>;
}

/** What the tests know of a game. */
interface TestedGame<Id extends GameId> extends Pick<Way, 'goOn'> {
  readonly name: string;
  /** Whatever makes its table look different. */
  readonly ways: readonly Omit<Way, 'game' | 'goOn'>[];
  /** Lists of numbers that must stand in the table's words, one number behind the other. */
  readonly lists: (view: ViewOf<Id>, me: number | undefined) => readonly (readonly number[])[];
  /** Whether what is drawn, and not written as numbers, is what a view says. */
  readonly isDrawn?: (view: ViewOf<Id>, page: Page) => Promise<boolean>;
}

const bid = async ({ page }: Person): Promise<void> => {
  const cards = page.locator('.goofspiel-hand button:enabled[aria-pressed="false"]');
  if ((await page.locator('.goofspiel-hand button[aria-pressed="true"]').count()) > 0) return;
  if ((await cards.count()) === 0) return;
  await cards.first().click();
  await page.locator('.action .button.act:enabled').click();
};

const sorted = (cells: readonly string[]): string =>
  cells.toSorted((one, other) => (one < other ? -1 : 1)).join(' ');

/** A game that the tests do not know does not compile. */
const GAMES: { readonly [Id in GameId]: TestedGame<Id> } = {
  nimmt: {
    name: '6 nimmt!',
    ways: [
      { name: 'classic', seats: 4, options: { rounds: 1 } },
      { name: 'PLUS', seats: 3, options: { rounds: 1, variant: 'plus' } },
      { name: 'with traps', seats: 3, options: { rounds: 1, variant: 'ole' } },
      { name: 'simple', seats: 3, options: { rounds: 1, variant: 'simple' } },
      { name: 'with a draft', seats: 3, options: { rounds: 1, deck: 'tactics', draft: true } },
    ],
    goOn: (person) => answerNimmt(person, { pairs: true, bold: true }),
    lists: ({ rows, hand }, me) => [...rows, ...(me === undefined ? [] : [hand])],
  },
  six: {
    name: 'SIX',
    ways: [
      { name: '', seats: 2, options: {} },
      { name: 'of 2021 with swap', seats: 2, options: { edition: '21', swap: true } },
      { name: 'for four', seats: 4, options: { signal: true } },
    ],
    goOn: async (person) => {
      if ((await person.page.locator('.six.yours').count()) > 0) await someMove(person);
    },
    lists: () => [],
    isDrawn: async ({ red, black }, page) =>
      sorted(await cellsWithStones(page)) === sorted([...red, ...black].map(String)),
  },
  sixteen: {
    name: 'Sixteen',
    ways: [
      { name: '', seats: 2, options: {} },
      { name: 'drawn by hand', seats: 4, options: { drawing: 'loose' } },
    ],
    goOn: (person) => answerSixteen(person, { playful: true }),
    lists: ({ sum, talonCount, handCounts }) => [sum, talonCount, ...handCounts].map((number) => [number]),
  },
  goofspiel: {
    name: 'Goofspiel',
    ways: [{ name: '', seats: 3, options: { cards: 7 } }],
    goOn: bid,
    lists: ({ hands }) => hands,
  },
};

/** Every game, in every way that makes its table look different. */
export const WAYS: readonly Way[] = (Object.keys(GAMES) as GameId[]).flatMap((game) => {
  const { name, ways, goOn } = GAMES[game];
  return ways.map((way) => ({ ...way, game, goOn, name: `${name} ${way.name}`.trim() }));
});

/** A game to whoever treats all alike: that a view is one of this game is for the caller to know. */
export const testedGame = (id: string): TestedGame<never> | undefined => GAMES[id as GameId];
