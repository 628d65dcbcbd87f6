import type { NimmtFact } from '@sixfold/nimmt';
import type { StepOf } from '../../table/table-props.js';

type Took = NimmtFact & { readonly kind: 'tookRow' };

/** A card that made a difference, and where in the match it did. */
export interface Highlight {
  readonly card: number;
  readonly seat: number;
  readonly took: Took;
  /** How many moves had been played after it. */
  readonly moves: number;
}

export interface Highlights {
  readonly best?: Highlight;
  readonly worst?: Highlight;
}

/**
 * The best and the worst card of a match, of one seat or of all. A card costs what the row that it took is worth; and whoever
 * laid the card before it, the fifth, did well to be first. Where bullheads are good it is the other way round.
 */
export function highlightsOf(
  history: readonly StepOf<NimmtFact>[],
  isPlus: boolean,
  me: number | undefined,
): Highlights {
  const takers: Highlight[] = [];
  const fifths: Highlight[] = [];
  let last: (Pick<Highlight, 'card' | 'seat'> | undefined)[] = [];
  for (const { facts, number: moves } of history)
    for (const fact of facts) {
      if (fact.kind === 'roundStarted' || fact.kind === 'rowsOpened') last = [];
      if (fact.kind === 'placed') last[fact.row] = fact;
      if (fact.kind !== 'tookRow') continue;
      const before = last[fact.row];
      takers.push({ card: fact.card, seat: fact.seat, took: fact, moves });
      if (before && !fact.chosen && before.seat !== fact.seat)
        fifths.push({ card: before.card, seat: before.seat, took: fact, moves });
      last[fact.row] = fact;
    }
  const taker = dearest(takers, me);
  const fifth = dearest(fifths, me);
  const [best, worst] = isPlus ? [taker, fifth] : [fifth, taker];
  return { ...(best && { best }), ...(worst && { worst }) };
}

const dearest = (cards: readonly Highlight[], me: number | undefined): Highlight | undefined =>
  cards
    .filter(({ seat, took }) => took.heads > 0 && (me === undefined || seat === me))
    .sort((one, other) => other.took.heads - one.took.heads)[0];
