import {
  drawLots,
  isRefusal,
  Match,
  type PlayedMove,
  type Rng,
  traceEnd,
  traceMove,
  traceStart,
} from '@sixfold/game-kit';
import type { TableChoice } from './arguments.js';
import { Failure, REFUSED } from './failure.js';
import { askBot, listedMoves, type SeatedBot } from './players.js';
import { seatRngs } from './random-games.js';

/** Starts a match at a table that has been read already. */
export function startMatch({ game, options, seats }: TableChoice, seed: string): Match {
  const match = Match.start(game, { options: drawLots(game, options, seats, seed), seats, seed });
  if (isRefusal(match)) throw new Failure(match, REFUSED, game.id);
  return match;
}

/**
 * Plays a match to its end, move by move: the consumer decides what to do with each (nothing, a trace line).
 * `lines` asks for trace lines; without them nothing is made into text that nobody reads.
 */
export function* botGame(
  match: Match,
  bots: readonly SeatedBot[],
  { lines }: { readonly lines: boolean },
): Generator<string | undefined> {
  const legalBuffer = new Int32Array(match.game.maxMoves);
  const rngs = seatRngs(match.setup.seed, match.setup.seats);
  if (lines) yield traceStart(match);
  for (let seat = match.toAct()[0]; seat !== undefined; seat = match.toAct()[0]) {
    const legal = listedMoves(match, seat, legalBuffer);
    const move = askBot(bots[seat] as SeatedBot, match, seat, legal, rngs[seat] as Rng);
    playOrThrow(match, { seat, move });
    yield lines ? traceMove(match, seat, legal.sort(), move) : undefined;
  }
  if (lines) yield traceEnd(match);
}

/** Plays a move that must be legal. */
function playOrThrow(match: Match, { seat, move }: PlayedMove): void {
  const refusal = match.play(seat, move);
  if (isRefusal(refusal)) throw new Error(`the bot of seat ${seat} played ${move}: ${refusal.code}`);
}
