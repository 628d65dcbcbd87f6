import {
  formatRecord,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  parseRecord,
  recordOf,
  verifyRecord,
} from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import { randomMatch } from '../random-match.js';
import { retell } from '../retelling.js';
import { snapshot } from '../snapshot.js';
import { same, violated } from '../violation.js';

/** A record written to JSON and read back plays to the very match it was made from. */
export function replayLaw(game: Game, lawCase: LawCase, seed: number): void {
  const live = liveMatch(game, lawCase, seed);
  const record = parseRecord(formatRecord(recordOf(live)));
  if (isRefusal(record)) violated('a record cannot be read back', record);
  const again = verifyRecord(game, record);
  if (isRefusal(again)) violated('a record does not replay', again);
  same(
    'a replay ends differently',
    snapshot(game, again.state, lawCase.seats),
    snapshot(game, live.state, lawCase.seats),
  );
  same('a second replay differs', retell(game, record), retell(game, recordOf(live)));
}

/** A random finished match as a record. */
export const randomRecord = (game: Game, lawCase: LawCase, seed: number): MatchRecord =>
  recordOf(liveMatch(game, lawCase, seed));

function liveMatch(game: Game, lawCase: LawCase, seed: number): Match {
  const { setup, moves } = randomMatch(game, lawCase, seed);
  const match = Match.start(game, setup);
  if (isRefusal(match)) violated('a match is refused', match);
  for (const { seat, move } of moves) {
    const facts = match.play(seat, game.formatMove(match.state, move));
    if (isRefusal(facts)) violated('a listed move is refused through a match', { seat, facts });
    same(
      'facts are not plain data',
      JSON.stringify(JSON.parse(JSON.stringify(facts))),
      JSON.stringify(facts),
    );
  }
  return match;
}
