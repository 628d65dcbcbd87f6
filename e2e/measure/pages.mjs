// What is looked at: the start page, a table by its link and the table of each game.
import { deviceGame, keepGame, ofEveryGame } from './common.mjs';

/**
 * `path` makes the address; `game` is a game kept on the device beforehand; `ready` is there as soon as somebody can do
 * what they came for.
 */
export const PAGES = ofEveryGame({
  home: { path: () => '/', ready: 'html:not([data-first]) .game .button' },
  link: { path: linkToTable, ready: 'form input:enabled' },
  nimmt: { path: () => '/here/measure', game: deviceGame('nimmt', 4), ready: '.hand-card:enabled' },
  six: { path: () => '/here/measure', game: deviceGame('six', 2), ready: '.six.yours' },
  sixteen: {
    path: () => '/here/measure',
    game: deviceGame('sixteen', 2),
    ready: '.sixteen-hand button:enabled',
  },
});

/** Somebody makes a table; whoever gets the link has never been here. */
async function linkToTable(address) {
  const response = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'nimmt', seats: 4, name: 'Ann' }),
  });
  if (!response.ok) throw new Error(`No table was made: ${response.status}`);
  const { table } = await response.json();
  return `/t/${table.id}`;
}

/** Keeps a game in a browser that has seen nothing of the page yet: only one of its pictures is opened. */
export async function keepIn(page, address, game) {
  await page.goto(`${address}/icon.svg`);
  if (game) await page.evaluate(keepGame, game);
}
