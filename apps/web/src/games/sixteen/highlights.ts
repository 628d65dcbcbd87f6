import type { SixteenFact } from '@sixfold/sixteen';
import type { StepOf } from '../../table/table-props.js';

type Pile = SixteenFact & { readonly kind: 'sixteen' | 'match' | 'sixteenAndMatch' | 'bust' };

interface Highlight {
  readonly pile: Pile;
  /** How many moves had been played after it. */
  readonly moves: number;
}

const isPile = (fact: SixteenFact): fact is Pile => 'winners' in fact;

/** The card that won the most, and the one that gave the most away; of one seat, or of all. */
export function highlightsOf(
  history: readonly StepOf<SixteenFact>[],
  me: number | undefined,
): { readonly best?: Highlight; readonly worst?: Highlight } {
  const piles = history
    .flatMap(({ facts, number: moves }) => facts.filter(isPile).map((pile) => ({ pile, moves })))
    .filter(({ pile }) => me === undefined || pile.seat === me)
    .sort((one, other) => weightOf(other.pile) - weightOf(one.pile));
  const best = piles.find(({ pile }) => pile.kind !== 'bust');
  const worst = piles.find(({ pile }) => pile.kind === 'bust');
  return { ...(best && { best }), ...(worst && { worst }) };
}

/** What counts double weighs most, then what has many cards. */
const weightOf = ({ worth, cards }: Pile): number => 100 * worth + cards.length;
