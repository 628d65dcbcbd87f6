import type { Candidate } from '@sixfold/bots';
import { drawLots, isRefusal, Match, type PlayedMove, type Rng, type Seat } from '@sixfold/game-kit';
import type { TableChoice } from './arguments.js';
import { Failure, REFUSED } from './failure.js';
import { answerOf, listedMoves, type SeatedBot } from './players.js';
import { seatRngs } from './random-games.js';

/** Starts a match at a table that has been read already. */
export function startMatch({ game, options, seats }: TableChoice, seed: string): Match {
  const match = Match.start(game, { options: drawLots(game, options, seats, seed), seats, seed });
  if (isRefusal(match)) throw new Failure(match, REFUSED, game.id);
  return match;
}

/** A decision of a match, right after it was played. */
export interface Decision {
  readonly seat: Seat;
  /** As the rules listed them. */
  readonly legal: readonly string[];
  readonly move: string;
  /** What a bot of ours considered, best first. */
  readonly candidates: readonly Candidate[];
}

/** Plays a match to its end, move by move. */
export function* botGame(match: Match, bots: readonly SeatedBot[]): Generator<Decision> {
  const legalBuffer = new Int32Array(match.game.maxMoves);
  const rngs = seatRngs(match.setup.seed, match.setup.seats);
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    const legal = listedMoves(match, seat, legalBuffer);
    const { move, candidates } = answerOf(bots[seat] as SeatedBot, match, seat, legal, rngs[seat] as Rng);
    playOrThrow(match, { seat, move });
    yield { seat, legal, move, candidates };
  }
}

/** Plays a move that must be legal. */
function playOrThrow(match: Match, { seat, move }: PlayedMove): void {
  const refusal = match.play(seat, move);
  if (isRefusal(refusal)) throw new Error(`the bot of seat ${seat} played ${move}: ${refusal.code}`);
}
