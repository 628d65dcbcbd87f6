import type { Seat } from '@sixfold/game-kit';
import type { Clock } from '@sixfold/protocol';
import type { Outage } from '@sixfold/store';

const DAY = 86_400_000;

/** Milliseconds between two moments, without those in which no server ran: these are given back. */
export function timeBetween(from: number, to: number, outages: readonly Outage[]): number {
  let lost = 0;
  for (const outage of outages) lost += Math.max(0, Math.min(to, outage.to) - Math.max(from, outage.from));
  return Math.max(0, to - from - lost);
}

/** The clocks of a match, one a seat. They run from `since`, for everybody who must act and has not chosen. */
export class Clocks {
  private readonly left: number[];
  since = 0;

  constructor(
    private readonly clock: Clock,
    seats: number,
    private readonly outages: () => readonly Outage[],
  ) {
    this.left = Array.from({ length: seats }, () => firstAllowance(clock));
  }

  get isOn(): boolean {
    return this.clock.kind !== 'none';
  }

  /** A new decision: whoever must act has their clock running from now on. */
  begin(at: number, toAct: readonly Seat[]): void {
    this.since = at;
    if (this.clock.kind === 'game' || !this.isOn) return;
    for (const seat of toAct) this.left[seat] = firstAllowance(this.clock);
  }

  /** A seat has chosen: its clock stops. */
  stop(seat: Seat, at: number): void {
    if (!this.isOn) return;
    const increment = this.clock.kind === 'game' ? this.clock.increment * 1000 : 0;
    this.left[seat] = this.leftAt(seat, at) + increment;
  }

  /** What a running clock shows. */
  leftAt(seat: Seat, at: number): number {
    return Math.max(0, (this.left[seat] ?? 0) - timeBetween(this.since, at, this.outages()));
  }

  /** What a clock that stands shows. */
  standing(seat: Seat): number {
    return this.left[seat] ?? 0;
  }

  /** When a running clock will be used up, if no server fails. */
  due(seat: Seat, now: number): number {
    const lost = now - this.since - timeBetween(this.since, now, this.outages());
    return this.since + (this.left[seat] ?? 0) + Math.max(0, lost);
  }
}

function firstAllowance(clock: Clock): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'move':
    case 'game':
      return clock.seconds * 1000;
    case 'day':
      return clock.days * DAY;
  }
}
