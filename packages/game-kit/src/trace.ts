import type { Match } from './match.js';
import { resultOf } from './record.js';
import type { Seat } from './seats.js';

/** The lines of a trace (docs/notation.md): every decision of a match with the whole table after it. */
export const traceStart = (match: TracedMatch): string =>
  JSON.stringify({ game: match.game.id, ...match.setup, table: match.table() });

export const traceMove = (match: TracedMatch, seat: Seat, legal: readonly string[], move: string): string =>
  JSON.stringify({ seat, legal, move, table: match.table() });

export function traceEnd(match: TracedMatch): string {
  const outcome = match.outcome();
  return JSON.stringify({ end: true, result: outcome && resultOf(outcome), table: match.table() });
}

type TracedMatch = Pick<Match, 'game' | 'setup' | 'table' | 'outcome'>;
