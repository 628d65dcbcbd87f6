import { type NimmtView, type VariantId, variantById } from '@sixfold/nimmt';
import { habitFrom, habitJudge } from './habit.js';
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

/**
 * Lists of numbers are read once, when first asked for, and never change. A judge that is made of them has buffers of its
 * own, so every search makes its own judges.
 */
function once<Read>(read: (net: keyof typeof NETS) => Read): (view: NimmtView) => Read {
  const known = new Map<string, Read>();
  return ({ options: { variant } }) => {
    const net = NET_OF[variant];
    const found = known.get(net) ?? read(net);
    known.set(net, found);
    return found;
  };
}

const numbersIn = (list: string): number[] => list.split(' ').map(Number);
const netIn = (list: string): Float64Array => Float64Array.from(numbersIn(list));

const trainedNet = once((net) => netIn(NETS[net]));
const habitOf = once((net) => habitFrom(numbersIn(HABITS[net])));
const policies: Readonly<Partial<Record<keyof typeof NETS, string>>> = POLICIES;
const policyNet = once((net) => {
  const list = policies[net];
  return list === undefined ? undefined : netIn(list);
});
const FLAT_NET = netIn(POLICIES.flat);

/** What self-play taught of the worth of lays. */
export const trainedJudge = (view: NimmtView): Judge => netJudge(trainedNet(view));

/** What good players tend to lay, quick enough for playouts. */
export const habitualJudge = (view: NimmtView): Judge => habitJudge(habitOf(view));

/** The same with more care, where it is asked only once a world. */
export const policyJudge = (view: NimmtView): Judge => {
  const net = policyNet(view);
  return net === undefined ? habitualJudge(view) : netJudge(net);
};

/** What flat Monte Carlo players lay. */
export const flatJudge = (): Judge => netJudge(FLAT_NET);

/** What one sees at once: the points that a card is likely to take. */
export const simpleJudge = ({ options: { variant } }: NimmtView): Judge =>
  variantById(variant).points === 'minus' ? careful : greedy;
