import type { Seat } from '@sixfold/game-kit';
import { type NimmtState, trapCount } from './state.js';
import { TRAP_KINDS, TRAPS, type Trap } from './traps.js';

/** The traps of a seat by name, sorted, out of `traps` or `usedTraps`. */
export const trapsOf = (counts: Uint8Array, seat: Seat): Trap[] =>
  TRAPS.flatMap((trap, kind) => Array<Trap>(counts[seat * TRAP_KINDS + kind]).fill(trap));

export const holdsTrap = (state: NimmtState, seat: Seat, trap: number): boolean =>
  trapCount(state, seat, trap) > 0;

/** N-62, N-64 A trap counts as used from the moment it is played. */
export function useTrap(state: NimmtState, seat: Seat, trap: number): void {
  state.traps[seat * TRAP_KINDS + trap]--;
  state.usedTraps[seat * TRAP_KINDS + trap]++;
}
