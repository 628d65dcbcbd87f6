import { bullheads, type NimmtView, ROWS, variantById } from '@sixfold/nimmt';
import type { CSSProperties } from 'react';
import { useTableWords } from '../../words/words.js';
import { FaceCard } from './card.js';

/**
 * Lines and columns for a tall and a wide screen: all cards are in sight at once. Cards that are gone leave the others in
 * their size: what is left only moves together.
 */
function shapesOf({ options, players, open }: NimmtView): CSSProperties {
  // N-15 A hand for everybody, and the cards that begin the rows.
  const all = Math.max(open.length, variantById(options.variant).handSize * players.length + ROWS);
  const tall = Math.ceil(Math.sqrt(all * 1.15));
  const wide = Math.ceil(Math.sqrt(all * 5.5));
  return {
    '--tall': tall,
    '--tall-lines': Math.ceil(all / tall),
    '--wide': wide,
    '--wide-lines': Math.ceil(all / wide),
  };
}

/** N-15 All open cards, picked one by one. */
export function Draft({
  view,
  isAsked,
  onPick,
}: {
  readonly view: NimmtView;
  readonly isAsked: boolean;
  readonly onPick: (card: number) => void;
}) {
  const words = useTableWords('nimmt');
  return (
    <ul className="draft" aria-label={words.open} style={shapesOf(view)}>
      {view.open.map((card) => (
        <li key={card}>
          <button
            type="button"
            className="pick-card"
            data-travel={`card-${card}`}
            disabled={!isAsked}
            aria-label={`${words.pick(card)}. ${words.cardLabel(card, bullheads(card))}`}
            onClick={() => onPick(card)}
          >
            <FaceCard card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}
