import type { GameId } from '@sixfold/games';
import type { Analysis, Progress } from './analysis.js';
import type { DecidedMatch } from './decisions.js';

export type Analyst = (decided: DecidedMatch) => Generator<Progress, Analysis>;

/**
 * Who judges the decisions of a game; a test wants one for every game of the start page. Fetched when its game is looked at: a
 * page need not load what judges the others.
 */
export const ANALYSTS: Readonly<Partial<Record<GameId, () => Promise<Analyst>>>> = {
  nimmt: async () => (await import('../nimmt/analysis.js')).analyseNimmt,
  six: async () => (await import('../six/analysis.js')).analyseSix,
  sixteen: async () => (await import('../sixteen/analysis.js')).analyseSixteen,
};
