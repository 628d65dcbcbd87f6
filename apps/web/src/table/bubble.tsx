import type { ChatMessage } from '@sixfold/protocol';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessageText } from './chat.js';
import './bubble.css';

/** How long a message stays over the table. */
const STAYS = 4500;
/** How near to the edge of the screen it may come. */
const EDGE = 8;

/** What was just said, beside whoever said it. */
export function Bubbles({ talk }: { readonly talk: readonly ChatMessage[] }) {
  const textOf = useMessageText();
  const [shown, setShown] = useState<readonly ChatMessage[]>([]);
  // What was said before one came is in the chat.
  const known = useRef(talk.at(-1)?.n ?? -1);
  useEffect(() => {
    const fresh = talk.filter(({ n }) => n > known.current);
    known.current = talk.at(-1)?.n ?? known.current;
    if (fresh.length > 0)
      setShown((before) => [
        ...before.filter(({ seat }) => !fresh.some((each) => each.seat === seat)),
        ...lastOfEach(fresh),
      ]);
  }, [talk]);
  const hide = useCallback((gone: number) => setShown((before) => before.filter(({ n }) => n !== gone)), []);
  return shown.map((message) => (
    <SeatBubble key={message.n} id={message.n} seat={message.seat} onGone={hide}>
      <strong>{message.name}</strong> {textOf(message)}
    </SeatBubble>
  ));
}

/** Of several messages of one person the newest is shown. */
const lastOfEach = (messages: readonly ChatMessage[]): readonly ChatMessage[] =>
  messages.filter((message, index) => !messages.slice(index + 1).some(({ seat }) => seat === message.seat));

/** Something that stands beside a seat for a few seconds. */
export function SeatBubble({
  id,
  seat,
  onGone,
  children,
}: {
  readonly id: number;
  readonly seat: number | undefined;
  readonly onGone: (id: number) => void;
  readonly children: ReactNode;
}) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => onGone(id), STAYS);
    return () => clearTimeout(timer);
  }, [id, onGone]);
  useLayoutEffect(() => {
    const place = () => root.current && standBeside(root.current, seat);
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [seat]);
  return (
    <p ref={root} className="bubble" role="status">
      {children}
    </p>
  );
}

/** Below the speaker's sign; at the top where they have none on the screen. */
function standBeside(bubble: HTMLElement, seat: number | undefined): void {
  const sign = document.querySelector(`[data-seat-sign="${seat ?? 'none'}"]`)?.getBoundingClientRect();
  const isSeen = sign && sign.height > 0 && sign.top > 0 && sign.bottom < innerHeight - bubble.offsetHeight;
  const middle = isSeen ? sign.left + sign.width / 2 : innerWidth / 2;
  const left = Math.max(
    EDGE,
    Math.min(middle - bubble.offsetWidth / 2, innerWidth - EDGE - bubble.offsetWidth),
  );
  bubble.style.left = `${left}px`;
  bubble.style.top = `${isSeen ? sign.bottom + EDGE : 60}px`;
  bubble.style.setProperty('--tail', `${middle - left}px`);
  bubble.classList.toggle('at-speaker', isSeen === true);
}
