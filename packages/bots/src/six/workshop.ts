// What the programs that fit the weights, play openings and measure need; players need only `index.ts`.
export { Board } from './board.js';
export { canComplete } from './defences.js';
export { FEATURES, featuresOf } from './features.js';
export { shapesFor, stoneWorth } from './knowledge.js';
export { GivenUp, proveForm } from './prover.js';
export { Searcher } from './searcher.js';
export { fives } from './shapes.js';
export { MASTER } from './styles.js';
export { likenessOf } from './symmetry.js';
