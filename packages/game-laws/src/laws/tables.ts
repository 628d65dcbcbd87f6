import { type Game, isRefusal } from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import { randomMatch, rngFor, visitSome } from '../random-match.js';
import { viewersOf } from '../snapshot.js';
import { same, violated } from '../violation.js';

const STOPS = 6;

/**
 * Tables and views are plain data, and a table that is accepted describes the position it came from. A dealt
 * table must be accepted; one in the middle of things may be refused.
 */
export function tableLaw(game: Game, lawCase: LawCase, seed: number): void {
  const played = randomMatch(game, lawCase, seed);
  visitSome(game, played, rngFor(seed + 5), STOPS, (state, index) => {
    const table = JSON.stringify(game.table(state));
    for (const viewer of viewersOf(lawCase.seats)) checkPlain(game.view(state, viewer));
    checkPlain(game.table(state));
    const { options, seats } = played.setup;
    const again = game.fromTable(options, seats, JSON.parse(table), 'from a table');
    if (!isRefusal(again))
      same('a position set up from a table has another table', JSON.stringify(game.table(again)), table);
    else if (index === 0) violated('the table of a deal is refused', again, game.table(state));
  });
}

/** Plain data survives JSON as it is: no typed arrays, no undefined, no classes. */
function checkPlain(data: unknown): void {
  if (Array.isArray(data)) return data.forEach(checkPlain);
  if (data === null || typeof data === 'string' || typeof data === 'boolean' || Number.isFinite(data)) return;
  if (typeof data !== 'object' || Object.getPrototypeOf(data) !== Object.prototype) {
    violated('a view or table holds something that is not plain data', Object.prototype.toString.call(data));
  }
  Object.values(data as object).forEach(checkPlain);
}
