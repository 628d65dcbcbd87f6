import { bullheadsOf } from '@sixfold/nimmt';
import { Dialog } from '../../ui/dialog.js';
import { useTableWords } from '../../words/words.js';
import { FaceCard } from './card.js';

/** What somebody has taken this round. */
export function PileDialog({
  cards,
  dropped,
  name,
  onClose,
}: {
  readonly cards: readonly number[];
  readonly dropped: readonly number[];
  readonly name: string;
  readonly onClose: () => void;
}) {
  const words = useTableWords('nimmt');
  const counting = cards.filter((card) => !dropped.includes(card));
  return (
    <Dialog title={words.pile(name)} onClose={onClose}>
      <p className="soft">{cards.length === 0 ? words.pileEmpty : words.heads(bullheadsOf(counting))}</p>
      <ul className="pile">
        {cards.map((card, index) => (
          <li key={`${card}-${index + 1}`} className={dropped.includes(card) ? 'dropped' : undefined}>
            <FaceCard card={card} />
            <span className="unseen">{card}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
