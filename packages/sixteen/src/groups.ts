// RULES.md, section 4: how a group is made

import type { Seat } from '@sixfold/game-kit';
import { areAlike } from './cards.js';
import { faceOf, type Side, type SixteenState, sideOf } from './state.js';

export const TARGET = 16;

/** What the card just played made. */
export type GroupKind = 'sixteen' | 'bust' | 'match' | 'sixteenAndMatch';

/** Bust goes before everything; sixteen and match at once is one group. */
export function groupMade(state: SixteenState): GroupKind | undefined {
  if (state.sum > TARGET) return 'bust';
  const match = state.options.matches && isMatch(state.played, state.pileStart, state.playedCount);
  if (state.sum === TARGET) return match ? 'sixteenAndMatch' : 'sixteen';
  return match ? 'match' : undefined;
}

/** X-4 Whether the last three cards of a pile share a number or a colour. */
export function isMatch(played: Uint8Array, start: number, end: number): boolean {
  if (end - start < 3) return false;
  return areAlike(faceOf(played[end - 3]), faceOf(played[end - 2]), faceOf(played[end - 1]));
}

/** X-4 A bust goes to the other side, every other group to the side that played the card. */
export const ownerOf = (kind: GroupKind, player: Seat): Side =>
  kind === 'bust' ? 1 - sideOf(player) : sideOf(player);

/** Two with the bonus rule for sixteen and match at once, otherwise one. */
export const worthOf = (kind: GroupKind, bonus: boolean): number =>
  kind === 'sixteenAndMatch' && bonus ? 2 : 1;
