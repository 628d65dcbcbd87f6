import { ApiProblem } from '@sixfold/protocol';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Refused } from '../client/table-client.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/form.js';
import { sentence, useKitWords, useWords } from '../words/words.js';
import { readInvitation } from './read-invitation.js';

/** For whoever was told a code or pastes a whole link. What is mistyped stays there to be corrected. */
export function CodeForm() {
  const words = useWords().home;
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function enter(): Promise<void> {
    setBusy(true);
    try {
      const { api } = await import('../client/online.js');
      const { link, code } = readInvitation(text);
      const id = link ?? (await api.find(code)).id;
      go(`/t/${encodeURIComponent(id)}`);
    } catch (problem) {
      setRefused(problem instanceof ApiProblem ? problem : { code: 'unreachable', params: {} });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="code-form stack"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <TextField
        label={words.codeLabel}
        placeholder={words.codePlaceholder}
        value={text}
        maxLength={500}
        onChange={(next) => {
          setText(next);
          setRefused(undefined);
        }}
      >
        <Button type="submit" disabled={busy || text.trim() === ''}>
          {words.codeGo}
        </Button>
      </TextField>
      {refused && (
        <Suspense>
          <Sentence refused={refused} />
        </Suspense>
      )}
    </form>
  );
}

/** A part of its own: its words are fetched only when something was refused. */
function Sentence({ refused }: { readonly refused: Refused }) {
  const kit = useKitWords();
  return (
    <p role="alert" className="notice">
      {sentence(refused, {}, kit)}
    </p>
  );
}
