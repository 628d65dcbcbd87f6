import type { ChatMessage, Emote } from '@sixfold/protocol';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/form.js';
import { useWords } from '../words/words.js';

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

/** What a message says, emotes in the reader's language. */
export function useMessageText(): (message: ChatMessage) => string {
  const { emote } = useWords().table;
  return (message) => message.text ?? emote[message.emote as Emote] ?? '';
}

/** Talk at the table. */
export function Chat({
  talk,
  onSay,
}: {
  readonly talk: readonly ChatMessage[];
  readonly onSay: (said: { readonly text: string } | { readonly emote: Emote }) => void;
}) {
  const words = useWords().table;
  const textOf = useMessageText();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current && talk.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [talk]);
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
          if (!text.trim()) return;
          onSay({ text: text.trim() });
          setText('');
        }}
      >
        <div className="emotes" role="group" aria-label={words.emotes}>
          {EMOTES.map((emote) => (
            <button key={emote} type="button" onClick={() => onSay({ emote })}>
              {words.emote[emote]}
            </button>
          ))}
        </div>
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
