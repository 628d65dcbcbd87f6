import type { TableState } from '@sixfold/protocol';
import { useState } from 'react';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { NameField } from '../settings/name-field.js';
import { useSettings } from '../settings/settings.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useWords } from '../words/words.js';

interface BotSeatProps {
  readonly client: OnlineClient;
  readonly table: TableState;
  readonly nameOf: (seat: number) => string;
  readonly textOf: (refused: Refused) => string;
}

/** For whoever comes while a game runs: bots give up their places. */
export function BotSeat({ client, table, nameOf, textOf }: BotSeatProps) {
  const words = useWords();
  const settings = useSettings();
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (table.you.seat !== undefined || table.phase !== 'playing') return null;
  const bots = table.seats.filter(({ kind }) => kind === 'bot');
  const { heirTo } = table.you;
  const offered = bots.filter(({ heir }) => heir === undefined);
  if (heirTo !== undefined)
    return (
      <p className="banner" role="status">
        {words.table.placeSoon(nameOf(heirTo))}
      </p>
    );
  if (offered.length === 0) return null;

  async function sit(seat: number): Promise<void> {
    const name = settings.name.trim();
    if (!name) return setProblem(words.lobby.nameMissing);
    const refused = await client.join(name, seat);
    setProblem(refused && textOf(refused));
    if (!refused) setAsking(false);
  }

  return (
    <>
      <p className="banner" role="status">
        {words.table.botsGiveWay}
        <Button onClick={() => setAsking(true)}>{words.table.joinIn}</Button>
      </p>
      {asking && (
        <Dialog title={words.lobby.askName} onClose={() => setAsking(false)}>
          <NameField problem={problem} />
          {offered.map(({ seat }) => (
            <Button key={seat} icon="robot" wide onClick={() => void sit(seat)}>
              {words.table.placeOf(nameOf(seat))}
            </Button>
          ))}
        </Dialog>
      )}
    </>
  );
}
