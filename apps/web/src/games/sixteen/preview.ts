import { FastRng, isRefusal } from '@sixfold/game-kit';
import { type SixteenFact, type SixteenView, sixteen } from '@sixfold/sixteen';

/** What a move would do, as far as its player can know. */
export interface Preview {
  readonly sum: number;
  readonly group: 'sixteen' | 'sixteenAndMatch' | 'match' | 'bust' | undefined;
}

const GROUPS = ['sixteen', 'sixteenAndMatch', 'match', 'bust'] as const;

/** Asks the rules, in any world that fits the view: what a card does depends on the open pile alone. */
export function previewOf(view: SixteenView, seat: number, move: string): Preview | undefined {
  const world = sixteen.determinize(view, new FastRng('preview'));
  const parsed = sixteen.parseMove(world, move);
  if (isRefusal(parsed)) return undefined;
  const facts: SixteenFact[] = [];
  if (sixteen.apply(world, seat, parsed, facts)) return undefined;
  const played = facts.find((fact) => fact.kind === 'played');
  if (!played) return undefined;
  return { sum: played.sum, group: GROUPS.find((kind) => facts.some((fact) => fact.kind === kind)) };
}

/** What the last two cards of the pile share: the third of its kind would be a match. */
export function nearMatch({ pile, options }: SixteenView): {
  readonly colour?: string;
  readonly number?: string;
} {
  const [one, other] = pile.slice(-2);
  if (!options.matches || !one || !other) return {};
  return {
    ...(one.card.charAt(0) === other.card.charAt(0) && { colour: one.card.charAt(0) }),
    ...(one.card.charAt(1) === other.card.charAt(1) && { number: one.card.charAt(1) }),
  };
}
