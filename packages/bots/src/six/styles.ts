import type { Style } from './tree.js';

/** Looks one move ahead, with all threats that are on the board. */
export const MEDIUM: Style = {
  rootWidth: 256,
  width: 1,
  moveWidth: 40,
  rootThreats: 0,
  innerThreats: 0,
  edgeThreats: 0,
  maxDepth: 1,
  book: false,
  memory: 10,
};

/** Looks four moves ahead, and further along threats: time is rarely what ends its search. */
export const STRONG: Style = {
  rootWidth: 64,
  width: 20,
  moveWidth: 24,
  rootThreats: 5000,
  innerThreats: 60,
  edgeThreats: 12,
  maxDepth: 4,
  book: true,
  memory: 16,
};

/** Looks as far as its time goes. */
export const MASTER: Style = { ...STRONG, rootWidth: 128, rootThreats: 50_000, maxDepth: 40, memory: 20 };
