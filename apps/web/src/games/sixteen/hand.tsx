import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Face } from './card.js';
import { useSixteenWords } from './words.js';

/** The viewer's cards: tap to choose, tap again to play; arrow keys and Enter do the same. */
export function Hand({
  cards,
  chosen,
  enabled,
  onChoose,
}: {
  readonly cards: readonly string[];
  /** The place of the chosen card. */
  readonly chosen: number | undefined;
  readonly enabled: boolean;
  readonly onChoose: (place: number) => void;
}) {
  const words = useSixteenWords();
  const list = useRef<HTMLUListElement>(null);
  /** Where the keyboard was, while it is in the hand. */
  const at = useRef<number>(undefined);

  // A played card takes the focus with it: at the next turn it is given back to its neighbour.
  useEffect(() => {
    if (!enabled || at.current === undefined || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[Math.min(at.current, buttons.length - 1)]?.focus();
  }, [enabled, cards]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  }

  return (
    <ul ref={list} className="sixteen-hand" aria-label={words.hand} onKeyDown={onKeyDown}>
      {cards.map((card, place) => {
        const copy = cards.slice(0, place).filter((other) => other === card).length;
        return (
          <li key={`${card}-${copy}`}>
            <button
              type="button"
              data-travel={`hand-${card}-${copy}`}
              data-travel-from="talon"
              aria-pressed={chosen === place}
              aria-label={words.cardName(card)}
              disabled={!enabled}
              onFocus={() => {
                at.current = place;
              }}
              onBlur={(event) => {
                if (event.relatedTarget) at.current = undefined;
              }}
              onClick={() => onChoose(place)}
            >
              <Face card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
