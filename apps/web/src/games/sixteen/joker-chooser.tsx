import { useState } from 'react';
import { COLOURS } from '../../cards/sixteen-card.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Face } from './card.js';
import { useSixteenWords } from './words.js';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Which card shall the joker be? A colour for each line, a number for each column. */
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
  const move = `j=${card}`;
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
      <div className="joker-grid">
        {COLOURS.flatMap((colour) =>
          NUMBERS.map((number) => `${colour}${number}`).map((face) => (
            <button
              key={face}
              type="button"
              aria-pressed={card === face}
              aria-label={words.cardName(face)}
              disabled={!legal.includes(`j=${face}`)}
              onClick={() => setCard(face)}
            >
              <Face card={face} />
            </button>
          )),
        )}
      </div>
      <p className="joker-hint" role="status">
        {card === undefined ? '' : describe(move)}
      </p>
    </Dialog>
  );
}
