import { readCard } from '@sixfold/sixteen';
import { memo } from 'react';
import { JokerCard, SixteenCard } from '../../cards/sixteen-card.js';

/** A card as the rules write it, as a drawing. Remembered, because it never changes. */
export const Face = memo(({ card }: { readonly card: string }) => {
  const shown = readCard(card);
  return shown?.kind === 'face' ? <SixteenCard colour={shown.colour} value={shown.number} /> : <JokerCard />;
});
