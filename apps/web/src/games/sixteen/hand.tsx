import { type KeyboardEvent, useRef } from 'react';
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
