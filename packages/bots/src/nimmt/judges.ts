import { type NimmtView, type VariantId, variantById } from '@sixfold/nimmt';
import { habitJudge } from './habit.js';
import { HABITS } from './habits.js';
import type { Judge } from './judge.js';
import { netJudge } from './net.js';
import { NETS } from './nets.js';
import { POLICIES } from './policies.js';
import { careful, greedy } from './simple-judge.js';

/** Which net (and habit) plays a variant: those with the same lays and the same aim share one. */
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

/** Judges are made once, when first asked for. */
function once(make: (net: keyof typeof NETS) => Judge): (view: NimmtView) => Judge {
  const known = new Map<string, Judge>();
  return ({ options: { variant } }) => {
    const net = NET_OF[variant];
    const judge = known.get(net) ?? make(net);
    known.set(net, judge);
    return judge;
  };
}

const numbersIn = (list: string): number[] => list.split(' ').map(Number);

/** What self-play taught of the worth of lays. */
export const trainedJudge = once((net) => netJudge(numbersIn(NETS[net])));

/** What good players tend to lay, quick enough for playouts. */
export const habitualJudge = once((net) => habitJudge(numbersIn(HABITS[net])));

const policies: Readonly<Partial<Record<keyof typeof NETS, string>>> = POLICIES;

/** The same with more care, where it is asked only once a world. */
export const policyJudge = once((net) => {
  const list = policies[net];
  return list === undefined ? habitJudge(numbersIn(HABITS[net])) : netJudge(numbersIn(list));
});

/** What flat Monte Carlo players lay. */
export const flatJudge = netJudge(numbersIn(POLICIES.flat));

/** What one sees at once: the points that a card is likely to take. */
export const simpleJudge = ({ options: { variant } }: NimmtView): Judge =>
  variantById(variant).points === 'minus' ? careful : greedy;
