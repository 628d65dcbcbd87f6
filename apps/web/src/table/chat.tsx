import type { ChatMessage, Emote } from '@sixfold/protocol';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/form.js';
import { useWords } from '../words/words.js';
import './chat.css';

export const EMOTES = [
  'hello',
  'thanks',
  'wow',
  'oops',
  'laugh',
  'think',
  'hurry',
  'wellPlayed',
] as const satisfies readonly Emote[];

/** Says something to the table; true if it was said. */
export type Saying = (said: { readonly text: string } | { readonly emote: Emote }) => Promise<boolean>;

/** What a message says, emotes in the reader's language. */
export function useMessageText(): (message: ChatMessage) => string {
  const { emote } = useWords().table;
  return (message) => message.text ?? emote[message.emote as Emote] ?? '';
}

/** Talk at the table. */
export function Chat({
  talk,
  onSay,
  problem,
}: {
  readonly talk: readonly ChatMessage[];
  readonly onSay: Saying;
  /** Why what was said last was not heard, where nobody else says so. */
  readonly problem?: string | undefined;
}) {
  const words = useWords().table;
  const textOf = useMessageText();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && talk.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [talk]);

  // What was refused stays there to be sent again.
  const send = async () => {
    const said = text.trim();
    if (said && (await onSay({ text: said }))) setText((now) => (now.trim() === said ? '' : now));
  };
  return (
    <>
      <ol ref={list} className="log" aria-label={words.chat} tabIndex={0}>
        {talk.length === 0 && <li className="soft">{words.chatEmpty}</li>}
        {talk.map((message) => (
          <li key={message.n}>
            <strong>{message.name}</strong> {textOf(message)}
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <QuickTalk onSay={onSay} />
        {problem && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <TextField
          label={words.chatPlaceholder}
          hideLabel
          placeholder={words.chatPlaceholder}
          value={text}
          maxLength={300}
          onChange={setText}
        >
          <Button type="submit" disabled={!text.trim()}>
            {words.send}
          </Button>
        </TextField>
      </form>
    </>
  );
}

/** What is said most often, each with one tap. */
export function QuickTalk({ onSay }: { readonly onSay: Saying }) {
  const words = useWords().table;
  return (
    <div className="emotes" role="group" aria-label={words.emotes}>
      {EMOTES.map((emote) => (
        <button key={emote} type="button" onClick={() => void onSay({ emote })}>
          {words.emote[emote]}
        </button>
      ))}
    </div>
  );
}
