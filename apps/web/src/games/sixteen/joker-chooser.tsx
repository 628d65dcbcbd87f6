import { FACE_TEXTS, NUMBERS, textOf } from '@sixfold/sixteen';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.js';
import { Face } from './card.js';
import { useSixteenWords } from './words.js';

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -NUMBERS,
  ArrowDown: NUMBERS,
};

/**
 * Which card shall the joker be? A colour for each line, a number for each column. It stands where the hand was, so that
 * the pile stays in sight. Arrow keys walk over it as one stop of the Tab key; the chosen card a second time
 * plays it, as in the hand.
 */
export function JokerChooser({
  legal,
  card,
  onCard,
  onPlay,
  onClose,
}: {
  readonly legal: readonly string[];
  /** What the joker would stand for. */
  readonly card: string | undefined;
  readonly onCard: (card: string) => void;
  readonly onPlay: (card: string) => void;
  readonly onClose: () => void;
}) {
  const words = useSixteenWords();
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);

  // The button that led here is gone: the keyboard goes on at the first card.
  useEffect(() => grid.current?.querySelector('button')?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') return onClose();
    const to = at + (STEPS[event.key] ?? 0);
    if (!(event.key in STEPS) || to < 0 || to >= FACE_TEXTS.length) return;
    event.preventDefault();
    setAt(to);
    grid.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <div className="mine joker" onKeyDown={onKeyDown}>
      <div ref={grid} className="joker-grid" role="group" aria-label={words.jokerTitle}>
        {FACE_TEXTS.map((face, place) => (
          <button
            key={face}
            type="button"
            tabIndex={place === at ? 0 : -1}
            aria-pressed={card === face}
            aria-label={words.cardName(face)}
            disabled={!legal.includes(textOf({ kind: 'joker', as: face }))}
            onFocus={() => setAt(place)}
            onClick={() => (card === face ? onPlay(face) : onCard(face))}
          >
            <Face card={face} />
          </button>
        ))}
      </div>
      <div className="joker-actions">
        <IconButton icon="close" label={words.jokerBack} onClick={onClose} />
        <Button
          look="act"
          wide
          disabled={card === undefined}
          onClick={() => card !== undefined && onPlay(card)}
        >
          {card === undefined ? words.jokerChoose : words.jokerPlay(words.cardName(card))}
        </Button>
      </div>
    </div>
  );
}
