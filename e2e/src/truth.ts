import type { Snapshot } from '@sixfold/protocol';
import type { Page } from 'playwright-core';
import { testedGame } from './games.js';

/**
 * The table in words, of which the numbers alone: they are the same in every language. Nothing while the words are behind the
 * picture.
 */
export const numbersOf = (page: Page): Promise<string> =>
  page
    .evaluate(
      () =>
        (document.querySelector(':not([aria-busy]) > .text-view')?.textContent ?? '')
          .match(/-?\d+/g)
          ?.join(' ') ?? '',
    )
    .catch(() => '');

/** Whether the table that somebody looks at is the one that the server tells them of. */
export async function agrees(page: Page, { table, play }: Snapshot): Promise<boolean> {
  const game = testedGame(table.game);
  if (game === undefined || play === undefined) return false;
  // The table names the game that this is a view of.
  const view = play.view as never;
  const numbers = ` ${await numbersOf(page)} `;
  const lists = game.lists(view, table.you.seat).filter(({ length }) => length > 0);
  if (!lists.every((list) => numbers.includes(` ${list.join(' ')} `))) return false;
  return game.isDrawn === undefined || game.isDrawn(view, page);
}
