import { type NimmtView, type VariantId, variantById } from '@sixfold/nimmt';
import type { Judge } from './judge.js';
import { netJudge } from './net.js';
import { careful, greedy } from './simple-judge.js';
import { NETS } from './nets.js';

/** Which net plays a variant: those with the same lays and the same aim share one. */
const NET_OF: Readonly<Record<VariantId, keyof typeof NETS>> = {
  classic: 'classic',
  ole: 'classic',
  plus: 'plus',
  'plus-even': 'plus',
  zero: 'zero',
  simple: 'simple',
};

/** What a unit of the trained judge's scores is worth in points: training makes a point weigh three. */
export const POINTS_PER_SCORE = 1 / 3;

const known = new Map<string, Judge>();

/** What self-play taught. */
export function trainedJudge({ options: { variant } }: NimmtView): Judge {
  const net = NET_OF[variant];
  const judge = known.get(net) ?? netJudge(NETS[net].split(' ').map(Number));
  known.set(net, judge);
  return judge;
}

/** What one sees at once: the points that a card is likely to take. */
export const simpleJudge = ({ options: { variant } }: NimmtView): Judge =>
  variantById(variant).points === 'minus' ? careful : greedy;
