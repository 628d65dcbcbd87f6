import type { SeatState } from '@sixfold/protocol';

/** What became of somebody at the table. */
export type PresenceChange = 'came' | 'away' | 'back' | 'left' | 'leftGame';

/** What happened to one seat between two looks at it; undefined: nothing that others need to hear. */
export function presenceChange(before: SeatState | undefined, after: SeatState): PresenceChange | undefined {
  if (before === undefined) return undefined;
  const wasPerson = before.kind === 'human' && before.gone !== true;
  const isPerson = after.kind === 'human' && after.gone !== true;
  if (!wasPerson) return isPerson ? 'came' : undefined;
  if (!isPerson) return after.kind === 'human' ? 'leftGame' : 'left';
  // Another person took the seat: who had it is told of where they sit now.
  if (before.name !== after.name) return undefined;
  const wasAway = before.awaySince !== undefined;
  const isAway = after.awaySince !== undefined;
  return wasAway === isAway ? undefined : isAway ? 'away' : 'back';
}
