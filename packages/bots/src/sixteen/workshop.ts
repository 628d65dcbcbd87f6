// What the programs that tune and measure these bots need; players need only `index.ts`.
export { Searcher, type SearcherSettings } from './searcher.js';
export { train } from './training.js';
export { type LearnedWeights, weightsKey } from './weights.js';
