import type { Seat } from '@sixfold/game-kit';
import type { Clock } from '@sixfold/protocol';

const SECOND = 1000;
const DAY = 86_400_000;

/**
 * The clocks of a game, one a seat. They run from `since`, for everybody who must act and has not chosen. All they
 * know comes from the room's log, so that every node, and a node that starts, shows the same to the millisecond.
 */
export class Clocks {
  private readonly left: number[];
  /** When the running clocks were started; later by what was credited since. */
  since = 0;
  /** Up to when time that nobody could use has been given back. */
  creditedUntil = 0;

  constructor(
    private readonly clock: Clock,
    seats: number,
  ) {
    this.left = Array.from({ length: seats }, () => allowance(clock));
  }

  get isOn(): boolean {
    return this.clock.kind !== 'none';
  }

  /** A new decision: whoever must act has their clock running from now on. */
  begin(at: number, toAct: readonly Seat[]): void {
    this.since = at;
    this.creditedUntil = Math.max(this.creditedUntil, at);
    if (!this.isOn || this.clock.kind === 'game') return;
    for (const seat of toAct) this.left[seat] = allowance(this.clock);
  }

  /** A seat has chosen: its clock stops. */
  stop(seat: Seat, at: number): void {
    if (!this.isOn) return;
    const increment = this.clock.kind === 'game' ? this.clock.increment * SECOND : 0;
    this.left[seat] = this.leftAt(seat, at) + increment;
  }

  /** A time during which nobody could move does not count. */
  credit(from: number, to: number): void {
    this.since += Math.max(0, to - Math.max(from, this.since, this.creditedUntil));
    this.creditedUntil = Math.max(this.creditedUntil, to);
  }

  /** What a running clock shows. */
  leftAt(seat: Seat, at: number): number {
    return Math.max(0, this.standing(seat) - Math.max(0, at - this.since));
  }

  /** What a clock that stands shows. */
  standing(seat: Seat): number {
    return this.left[seat] ?? 0;
  }

  /** When a running clock will be used up. */
  due(seat: Seat): number {
    return this.since + this.standing(seat);
  }
}

function allowance(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'move':
    case 'game':
      return clock.seconds * SECOND;
    case 'day':
      return clock.days * DAY;
  }
}

const LEAST_GRACE = 10 * SECOND;
const MOST_GRACE = 60 * SECOND;
const UNCLOCKED_GRACE = 30 * SECOND;

/** For how long a seat is kept for somebody whose line dropped before a bot may be put in their place. */
export function graceOf(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return UNCLOCKED_GRACE;
    case 'move':
      return Math.min(MOST_GRACE, Math.max(LEAST_GRACE, clock.seconds * SECOND));
    case 'game':
      return Math.min(MOST_GRACE, Math.max(LEAST_GRACE, (clock.seconds * SECOND) / 10));
    case 'day':
      return DAY / 2;
  }
}
