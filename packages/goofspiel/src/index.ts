export type { GoofspielFact } from './facts.js';
export { goofspiel } from './game.js';
export { type GoofspielMeaning, meaningOf, textOf } from './move-text.js';
export { type GoofspielOptions, MOST_CARDS } from './options.js';
export type { GoofspielCode } from './refusals.js';
export type { GoofspielState } from './state.js';
export type { GoofspielView, Taker } from './view.js';
