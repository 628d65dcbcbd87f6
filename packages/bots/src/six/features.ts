import type { Side } from '@sixfold/six';
import type { Shapes } from './shapes.js';

/** Open forms are told apart by kind, by whose they are and by one to four stones. */
export const FEATURES = 3 * 2 * 4;

/** How many open forms of each sort there are, as seen by the side to move: row, triangle, circle; own, other's. */
export function featuresOf(shapes: Shapes, side: Side): Float64Array {
  const features = new Float64Array(FEATURES);
  shapes.eachOpen((kind, owner, stones) => {
    if (stones <= 4) features[kind * 8 + (owner === side ? 0 : 4) + stones - 1]++;
  });
  return features;
}
