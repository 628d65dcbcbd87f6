import type { Rate } from '../settings.js';

interface Bucket {
  left: number;
  at: number;
}

/** Buckets that are full again are like new ones, and are thrown away this often, in milliseconds. */
const SWEEP = 60_000;

/** A number a second, and a burst now and then, for each key. Kept by every node for itself. */
export class Limiter {
  private readonly buckets = new Map<string, Bucket>();
  private sweptAt = 0;

  constructor(private readonly rate: Rate) {}

  /** Takes one, or as much of one as this costs; returns the seconds to wait if there is not enough. */
  take(key: string, now: number, cost = 1): number {
    const { perSecond, burst } = this.rate;
    if (perSecond === 0) return 0;
    this.sweep(now);
    const bucket = this.buckets.get(key);
    if (bucket === undefined) {
      this.buckets.set(key, { left: burst - cost, at: now });
      return 0;
    }
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    if (bucket.left < cost) return Math.ceil((cost - bucket.left) / perSecond);
    bucket.left -= cost;
    return 0;
  }

  /** Undoes a `take`. */
  giveBack(key: string): void {
    const bucket = this.buckets.get(key);
    if (bucket) bucket.left = Math.min(this.rate.burst, bucket.left + 1);
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < SWEEP) return;
    this.sweptAt = now;
    const { perSecond, burst } = this.rate;
    for (const [key, { left, at }] of this.buckets) {
      if (left + ((now - at) / 1000) * perSecond >= burst) this.buckets.delete(key);
    }
  }
}
