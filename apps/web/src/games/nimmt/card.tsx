import { bullheads } from '@sixfold/nimmt';
import { memo } from 'react';
import { HORNS, NumberCard } from '../../cards/number-card.js';
import { ZeroCard } from '../../cards/other-cards.js';

/** A card of the family by its number. Remembered, because it never changes and is most of what a table is made of. */
export const FaceCard = memo(({ card }: { readonly card: number }) =>
  card === 0 ? <ZeroCard /> : <NumberCard value={card} heads={bullheads(card)} />,
);

/** Bullheads as a number with a pip. */
export function Heads({ heads }: { readonly heads: number }) {
  return (
    <span className="heads">
      <svg viewBox="0 0 12 9.4" aria-hidden="true" focusable="false">
        <path d={HORNS} fill="currentColor" />
      </svg>
      {heads}
    </span>
  );
}
