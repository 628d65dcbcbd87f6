import { flat, ownPoints, playsToWin } from './bots-flat.js';

// Players of `classic` that no weight, habit or constant of our bots was ever fitted on: they only measure.

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
export const sharpFlat = flat({ shared: true, careless: 0.3, worth: playsToWin(0.02) });

/** The lead over the mean of the others. */
function ahead(points: ArrayLike<number>, seat: number): number {
  let sum = 0;
  for (let other = 0; other < points.length; other++) sum += points[other] as number;
  const own = points[seat] as number;
  return (sum - own) / (points.length - 1) - own;
}

/** Flat Monte Carlo with shared worlds and luck, playouts that are sensible half of the time, playing for a lead. */
export const aheadFlat = flat({ shared: true, careless: 0.5, worth: ahead });
