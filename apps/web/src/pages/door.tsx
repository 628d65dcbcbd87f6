import type { TableState } from '@sixfold/protocol';
import { useState } from 'react';
import type { OnlineClient } from '../client/online-client.js';
import { NameField } from '../settings/name-field.js';
import { useSettings } from '../settings/settings.js';
import { seatName } from '../table/names.js';
import { SeatSign } from '../table/seat-sign.js';
import { BlockedNotice } from '../ui/blocked.js';
import { Button } from '../ui/button.js';
import { useTitle } from '../ui/title.js';
import { TopBar } from '../ui/top-bar.js';
import { sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { RulesSummary } from './rules-summary.js';
import './lobby.css';

/** Where a link leads first: a name, and one is seated. */
export function Door({
  client,
  table,
  onWatch,
}: {
  readonly client: OnlineClient;
  readonly table: TableState;
  readonly onWatch: () => void;
}) {
  const words = useWords();
  const game = useGameWords(table.game);
  const kit = useKitWords();
  const settings = useSettings();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const host = table.seats.find((seat) => seat.host)?.name;
  const there = table.seats.filter(({ kind }) => kind !== 'open');
  const invitation =
    host === undefined ? words.lobby.invited(game.name) : words.lobby.invitedBy(host, game.name);
  useTitle(table.name ? `${invitation} · ${table.name}` : invitation);

  async function sit(): Promise<void> {
    const name = settings.name.trim();
    if (!name) return setProblem(words.lobby.nameMissing);
    setBusy(true);
    const refused = await client.join(name);
    setBusy(false);
    if (refused) setProblem(sentence(refused, game.refusals, kit));
  }

  return (
    <>
      <TopBar />
      <main className="page narrow stack">
        <div>
          {table.name && <p className="soft">{table.name}</p>}
          <h1>{invitation}</h1>
        </div>
        <BlockedNotice />
        {there.length > 0 && (
          <ul className="door-people">
            {there.map((seat) => (
              <li key={seat.seat} className="seat-line">
                <SeatSign who={seat} seat={seat.seat} name={seatName(words, table.seats, seat.seat)} />
                <strong>{seatName(words, table.seats, seat.seat)}</strong>
              </li>
            ))}
          </ul>
        )}
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void sit();
          }}
        >
          <NameField label={words.lobby.askName} problem={problem} />
          <div className="line">
            <Button look="main" type="submit" disabled={busy}>
              {words.lobby.nameGo}
            </Button>
            {table.spectators.allowed && (
              <Button look="quiet" onClick={onWatch}>
                {words.lobby.nameWatch}
              </Button>
            )}
          </div>
        </form>
        <RulesSummary table={table} />
      </main>
    </>
  );
}
