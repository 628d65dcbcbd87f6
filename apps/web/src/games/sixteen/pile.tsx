import { JOKER_CARD, type SixteenView, TARGET } from '@sixfold/sixteen';
import { CardBack } from '../../cards/other-cards.js';
import { useSettings } from '../../settings/settings.js';
import { Face } from './card.js';
import { Dial } from './dial.js';
import { nearMatch, type Preview } from './preview.js';
import { useSixteenWords } from './words.js';

/** The middle of the table: talon, dial and the open pile with its newest card in front. */
export function Pile({
  view,
  preview,
  isDone,
  onDraw,
}: {
  readonly view: SixteenView;
  /** The pile is somebody's: nothing more can come of it. */
  readonly isDone: boolean;
  readonly preview: Preview | undefined;
  readonly onDraw: (() => void) | undefined;
}) {
  const words = useSixteenWords();
  const isOver = view.toMove === null;
  const hints = useSettings((settings) => settings.hints) && !isDone && !isOver;
  const near = nearMatch(view);
  const shownSum = (hints ? preview?.sum : undefined) ?? view.sum;
  const nearColour = near.colour && words.colours[near.colour];
  const isNearMatch = near.colour !== undefined || near.number !== undefined;
  return (
    <div className="pile-area">
      <div className="pile-top">
        <Talon count={view.talonCount} onDraw={onDraw} />
        <div className="dial-box">
          <Dial
            sum={view.sum}
            next={hints ? preview?.sum : undefined}
            label={words.sum(view.sum, TARGET - view.sum)}
          />
          <p className="missing soft">
            {shownSum === TARGET || isOver ? '\u200b' : words.missing(TARGET - shownSum)}
          </p>
        </div>
      </div>
      <ol className={`open-pile ${lengthOf(view.pile)}`} aria-label={words.pile}>
        {view.pile.map(({ card, seat, joker }, index) => {
          const fromEnd = view.pile.length - index;
          const isNear = hints && fromEnd <= 2 && isNearMatch;
          return (
            <li
              key={`${view.groups.length}-${index + 1}`}
              className={isNear ? 'near' : undefined}
              data-travel={`pile-${view.groups.length}-${index}`}
              data-travel-from={seat === view.viewer ? `hand-${joker ? JOKER_CARD : card}-0` : `seat-${seat}`}
            >
              <Face card={card} />
              {joker && <span className="as-joker">{words.joker}</span>}
              <span className="unseen">{words.cardName(card)}</span>
            </li>
          );
        })}
      </ol>
      {hints && isNearMatch ? (
        <p className="near-match">{words.near(nearColour, near.number?.toString())}</p>
      ) : (
        <p className="near-match empty soft">{view.pile.length === 0 && !isOver ? words.empty : ''}</p>
      )}
    </div>
  );
}

/** How close together the cards of a pile lie. */
const lengthOf = ({ length }: SixteenView['pile']): string =>
  length > 10 ? 'longest' : length > 6 ? 'long' : '';

function Talon({ count, onDraw }: { readonly count: number; readonly onDraw: (() => void) | undefined }) {
  const words = useSixteenWords();
  const stack = (
    <>
      <span className={count === 0 ? 'talon-stack gone' : 'talon-stack'} data-travel="talon">
        {count > 0 && <CardBack />}
      </span>
      <span className="talon-count">{count}</span>
    </>
  );
  if (!onDraw)
    return (
      <div className="talon" title={words.talon(count)}>
        {stack}
        <span className="unseen">{words.talon(count)}</span>
      </div>
    );
  return (
    <button type="button" className="talon draw" onClick={onDraw} aria-label={words.drawFrom(count)}>
      {stack}
    </button>
  );
}
