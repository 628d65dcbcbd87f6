import { Type } from 'typebox';
import { ChatMessage, PlayState, TableState, Turn } from './answers.js';
import { SeatNumber } from './parts.js';

/**
 * The events of a table's stream by name. Only `play` carries an id, the match's number, so that
 * `Last-Event-ID` speaks of moves alone; everything else is sent whole again after a break.
 */
export const events = {
  /** First of all, and whenever something about the table changed. */
  table: TableState,
  /** The match: after connecting, and after every move. */
  play: PlayState,
  /** Somebody has chosen, or a clock was changed, and the match's number is still the same. */
  turn: Turn,
  /** Chat: the last messages after connecting, then each as it comes. */
  talk: Type.Object({ messages: Type.Array(ChatMessage) }),
  /** Somebody's stream opened or closed. */
  presence: Type.Object({ connected: Type.Array(SeatNumber), spectators: Type.Integer() }),
  /** The warning signal (S-11). */
  signal: Type.Object({ seat: SeatNumber }),
  /** The server goes away in order; come back at once. */
  bye: Type.Object({}),
} as const;
