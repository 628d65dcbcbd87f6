import { type NimmtView, variantById } from '@sixfold/nimmt';
import { habitualJudge, trainedJudge } from './judges.js';
import { ownJudge, playerTypes } from './player-types.js';
import type { Style } from './searcher.js';
import type { Aims } from './utility.js';

const POINTS: Aims = { others: 0, points: 1, win: 0 };
const MATCH: Aims = { others: 0.5, points: 1, win: 12 };

/**
 * Where cards are played openly in turn everybody sees what is best: playing by habit is too careless there, and
 * whoever aims at others takes more points without winning more often.
 */
const isOpen = ({ options: { variant } }: NimmtView): boolean => variantById(variant).laying === 'inTurn';

/** Looks at points alone, and takes others to play as well as it can judge at once. */
export const STRONG: Style = {
  adviser: trainedJudge,
  types: (view) => [{ share: 1, judge: trainedJudge(view) }],
  players: trainedJudge,
  aims: () => POINTS,
  infers: false,
  width: 12,
  trust: 20,
  doubt: 2.5,
};

/** Plays for the match, and infers from what others have laid who they are and what they hold. */
export const MASTER: Style = {
  adviser: trainedJudge,
  types: playerTypes,
  players: (view) => (isOpen(view) ? trainedJudge(view) : habitualJudge(view)),
  own: ownJudge,
  aims: (view) => (isOpen(view) ? POINTS : MATCH),
  infers: true,
  width: 20,
  trust: 50,
  doubt: 3,
};
