import type { SixteenView } from '@sixfold/sixteen';
import { Dialog } from '../../ui/dialog.js';
import { Face } from './card.js';
import { useSixteenWords } from './words.js';

/** The groups that lie open in front of a side, newest first. */
export function GroupsDialog({
  view,
  side,
  names,
  onClose,
}: {
  readonly view: SixteenView;
  readonly side: number;
  readonly names: string;
  readonly onClose: () => void;
}) {
  const words = useSixteenWords();
  const groups = view.groups.filter((group) => group.side === side).reverse();
  return (
    <Dialog title={words.groupsOf(names)} onClose={onClose}>
      <ol className="groups-list">
        {groups.map((group, index) => (
          <li key={`group-${groups.length - index}`}>
            <strong>{words.kinds[group.kind]}</strong>
            <ul>
              {group.cards.map(({ card, joker }, place) => (
                <li key={`${card}-${place + 1}`}>
                  <Face card={card} />
                  {joker && <span className="as-joker">{words.joker}</span>}
                  <span className="unseen">{words.cardName(card)}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
