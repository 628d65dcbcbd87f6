import { ApiProblem } from '@sixfold/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Refused } from '../client/table-client.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/form.js';
import { useWords } from '../words/words.js';
import { readInvitation } from './read-invitation.js';
import { RefusalNotice } from './refusal-notice.js';

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
      {refused && <RefusalNotice refused={refused} />}
    </form>
  );
}
