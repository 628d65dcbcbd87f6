export { type SixFact, type SideName } from './facts.js';
export { six } from './game.js';
export type { Cell } from './grid.js';
export { type Edition, EDITIONS, type SixOptions, stonesPerColour } from './options.js';
export type { Reason, Side } from './state.js';
export { SixState } from './state.js';
export type { SixTable } from './table.js';
export type { SixView } from './view.js';
