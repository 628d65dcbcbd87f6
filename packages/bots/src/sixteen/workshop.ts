// What the programs that tune and measure these bots need; players need only `index.ts`.
export {
  bestAnswer,
  exploitability,
  type HiddenGame,
  NOWHERE,
  RegretMatching,
  type Strategy,
  valueOf,
} from '../search/hidden-game.js';
export { ROUNDS } from './short-talon.js';
export { hiddenCards, isShortTalon, TalonGame } from './talon-game.js';
export { train } from './training.js';
export { type LearnedWeights, weightsKey } from './weights.js';
