import { flat, ownPoints } from './bots-flat.js';

// Players of `classic` that no weight, habit or constant of our bots was ever fitted on: they only measure.

/** The share in winning the round, and a little for each point so that lost rounds are not thrown away. */
function winning(points: ArrayLike<number>, seat: number): number {
  const own = points[seat] as number;
  let equal = 0;
  for (let other = 0; other < points.length; other++) {
    if ((points[other] as number) < own) return -0.02 * own;
    if (points[other] === own) equal++;
  }
  return 1 / equal - 0.02 * own;
}

/**
 * Flat Monte Carlo as in the strongest public agent: any cards in worlds of each card's own; own points count. It thinks like the
 * player that one of Master's types was learned from, though it was not that player.
 */
export const publicFlat = flat({
  shared: false,
  careless: 1,
  worth: ownPoints,
});

/** Flat Monte Carlo with shared worlds and luck, sensible playouts, playing for the win. */
export const sharpFlat = flat({ shared: true, careless: 0.3, worth: winning });

/** The lead over the mean of the others. */
function ahead(points: ArrayLike<number>, seat: number): number {
  let sum = 0;
  for (let other = 0; other < points.length; other++) sum += points[other] as number;
  const own = points[seat] as number;
  return (sum - own) / (points.length - 1) - own;
}

/** Flat Monte Carlo with shared worlds and luck, playouts that are sensible half of the time, playing for a lead. */
export const aheadFlat = flat({ shared: true, careless: 0.5, worth: ahead });
