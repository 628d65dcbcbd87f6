import { type Colour, JokerCard, SixteenCard } from '../../cards/sixteen-card.js';

/** `g3` as a drawing; `j` is a joker that stands for nothing yet. */
export function Face({ card }: { readonly card: string }) {
  if (card === 'j') return <JokerCard />;
  return <SixteenCard colour={card.charAt(0) as Colour} value={Number(card.charAt(1))} />;
}
