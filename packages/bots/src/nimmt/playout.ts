import { firstSeat, type SeatSet } from '@sixfold/game-kit';
import { type NimmtState, nimmt } from '@sixfold/nimmt';
import type { Stream } from '../search/stream.js';
import type { QuickPlayer } from './player.js';

/** Plays on by the real rules until the world's round is over. */
export function playOut(state: NimmtState, player: QuickPlayer, luck: Stream): void {
  while (state.phase !== 'over') playTogether(state, state.toAct, player, luck);
}

/** Lets all seats of a set that are asked at once decide, none knowing what the others chose. */
export function playTogether(state: NimmtState, seats: SeatSet, player: QuickPlayer, luck: Stream): void {
  if (state.phase === 'lay' && hasChoice(state, seats)) player.table.read(state);
  for (let rest = seats; rest !== 0; rest &= rest - 1) {
    const seat = firstSeat(rest);
    nimmt.apply(state, seat, player.move(state, seat, luck));
  }
}

/** Whether anybody of a set holds more than one card: the last one is laid without a look at the table. */
function hasChoice({ handSize }: NimmtState, seats: SeatSet): boolean {
  for (let rest = seats; rest !== 0; rest &= rest - 1) if (handSize[firstSeat(rest)] > 1) return true;
  return false;
}
