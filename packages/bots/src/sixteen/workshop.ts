// What the programs that tune and measure these bots need; players need only `index.ts`.
export { ROUNDS } from './short-talon.js';
export { exploitability, RegretMatching, valueOf, valueOfAnswer } from './talon-balance.js';
export {
  type Decision,
  type End,
  hiddenCards,
  isShortTalon,
  type Strategy,
  TalonGame,
} from './talon-game.js';
export { train } from './training.js';
export { type LearnedWeights, weightsKey } from './weights.js';
