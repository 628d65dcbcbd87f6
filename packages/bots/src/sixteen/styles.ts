import type { Style } from './tree.js';

/** Looks as far as its time goes. */
export const MASTER: Style = {
  horizon: 1,
  toTheEnd: 8,
  curiosity: 2,
  model: 0.5,
  slack: 0.2,
  nodes: 1 << 20,
};
