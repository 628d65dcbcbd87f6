// What the programs that tune and measure these bots need; players need only `index.ts`.
export { train } from './training.js';
export { type LearnedWeights, weightsKey } from './weights.js';
