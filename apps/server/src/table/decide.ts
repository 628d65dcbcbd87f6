import { Refusal, type Seat } from '@sixfold/game-kit';
import type { Happening, Player } from './entries.js';
import type { TableModel } from './model.js';
import type { Attendance } from './states.js';

/** What a command leads to: things that happen, a refusal, or nothing because it was done before. */
export type Decision = readonly Happening[] | Refusal | 'repeated';

/** Who asks, and when. */
export interface Asking {
  readonly player: Player;
  readonly now: number;
  readonly attendance: Attendance;
}

/** The asking player's seat. */
export function ownSeat(model: TableModel, { player }: Asking): Seat | Refusal {
  return model.seatOf(player) ?? new Refusal('notAtThisTable');
}

export const requireHost = (model: TableModel, { player }: Asking): Refusal | undefined =>
  model.host === player ? undefined : new Refusal('notHost');

export function requirePhase(model: TableModel, phase: TableModel['phase']): Refusal | undefined {
  if (model.phase === phase) return undefined;
  return new Refusal(
    {
      lobby: 'alreadyStarted',
      playing: model.phase === 'lobby' ? 'notStarted' : 'gameOver',
      finished: 'stillPlaying',
    }[phase],
  );
}

/** A seat of this table. */
export function requireSeat(model: TableModel, seat: Seat): Refusal | undefined {
  if (seat < model.places.length) return undefined;
  return new Refusal('noSuchSeat', { seat: String(seat), seats: model.places.length });
}
