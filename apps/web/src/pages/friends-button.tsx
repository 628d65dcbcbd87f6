import { ApiProblem } from '@sixfold/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Refused } from '../client/table-client.js';
import { GAMES, type HomeGame } from '../games/registry.js';
import { NameField } from '../settings/name-field.js';
import { useSettings } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../words/words.js';
import { RefusalNotice } from './refusal-notice.js';

/** Makes a table with the usual rules at once; only a name must be known. */
export function FriendsButton({ game }: { readonly game: HomeGame }) {
  const words = useWords();
  const [, go] = useLocation();
  const settings = useSettings();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();

  async function create(): Promise<void> {
    setBusy(true);
    setRefused(undefined);
    try {
      const { createTable } = await import('../client/online.js');
      const id = await createTable({
        game,
        seats: GAMES[game].manifest.quickSeats,
        name: settings.name.trim(),
      });
      go(`/t/${id}`);
    } catch (problem) {
      setRefused(problem instanceof ApiProblem ? problem : { code: 'unreachable', params: {} });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button disabled={busy} onClick={() => (settings.name.trim() ? void create() : setAsking(true))}>
        {words.home.withFriends}
        <span className="unseen">: {words.games[game].name}</span>
      </Button>
      {refused && !asking && <RefusalNotice refused={refused} />}
      {asking && (
        <Dialog title={words.lobby.askName} onClose={() => setAsking(false)}>
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault();
              if (settings.name.trim()) void create();
            }}
          >
            <NameField problem={undefined} />
            {refused && <RefusalNotice refused={refused} />}
            <Button look="main" type="submit" disabled={busy || !settings.name.trim()}>
              {words.setup.create}
            </Button>
          </form>
        </Dialog>
      )}
    </>
  );
}
