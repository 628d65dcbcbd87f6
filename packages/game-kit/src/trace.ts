import type { Ended } from './ended.js';
import type { Match } from './match.js';
import { outcomeOf, resultOf } from './record.js';
import type { Seat } from './seats.js';

/** The lines of a trace (docs/notation.md): every decision of a match with the whole table after it. */
export const traceStart = (match: TracedMatch, more: More = {}): string =>
  JSON.stringify({ game: match.game.id, ...match.setup, table: match.table(), ...more });

export const traceMove = (
  match: TracedMatch,
  seat: Seat,
  legal: readonly string[],
  move: string,
  more: More = {},
): string => JSON.stringify({ seat, legal, move, table: match.table(), ...more });

/** `ended` says how the match ended, if its own rules did not end it. */
export function traceEnd(match: TracedMatch, ended?: Ended): string {
  const outcome = outcomeOf(match, ended);
  return JSON.stringify({
    end: true,
    result: outcome && resultOf(outcome),
    ...(ended && { ended }),
    table: match.table(),
  });
}

/** Further fields of a trace line. */
type More = Readonly<Record<string, unknown>>;

type TracedMatch = Pick<Match, 'game' | 'setup' | 'table' | 'outcome'>;
