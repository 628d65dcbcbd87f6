import { useState } from 'react';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { Button } from '../ui/button.js';
import { TextField } from '../ui/form.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';

/** The host gives the room a name, which stands in its title, its invitations and everybody's list. */
export function RoomName({
  client,
  name,
  run,
}: {
  readonly client: OnlineClient;
  readonly name: string;
  readonly run: (command: Promise<Refused | undefined>) => Promise<boolean>;
}) {
  const words = useWords().lobby;
  const [wanted, setWanted] = useState(name);
  return (
    <details className="seal">
      <summary>
        <Icon name="text" /> {words.roomName}
      </summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run(client.nameRoom(wanted.trim()));
        }}
      >
        <TextField
          label={words.roomName}
          hideLabel
          help={words.roomNameHelp}
          placeholder={words.roomNamePlaceholder}
          value={wanted}
          maxLength={40}
          onChange={setWanted}
        >
          <Button type="submit" disabled={wanted.trim() === name}>
            {words.roomNameGo}
          </Button>
        </TextField>
      </form>
    </details>
  );
}
