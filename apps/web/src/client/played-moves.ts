import { isRefusal, type PlayedMove, parsePlayed } from '@sixfold/game-kit';
import type { RoomEvent } from '@sixfold/table';

/** The moves that a record writes down; undefined if one of them is no move. */
export function readMoves(texts: readonly string[]): readonly PlayedMove[] | undefined {
  const moves = texts.map(parsePlayed);
  return moves.every((move): move is PlayedMove => !isRefusal(move)) ? moves : undefined;
}

/** A move that was played, as a room's log has it. */
export const asPlayed = (played: PlayedMove): RoomEvent => ({
  kind: 'played',
  by: played.seat,
  moves: [played],
});
