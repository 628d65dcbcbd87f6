import { bullheads, type NimmtView } from '@sixfold/nimmt';
import { useTableWords } from '../../words/words.js';
import { FaceCard } from './card.js';

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
    <ul className="draft" aria-label={words.open} data-many={view.open.length > 60 || undefined}>
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
