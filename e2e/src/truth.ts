import type { Snapshot } from '@sixfold/protocol';
import type { Page } from 'playwright-core';

/** The table in words, of which the numbers alone: they are the same in every language. */
export const numbersOf = (page: Page): Promise<string> =>
  page
    .evaluate(
      () => (document.querySelector('.text-view')?.textContent ?? '').match(/-?\d+/g)?.join(' ') ?? '',
    )
    .catch(() => '');

/** Whether the table that somebody looks at is the one that the server tells them of. */
export async function agrees(page: Page, { table, play }: Snapshot): Promise<boolean> {
  const view = play?.view as Readonly<Record<string, unknown>> | undefined;
  if (view === undefined) return false;
  const lists = listsOf(table.game, view, table.you.seat);
  const numbers = ` ${await numbersOf(page)} `;
  if (!lists.every((list) => numbers.includes(` ${list} `))) return false;
  return table.game !== 'six' || (await stones(page)) === stonesOf(view);
}

const joined = (value: unknown): string => (value as readonly unknown[]).join(' ');

/** Numbers that must stand in the text one behind the other. */
function listsOf(game: string, view: Readonly<Record<string, unknown>>, me: number | undefined): string[] {
  const lists = (value: unknown): string[] =>
    (value as readonly (readonly unknown[])[]).filter(({ length }) => length > 0).map(joined);
  switch (game) {
    case 'nimmt':
      return [...lists(view.rows), ...(me === undefined ? [] : lists([view.hand]))];
    case 'goofspiel':
      return lists(view.hands);
    case 'sixteen':
      return [String(view.sum), String(view.talonCount), ...(view.handCounts as number[]).map(String)];
    default:
      return [];
  }
}

const sorted = (cells: readonly string[]): string =>
  cells.toSorted((one, other) => (one < other ? -1 : 1)).join(' ');

const stones = async (page: Page): Promise<string> =>
  sorted(
    await page.evaluate(() =>
      [...document.querySelectorAll<SVGElement>('.six-stone')].map(
        (stone) => stone.closest<SVGElement>('[data-cell]')?.dataset.cell ?? '',
      ),
    ),
  );

const stonesOf = ({ red, black }: Readonly<Record<string, unknown>>): string =>
  sorted([...(red as unknown[]), ...(black as unknown[])].map(String));
