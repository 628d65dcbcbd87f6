import type { Seat } from '@sixfold/game-kit';
import { HAND_SPACE, type NimmtView, ROW_LIMIT } from '@sixfold/nimmt';
import { type Judge, scoreCards, surer } from './judge.js';
import { flatJudge, policyJudge } from './judges.js';

/** A way of choosing lays, and how often somebody who is not known yet is taken to have it. */
export interface PlayerType {
  readonly share: number;
  readonly judge: Judge;
  /** Plays on in playouts; without one, players like ours do. */
  readonly quick?: Judge;
}

/**
 * How sure of their lays searching players are in playouts. They know why they lay something that looks unlikely; somebody who
 * draws it as often, but at random, plays worse than they do.
 */
const SURER = 1.5;
/** Whoever searches will look for the best lay in the tricks to come, too: its own seat mostly lays what the policy likes best. */
const OWN_SURER = 4;

/** What one number further from the row, and one point more, count for players who look at nothing else. */
const PER_NUMBER = 0.5;
const PER_POINT = 3;

/** Lays what lies closest above its row; full rows and low cards come last. */
const closestFit: Judge = {
  card: ({ table, state, start }, place) => {
    const card = state.hands[start + place];
    const fit = table.fit(card);
    if (fit < 0) return -40;
    return (table.length[fit] < ROW_LIMIT ? 0 : -20) - PER_NUMBER * (card - table.end[fit]);
  },
  pairTerms: [],
};

/** Lays what is likely to cost least at once. */
const leastDamage: Judge = {
  card: (laying, place, early) => {
    laying.describe(place, early);
    return -PER_POINT * laying.damage;
  },
  pairTerms: [],
};

/** Lays anything. */
const anyCard: Judge = { card: () => 0, pairTerms: [] };

/** Only in `classic` it is known how players of several types choose. */
const hasTypes = ({ options: { variant } }: NimmtView): boolean => variant === 'classic';

/**
 * Who may sit at a table of `classic`: players that search as ours do, flat Monte Carlo, players with a rule of
 * thumb, beginners. Elsewhere all are taken to be like ours.
 */
export function playerTypes(view: NimmtView): readonly PlayerType[] {
  const searching = { share: 1, judge: policyJudge(view) };
  if (!hasTypes(view)) return [searching];
  return [
    { ...searching, quick: surer(policyJudge(view), SURER) },
    { share: 0.5, judge: flatJudge(), quick: surer(flatJudge(), SURER) },
    { share: 0.25, judge: leastDamage, quick: leastDamage },
    { share: 0.25, judge: closestFit, quick: closestFit },
    { share: 0.1, judge: anyCard, quick: anyCard },
  ];
}

/** How the own seat of whoever searches plays on in playouts, where that is known better than by habit. */
export const ownJudge = (view: NimmtView): Judge | undefined =>
  hasTypes(view) ? surer(policyJudge(view), OWN_SURER) : undefined;

/** A judge for a table at which a seat has its own judge, if there is one, and each of the others the one that `seated` names at that moment. */
export function mixedJudge(judges: readonly Judge[], seated: Uint8Array, seat: Seat, own?: Judge): Judge {
  let [judge] = judges;
  if (judges.length === 1 && own === undefined) return judge;
  return {
    sit: (laying) => {
      const at = laying.start / HAND_SPACE;
      judge = at === seat && own !== undefined ? own : judges[seated[at]];
      judge.sit?.(laying);
    },
    card: (laying, place, early) => judge.card(laying, place, early),
    cards: (laying, early, into) => scoreCards(judge, laying, early, into),
    pairTerms: judge.pairTerms,
  };
}
