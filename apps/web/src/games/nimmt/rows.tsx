import { bullheadsOf, type Landing, type NimmtView, ROW_LIMIT, variantById } from '@sixfold/nimmt';
import { useTableWords } from '../../words/words.js';
import { FaceCard, Heads } from './card.js';
import type { NimmtEffect } from './frames.js';

interface RowsProps {
  readonly view: NimmtView;
  readonly effect: NimmtEffect | undefined;
  /** Where the chosen cards would go. */
  readonly landings: readonly Landing[];
  /** Present while the viewer must take a row. */
  readonly onTake: ((row: number) => void) | undefined;
}

/** The four rows: five places each and a sixth that looks like what it is. */
export function Rows({ view, effect, landings, onTake }: RowsProps) {
  const words = useTableWords('nimmt');
  return (
    <ol className="rows" aria-label={words.table}>
      {view.rows.map((cards, row) => {
        const here = landings.filter((landing) => landing.row === row);
        const isGathering = effect?.kind === 'gather' && effect.row === row;
        const heads = bullheadsOf(cards);
        const content = (
          <>
            <span className="row-number" aria-hidden="true">
              {row + 1}
            </span>
            <RowCards
              cards={cards}
              landings={here}
              gain={isGathering ? effect.heads : undefined}
              view={view}
              heads={heads}
            />
          </>
        );
        return (
          // Rows keep their place for the round: the place is their identity (N-2).
          <li key={`row-${row + 1}`} className={isGathering ? 'row gathering' : 'row'}>
            {onTake ? (
              <button
                type="button"
                className="row-button"
                aria-label={`${words.takeRow(row + 1, heads)}. ${words.rowText(row + 1, cards.join(', '), heads)}`}
                onClick={() => onTake(row)}
              >
                {content}
              </button>
            ) : (
              <div className="row-button">
                <span className="unseen">{words.rowText(row + 1, cards.join(', '), heads)}</span>
                {content}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function RowCards({
  cards,
  landings,
  gain,
  view,
  heads,
}: {
  readonly cards: readonly number[];
  readonly landings: readonly Landing[];
  readonly gain: number | undefined;
  readonly view: NimmtView;
  readonly heads: number;
}) {
  const isPlus = variantById(view.options.variant).points === 'plus';
  return (
    <div className="row-cards" aria-hidden="true">
      {Array.from({ length: ROW_LIMIT + 1 }, (_, place) => {
        const card = cards[place];
        const ghost = landings.find((landing) => landing.place === place);
        const isTrapdoor = place === ROW_LIMIT;
        return (
          <div key={`place-${place + 1}`} className={isTrapdoor ? 'place trapdoor' : 'place'}>
            {isTrapdoor && (
              <span className={landings.some(({ takes }) => takes) ? 'price open' : 'price'}>
                <Heads heads={gain ?? heads} />
              </span>
            )}
            {card !== undefined && (
              <div data-travel={`card-${card}`} className="laid">
                <FaceCard card={card} />
              </div>
            )}
            {card === undefined && ghost && (
              <div className={ghost.takes ? (isPlus ? 'ghost wins' : 'ghost takes') : 'ghost'}>
                {ghost.card}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
