/** A place at the table, numbered from 0 (people see 1, 2, 3 …). */
export type Seat = number;

/** Who is looking: a seat, or somebody without one. */
export type Viewer = Seat | 'spectator';

/** Seats as bits (seat 0 is bit 0), so that asking who must act allocates nothing. */
export type SeatSet = number;

export const NOBODY: SeatSet = 0;

export const onlySeat = (seat: Seat): SeatSet => 1 << seat;
export const everySeat = (seats: number): SeatSet => (1 << seats) - 1;
export const hasSeat = (set: SeatSet, seat: Seat): boolean => (set & (1 << seat)) !== 0;
/** The lowest seat of a set that is not empty. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set);

export function seatsIn(set: SeatSet): Seat[] {
  const seats: Seat[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(firstSeat(rest));
  return seats;
}
