import { type Outcome, rank } from './outcome.js';
import type { Seat } from './seats.js';

const REASONS = ['resigned', 'agreed', 'time', 'abandoned'] as const;

/** How a game ended that its own rules did not end. */
export interface Ended {
  readonly reason: (typeof REASONS)[number];
  /** Whose side lost by it: always there after `resigned` and `time`, never after `agreed`. */
  readonly seat?: Seat;
}

/** The result of such an end: the side of the seat loses to all others; without a seat everybody is equal. */
export function endedOutcome(sides: readonly number[], { reason, seat }: Ended): Outcome {
  const scores = sides.map((side) => (seat === undefined ? 0.5 : side === sides[seat] ? 0 : 1));
  return { scores, ranks: rank(scores, 'highest'), reason };
}

/** Whether a record of this many seats can have ended like this. */
export function isEnded(data: unknown, seats: number): data is Ended {
  if (typeof data !== 'object' || data === null) return false;
  const { reason, seat, ...rest } = data as Readonly<Record<string, unknown>>;
  const isKnown = REASONS.some((each) => each === reason);
  const isForeign = Object.keys(rest).some((key) => key !== 'scores' && key !== 'ranks');
  if (!isKnown || isForeign) return false;
  if (seat === undefined) return reason === 'agreed' || reason === 'abandoned';
  const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;
  return isSeat && reason !== 'agreed';
}

/** The form of records from before `result` was written for every finished match. */
export const hasResultInside = (ended: object | undefined): boolean =>
  ended !== undefined && ('scores' in ended || 'ranks' in ended);

/** An end without the result that older records have inside it. */
export const plainEnd = ({ reason, seat }: Ended): Ended => ({ reason, ...(seat !== undefined && { seat }) });
