import { useState } from 'react';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/form.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';

/** One more person at this device: they get a seat of their own, and the device is passed on between them. */
export function AlsoHere({
  client,
  run,
}: {
  readonly client: OnlineClient;
  readonly run: (command: Promise<Refused | undefined>) => Promise<boolean>;
}) {
  const words = useWords();
  const [name, setName] = useState('');
  return (
    <details className="seal">
      <summary>
        <Icon name="phone" /> {words.lobby.alsoHere}
      </summary>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void run(client.joinAlso(name.trim())).then((done) => {
            if (done) setName('');
            return done;
          });
        }}
      >
        <p className="help">{words.lobby.alsoHereHelp}</p>
        <TextField label={words.lobby.alsoHereName} value={name} onChange={setName} />
        <div>
          <Button type="submit" disabled={name.trim() === ''}>
            {words.lobby.alsoHereSit}
          </Button>
        </div>
      </form>
    </details>
  );
}
