import type { Seat } from '@sixfold/game-kit';
import { type NimmtState, type NimmtView, variantById } from '@sixfold/nimmt';

/** What counts: points against the mean of the others, and the share in winning the match (in points). */
export interface Aims {
  /** How much the others' points count against one's own: 0 not at all, 1 in full. */
  readonly others: number;
  readonly points: number;
  readonly win: number;
}

/**
 * From rounds of the trained players: the scale of the difference between two players after a round (as of a
 * logistic distribution), for hands of ten and for more; and by how much the highest total grows in a round.
 */
const SPREAD = 7;
const WIDE_SPREAD = 10;
const ROUND_MOST = 14;

/** Tells how good the end of a round is for a seat, in points; higher is better. */
export class Utility {
  private readonly sign: 1 | -1;
  private readonly spread: number;
  private readonly before: readonly number[];
  private readonly chances: Float64Array;

  constructor(
    private readonly view: NimmtView,
    private readonly seat: Seat,
    private readonly aims: Aims,
  ) {
    const { points, handSize } = variantById(view.options.variant);
    this.sign = points === 'minus' ? -1 : 1;
    this.spread = handSize > 10 ? WIDE_SPREAD : SPREAD;
    this.before = view.players.map(({ total }) => total);
    this.chances = new Float64Array(view.seats);
  }

  of(state: NimmtState): number {
    const { aims } = this;
    const points = aims.points === 0 ? 0 : aims.points * this.lead(state);
    return aims.win === 0 ? points : points + aims.win * this.winShare(state);
  }

  /** The seat's points of the round as people count them: minus points below 0. */
  pointsOf({ totals }: NimmtState): number {
    return this.sign * (totals[this.seat] - this.before[this.seat]);
  }

  /** The round's points, less what the others got on average. */
  private lead({ totals }: NimmtState): number {
    const { before, seat, sign } = this;
    let others = 0;
    for (let other = 0; other < before.length; other++) {
      if (other !== seat) others += totals[other] - before[other];
    }
    const mean = others / (before.length - 1);
    return sign * (totals[seat] - before[seat] - this.aims.others * mean);
  }

  /** The share in the win: known when the match is over, else guessed from the totals and the rounds to come. */
  private winShare({ totals }: NimmtState): number {
    const { seat, sign, chances } = this;
    const left = this.roundsLeft(totals);
    const scale = this.spread * Math.sqrt(left);
    let best = -Infinity;
    for (let other = 0; other < totals.length; other++) best = Math.max(best, sign * totals[other]);
    let sum = 0;
    for (let other = 0; other < totals.length; other++) {
      const behind = best - sign * totals[other];
      chances[other] = left === 0 ? (behind === 0 ? 1 : 0) : Math.exp(-behind / scale);
      sum += chances[other];
    }
    return chances[seat] / sum;
  }

  private roundsLeft(totals: Int32Array): number {
    const { options, round } = this.view;
    if (options.rounds !== null) return Math.max(0, options.rounds - round);
    let most = 0;
    for (let other = 0; other < totals.length; other++) most = Math.max(most, totals[other]);
    const left = (options.limit ?? 0) - most;
    return left <= 0 ? 0 : 1 + left / ROUND_MOST;
  }
}
