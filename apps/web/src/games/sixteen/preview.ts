import { FastRng, isRefusal } from '@sixfold/game-kit';
import { type Colour, readCard, type SixteenFact, type SixteenView, sixteen } from '@sixfold/sixteen';

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
  readonly colour?: Colour;
  readonly number?: number;
} {
  const [one, other] = pile.slice(-2).map(({ card }) => readCard(card));
  if (!options.matches || one?.kind !== 'face' || other?.kind !== 'face') return {};
  const { colour, number } = one;
  return { ...(colour === other.colour && { colour }), ...(number === other.number && { number }) };
}
