import {
  type Game,
  isRefusal,
  type Match,
  type MatchRecord,
  type PlayedMove,
  type Refusal,
  replay,
} from '@sixfold/game-kit';
import { Failure, REFUSED } from './failure.js';

/** The failure of a record with a move against the rules, together with what the rules said about that move. */
export function refusedMove(game: Game, record: MatchRecord, refusal: Refusal): Failure {
  let last: { match: Match; next: PlayedMove } | undefined;
  replay(game, record, (match, next) => {
    last = { match, next };
  });
  const because = last?.match.play(last.next.seat, last.next.move);
  return new Failure(refusal, REFUSED, game.id, isRefusal(because) ? because : undefined);
}
