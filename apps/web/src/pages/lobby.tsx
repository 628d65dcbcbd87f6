import type { BotLevel, SeatState, TableState } from '@sixfold/protocol';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { isGameId, isHomeGame } from '../games/registry.js';
import { botName, seatName } from '../table/names.js';
import { Button, IconButton } from '../ui/button.js';
import { Segments } from '../ui/form.js';
import { Icon } from '../ui/icons.js';
import { QrCode } from '../ui/qr-code.js';
import { RulesLink } from '../rules/rules-link.js';
import { TopBar } from '../ui/top-bar.js';
import { sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { PlayedHere } from './played-here.js';
import { RulesDialog } from './rules-dialog.js';
import './lobby.css';

const LEVELS = ['easy', 'medium', 'strong', 'master'] as const satisfies readonly BotLevel[];

/** Before the start: the link to share, who is there, and what is played. */
export function Lobby({ client, table }: { readonly client: OnlineClient; readonly table: TableState }) {
  const words = useWords();
  const game = useGameWords(table.game);
  const kit = useKitWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string>();
  const [changing, setChanging] = useState(false);
  const [level, setLevel] = useState<BotLevel>('medium');
  const free = table.seats.filter(({ kind }) => kind === 'open');
  const host = table.seats.find((seat) => seat.host);

  const run = async (command: Promise<Refused | undefined>) => {
    const refused = await command;
    setProblem(refused && sentence(refused, game.refusals, kit));
  };

  async function fillWithBots(): Promise<void> {
    for (const { seat } of free) await run(client.addBot(level, seat));
  }

  return (
    <>
      <TopBar />
      <main className="page lobby">
        <h1>{words.lobby.title}</h1>
        <Invitation table={table} />
        <section className="stack" aria-labelledby="seats">
          <h2 id="seats" className="small-heading">
            {words.lobby.seats}
          </h2>
          <ol className="seat-list">
            {table.seats.map((seat) => (
              <SeatLine key={seat.seat} seat={seat} client={client} table={table} run={run} level={level} />
            ))}
          </ol>
          {problem && (
            <p role="alert" className="notice">
              {problem}
            </p>
          )}
          {table.you.host ? (
            <>
              {free.length > 0 && (
                <>
                  <p className="soft">{words.lobby.waitSeats}</p>
                  <Segments
                    label={words.lobby.botLevel}
                    value={level}
                    values={LEVELS}
                    wordOf={(each) => words.setup.levels[each]}
                    onChange={setLevel}
                  />
                  <Button icon="robot" onClick={() => void fillWithBots()}>
                    {words.lobby.fillBots}
                  </Button>
                </>
              )}
              <Button look="main" disabled={free.length > 0} onClick={() => void run(client.start())}>
                {words.lobby.start}
              </Button>
            </>
          ) : (
            <p className="soft">{words.lobby.waitHost(host?.name ?? words.lobby.host)}</p>
          )}
        </section>
        <div className="stack">
          <PlayedHere table={table} />
          {isHomeGame(table.game) && (
            <RulesLink game={table.game} options={table.options} seats={table.seats.length} />
          )}
          {table.you.host && isGameId(table.game) && (
            <div>
              <Button onClick={() => setChanging(true)}>{words.lobby.changeRules}</Button>
            </div>
          )}
          {changing && isGameId(table.game) && (
            <Suspense>
              <RulesDialog table={table} game={table.game} onClose={() => setChanging(false)} />
            </Suspense>
          )}
          <details className="seal">
            <summary>
              <Icon name="seal" /> {words.lobby.commitment}
            </summary>
            <p className="help">{words.lobby.commitmentHelp}</p>
            <code>{table.commitment}</code>
          </details>
          {table.spectators.count > 0 && (
            <p className="soft">{words.lobby.watchers(table.spectators.count)}</p>
          )}
          {table.you.seat !== undefined && (
            <div>
              <Button
                look="quiet"
                onClick={() => {
                  void client.leave();
                  go('/');
                }}
              >
                {words.lobby.leave}
              </Button>
            </div>
          )}
        </div>
      </main>
    </>
  );
}

/** Link, code and QR code of a table. */
function Invitation({ table }: { readonly table: TableState }) {
  const words = useWords().lobby;
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/t/${table.id}`;

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }

  return (
    <section className="invitation" aria-labelledby="invite">
      <QrCode text={link} label={words.qr} />
      <div className="stack">
        <h2 id="invite" className="small-heading">
          {words.invite}
        </h2>
        <a href={link} className="table-link">
          {link.replace(/^https?:\/\//, '')}
        </a>
        <div className="line">
          <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
            {copied ? words.copied : words.copy}
          </Button>
          {'share' in navigator && (
            <Button icon="share" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {words.share}
            </Button>
          )}
        </div>
        <p className="soft">
          {words.code}: <code>{table.id}</code>
        </p>
      </div>
    </section>
  );
}

function SeatLine({
  seat,
  client,
  table,
  run,
  level,
}: {
  readonly level: BotLevel;
  readonly seat: SeatState;
  readonly client: OnlineClient;
  readonly table: TableState;
  readonly run: (command: Promise<Refused | undefined>) => Promise<void>;
}) {
  const words = useWords();
  const isMe = table.you.seat === seat.seat;
  const name = seatName(words, table.seats, seat.seat);
  const notes = [
    isMe && words.lobby.you,
    seat.host && words.lobby.host,
    seat.kind === 'bot' && seat.level && words.lobby.bot(words.setup.levels[seat.level]),
    seat.kind === 'human' && !seat.connected && words.lobby.away,
  ].filter(Boolean);
  return (
    <li className={seat.kind === 'open' ? 'seat-line free' : 'seat-line'}>
      <Icon name={seat.kind === 'bot' ? 'robot' : 'person'} />
      <span className="grow">
        <strong>{name}</strong>
        {notes.length > 0 && <span className="soft"> · {notes.join(' · ')}</span>}
      </span>
      {seat.kind === 'open' && table.you.seat !== undefined && (
        <Button look="quiet" onClick={() => void run(client.changeSeat(seat.seat))}>
          {words.lobby.sitHere}
        </Button>
      )}
      {seat.kind === 'open' && table.you.host && (
        <Button
          look="quiet"
          aria-label={`${words.lobby.addBot}: ${botName(seat.seat)}`}
          onClick={() => void run(client.addBot(level, seat.seat))}
        >
          {words.lobby.addBot}
        </Button>
      )}
      {seat.kind !== 'open' && table.you.host && !isMe && (
        <IconButton
          icon="close"
          label={words.lobby.remove(name)}
          onClick={() => void run(client.remove(seat.seat))}
        />
      )}
    </li>
  );
}
