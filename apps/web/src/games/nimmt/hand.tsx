import { bullheads } from '@sixfold/nimmt';
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useTableWords } from '../../words/words.js';
import { FaceCard } from './card.js';

interface HandProps {
  readonly cards: readonly number[];
  /** How many cards a full hand has: the places stay the same for a whole round. */
  readonly size: number;
  readonly chosen: readonly number[];
  /** Cards already laid face down, still in the hand's place. */
  readonly laid: readonly number[];
  readonly enabled: boolean;
  readonly onToggle: (card: number, isChosen: boolean) => void;
  /** A card was dragged onto the table, or chosen a second time. */
  readonly onLay: (card: number) => void;
}

/** How far up a card must be pulled to count as laid. */
const LAY_DISTANCE = 70;

/** The viewer's cards, ascending. Tap, drag upwards, or arrow keys and Enter. */
export function Hand({ cards, size, chosen, laid, enabled, onToggle, onLay }: HandProps) {
  const words = useTableWords('nimmt');
  const list = useRef<HTMLUListElement>(null);

  // A card that was laid takes the focus with it; whoever plays by keyboard finds it on its neighbour.
  const lastPlace = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!enabled || lastPlace.current === undefined || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[Math.min(lastPlace.current, buttons.length - 1)]?.focus();
  }, [enabled]);

  function onKeyDown(event: KeyboardEvent): void {
    const focused = [...(list.current?.querySelectorAll('button') ?? [])].indexOf(
      document.activeElement as HTMLButtonElement,
    );
    if (focused !== -1) lastPlace.current = focused;
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -100, End: 100 }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
    event.preventDefault();
  }

  // The cards are not drawn again because what would happen next has changed: they ask for it when something happens.
  const latest = useRef<Act>(undefined);
  useLayoutEffect(() => {
    latest.current = {
      // Tapped a second time, the only chosen card is laid.
      tap: (card, isChosen) =>
        isChosen && chosen.length === 1 && !laid.includes(card) ? onLay(card) : onToggle(card, isChosen),
      lay: onLay,
    };
  });
  const act = useMemo(
    (): Act => ({
      tap: (card, isChosen) => latest.current?.tap(card, isChosen),
      lay: (card) => latest.current?.lay(card),
    }),
    [],
  );

  const columns = { 10: 5, 12: 6, 15: 8 }[size] ?? 5;
  return (
    <ul
      ref={list}
      className="hand"
      aria-label={words.hand}
      data-size={size}
      style={{ '--size': size, '--columns': columns, '--columns-narrow': columns }}
      onKeyDown={onKeyDown}
      onPointerDown={() => {
        lastPlace.current = undefined;
      }}
    >
      {cards.map((card, index) => {
        const zeroBefore = card === 0 && cards[index - 1] === 0;
        const copies = chosen.filter((each) => each === card).length;
        const isChosen = card === 0 ? copies > (zeroBefore ? 1 : 0) : copies > 0;
        return (
          <li key={card === 0 ? `zero-${index}` : card}>
            <HandCard
              card={card}
              isChosen={isChosen}
              isLaid={laid.includes(card)}
              enabled={enabled}
              label={card === 0 ? words.zeroLabel : words.cardLabel(card, bullheads(card))}
              act={act}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** What a card can be asked to do. */
interface Act {
  tap(card: number, isChosen: boolean): void;
  lay(card: number): void;
}

interface HandCardProps {
  readonly card: number;
  readonly isChosen: boolean;
  readonly isLaid: boolean;
  readonly enabled: boolean;
  readonly label: string;
  readonly act: Act;
}

const HandCard = memo(({ card, isChosen, isLaid, enabled, label, act }: HandCardProps) => {
  const drag = useRef<{ readonly x: number; readonly y: number; moved: boolean } | undefined>(undefined);

  function onPointerMove(event: PointerEvent<HTMLButtonElement>): void {
    const start = drag.current;
    if (!start || !enabled) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!start.moved && Math.hypot(dx, dy) < 8) return;
    start.moved = true;
    event.currentTarget.style.translate = `${dx}px ${dy}px`;
    event.currentTarget.dataset.dragged = dy < -LAY_DISTANCE ? 'far' : 'near';
  }

  function onPointerEnd(event: PointerEvent<HTMLButtonElement>): void {
    const start = drag.current;
    const button = event.currentTarget;
    button.style.translate = '';
    delete button.dataset.dragged;
    if (start?.moved && start.y - event.clientY > LAY_DISTANCE) act.lay(card);
    // The click that follows a drag is not a tap.
    if (start?.moved) setTimeout(() => (drag.current = undefined));
    else drag.current = undefined;
  }

  return (
    <button
      type="button"
      className="hand-card"
      data-travel={card === 0 ? undefined : `card-${card}`}
      data-laid={isLaid || undefined}
      aria-pressed={isChosen}
      aria-label={label}
      disabled={!enabled}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY, moved: false };
        // A quick pointer is off the card at once; captured, it goes on telling the card where it is.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onClick={() => {
        if (!drag.current?.moved) act.tap(card, isChosen);
      }}
    >
      <FaceCard card={card} />
    </button>
  );
});
