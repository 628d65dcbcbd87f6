import type { ChatMessage } from '@sixfold/protocol';
import { useEffect, useRef, useState } from 'react';
import { useMessageText } from './chat.js';

/** How long a message stays over the table. */
const STAYS = 4000;

/** The newest message, shown for a moment to who has the chat closed. */
export function Bubble({ talk }: { readonly talk: readonly ChatMessage[] }) {
  const textOf = useMessageText();
  const last = talk.at(-1);
  const known = useRef(last?.n);
  const [shown, setShown] = useState<ChatMessage>();
  useEffect(() => {
    if (!last || last.n === known.current) return;
    known.current = last.n;
    setShown(last);
    const timer = setTimeout(() => setShown(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [last]);
  if (!shown) return null;
  return (
    <p className="bubble" role="status">
      <strong>{shown.name}</strong> {textOf(shown)}
    </p>
  );
}
