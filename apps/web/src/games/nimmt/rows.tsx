import { bullheadsOf, type Landing, type NimmtView, ROW_LIMIT, variantById } from '@sixfold/nimmt';
import { memo } from 'react';
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
      {view.rows.map((cards, row) => (
        // Rows keep their place for the round: the place is their identity (N-2).
        <Row
          key={`row-${row + 1}`}
          row={row}
          cards={cards}
          landings={landings.some((landing) => landing.row === row) ? landings : NO_LANDINGS}
          gain={effect?.kind === 'gather' && effect.row === row ? effect.heads : undefined}
          isPlus={variantById(view.options.variant).points === 'plus'}
          onTake={onTake}
        />
      ))}
    </ol>
  );
}

const NO_LANDINGS: readonly Landing[] = [];

interface RowProps {
  readonly row: number;
  readonly cards: readonly number[];
  /** Where the chosen cards would go; empty if none of them comes here. */
  readonly landings: readonly Landing[];
  /** What whoever is taking the row gets for it. */
  readonly gain: number | undefined;
  readonly isPlus: boolean;
  readonly onTake: ((row: number) => void) | undefined;
}

/** A row is drawn again only when something in it changes. */
const Row = memo(({ row, cards, landings, gain, isPlus, onTake }: RowProps) => {
  const words = useTableWords('nimmt');
  const heads = bullheadsOf(cards);
  const text = words.rowText(row + 1, cards.join(', '), heads);
  const content = (
    <>
      <span className="row-number" aria-hidden="true">
        {row + 1}
      </span>
      <RowCards
        cards={cards}
        landings={landings.filter((landing) => landing.row === row)}
        price={gain ?? heads}
        isPlus={isPlus}
      />
    </>
  );
  return (
    <li className={gain === undefined ? 'row' : 'row gathering'}>
      {onTake ? (
        <button
          type="button"
          className="row-button"
          aria-label={`${words.takeRow(row + 1, heads)}. ${text}`}
          onClick={() => onTake(row)}
        >
          {content}
        </button>
      ) : (
        <div className="row-button">
          <span className="unseen">{text}</span>
          {content}
        </div>
      )}
    </li>
  );
});

function RowCards({
  cards,
  landings,
  price,
  isPlus,
}: Pick<RowProps, 'cards' | 'landings' | 'isPlus'> & { readonly price: number }) {
  return (
    <div className="row-cards" aria-hidden="true">
      {Array.from({ length: ROW_LIMIT + 1 }, (_, place) => {
        const card = cards[place];
        const ghost = landings.find((landing) => landing.place === place);
        const isTrapdoor = place === ROW_LIMIT;
        const isAimed = card === undefined && ghost !== undefined;
        return (
          <div
            key={`place-${place + 1}`}
            className={isTrapdoor ? (isAimed ? 'place trapdoor aimed' : 'place trapdoor') : 'place'}
          >
            {isTrapdoor && (
              <span className={landings.some(({ takes }) => takes) ? 'price open' : 'price'}>
                <Heads heads={price} />
              </span>
            )}
            {card !== undefined && (
              <div data-travel={`card-${card}`} className="laid">
                <FaceCard card={card} />
              </div>
            )}
            {isAimed && (
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
