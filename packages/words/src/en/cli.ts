import type { RefusalWords } from '../shape.js';

/** The command line in English; defines what the other languages must have. */
export const cli = {
  refusals: {} satisfies RefusalWords,
};
