import type { SixOptions } from './options.js';
import { SixState } from './state.js';
import { withStones } from './table.js';

/** Edition `21` starts with one stone of each colour; in `2003` the opener puts the first. */
export function setup(options: SixOptions, seats: number): SixState {
  if (options.edition === '2003') return new SixState(options, seats);
  const state = withStones(options, seats, [[0, 0]], [[1, 0]]);
  state.redSupply--;
  state.blackSupply--;
  return state;
}
