import { type KeyboardEvent, useRef, useState } from 'react';
import { COLOURS } from '../../cards/sixteen-card.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Face } from './card.js';
import { useSixteenWords } from './words.js';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6] as const;
const FACES = COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour}${number}`));
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -NUMBERS.length,
  ArrowDown: NUMBERS.length,
};

/**
 * Which card shall the joker be? A colour for each line, a number for each column. Arrow keys walk over it as one
 * stop of the Tab key; the chosen card a second time plays it, as in the hand.
 */
export function JokerChooser({
  legal,
  describe,
  onPlay,
  onClose,
}: {
  readonly legal: readonly string[];
  readonly describe: (move: string) => string;
  readonly onPlay: (move: string) => void;
  readonly onClose: () => void;
}) {
  const words = useSixteenWords();
  const [card, setCard] = useState<string>();
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const move = `j=${card}`;

  function onKeyDown(event: KeyboardEvent): void {
    const to = at + (STEPS[event.key] ?? 0);
    if (!(event.key in STEPS) || to < 0 || to >= FACES.length) return;
    event.preventDefault();
    setAt(to);
    grid.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <Dialog
      title={words.jokerTitle}
      onClose={onClose}
      actions={
        <Button look="act" wide disabled={card === undefined} onClick={() => onPlay(move)}>
          {card === undefined ? words.jokerChoose : words.jokerPlay(words.cardName(card))}
        </Button>
      }
    >
      <div
        ref={grid}
        className="joker-grid"
        role="group"
        aria-label={words.jokerChoose}
        onKeyDown={onKeyDown}
      >
        {FACES.map((face, place) => (
          <button
            key={face}
            type="button"
            tabIndex={place === at ? 0 : -1}
            aria-pressed={card === face}
            aria-label={words.cardName(face)}
            disabled={!legal.includes(`j=${face}`)}
            onFocus={() => setAt(place)}
            onClick={() => (card === face ? onPlay(move) : setCard(face))}
          >
            <Face card={face} />
          </button>
        ))}
      </div>
      <p className="joker-hint" role="status">
        {card === undefined ? '' : describe(move)}
      </p>
    </Dialog>
  );
}
