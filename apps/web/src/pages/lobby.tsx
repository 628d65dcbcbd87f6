import { LEVELS } from '@sixfold/game-kit';
import type { BotLevel, SeatState, TableState } from '@sixfold/protocol';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { isGameId, isHomeGame } from '../games/registry.js';
import { RulesLink } from '../rules/rules-link.js';
import { NotifyOffer } from '../settings/notify-offer.js';
import { Missing } from '../table/missing.js';
import { botName, seatName } from '../table/names.js';
import { PresenceNews } from '../table/presence-news.js';
import { SeatSign } from '../table/seat-sign.js';
import { Button, IconButton } from '../ui/button.js';
import { Segments, Switch } from '../ui/form.js';
import { Icon } from '../ui/icons.js';
import { useTitle } from '../ui/title.js';
import { TopBar } from '../ui/top-bar.js';
import { sentence, useGameWords, useKitWords, useWords } from '../words/words.js';
import { AlsoHere } from './also-here.js';
import { Evening } from './evening.js';
import { Invitation } from './invitation.js';
import { ChatButton, LobbyChat } from './lobby-chat.js';
import { Programs } from './programs.js';
import { RoomName } from './room-name.js';
import { RulesDialog } from './rules-dialog.js';
import { RulesSummary } from './rules-summary.js';
import './lobby.css';

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
  const canTalk = table.chat && table.you.member;
  useTitle(table.name || game.name);

  const run = async (command: Promise<Refused | undefined>): Promise<boolean> => {
    const refused = await command;
    setProblem(refused && sentence(refused, game.refusals, kit));
    return refused === undefined;
  };

  async function fillWithBots(): Promise<boolean> {
    for (const { seat } of free) if (!(await run(client.addBot(level, seat)))) return false;
    return true;
  }

  async function fillAndStart(): Promise<void> {
    if (await fillWithBots()) await run(client.start());
  }

  async function leave(): Promise<void> {
    if (await run(client.leave())) go('/');
  }

  return (
    <>
      <TopBar>{canTalk && <ChatButton client={client} table={table} />}</TopBar>
      <PresenceNews table={table} />
      <main className="page lobby">
        <div className="lobby-head">
          {table.name && <p className="soft">{table.name}</p>}
          <h1>{table.evening.length > 0 ? words.lobby.titleNext : words.lobby.title}</h1>
        </div>
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
          {table.you.seat !== undefined && free.length > 0 && <AlsoHere client={client} run={run} />}
          {problem && (
            <p role="alert" className="notice">
              {problem}
            </p>
          )}
          <Missing seats={table.seats} />
          {table.clock.kind === 'day' && table.you.seat !== undefined && <NotifyOffer />}
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
              {free.length > 0 && table.canStartWithFewer && (
                <Button onClick={() => void run(client.start('fewer'))}>
                  {words.lobby.startFewer(table.seats.length - free.length)}
                </Button>
              )}
              <div className="lobby-start">
                {free.length > 0 ? (
                  <Button look="main" wide onClick={() => void fillAndStart()}>
                    {words.lobby.fillAndStart}
                  </Button>
                ) : (
                  <Button look="main" wide onClick={() => void run(client.start())}>
                    {words.lobby.start}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <p className="soft">{words.lobby.waitHost(host?.name ?? words.lobby.host)}</p>
          )}
        </section>
        <div className="stack">
          {canTalk && <LobbyChat client={client} table={table} run={run} />}
          {table.evening.length > 0 && <Evening games={table.evening} />}
          <RulesSummary table={table} />
          {isHomeGame(table.game) && (
            <RulesLink game={table.game} options={table.options} seats={table.seats.length} />
          )}
          {table.you.host && isGameId(table.game) && (
            <div>
              <Button onClick={() => setChanging(true)}>{words.lobby.changeRules}</Button>
            </div>
          )}
          {table.you.host && (
            <Switch
              label={words.setup.allowHints}
              help={words.setup.allowHintsHelp}
              checked={table.hints}
              onChange={(hints) => void run(client.allowHints(hints))}
            />
          )}
          {table.you.host && <RoomName client={client} name={table.name ?? ''} run={run} />}
          {changing && isGameId(table.game) && (
            <Suspense>
              <RulesDialog table={table} game={table.game} onClose={() => setChanging(false)} />
            </Suspense>
          )}
          {table.you.host && <Programs client={client} table={table} run={run} />}
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
              <Button look="quiet" onClick={() => void leave()}>
                {words.lobby.leave}
              </Button>
              <p className="help">{words.lobby.leaveHelp}</p>
            </div>
          )}
        </div>
      </main>
    </>
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
  readonly run: (command: Promise<Refused | undefined>) => Promise<boolean>;
}) {
  const words = useWords();
  const isMe = table.you.seat === seat.seat || table.you.seats?.includes(seat.seat) === true;
  const name = seatName(words, table.seats, seat.seat);
  const notes = [
    isMe && words.lobby.you,
    seat.host && words.lobby.host,
    seat.kind === 'bot' && seat.level && words.lobby.bot(words.setup.levels[seat.level]),
    seat.program && words.lobby.program,
    seat.kind === 'human' && !seat.connected && (seat.gone ? words.lobby.left : words.lobby.away),
  ].filter(Boolean);
  return (
    <li className={seat.kind === 'open' ? 'seat-line free' : 'seat-line'}>
      {seat.kind === 'open' ? <Icon name="person" /> : <SeatSign who={seat} seat={seat.seat} name={name} />}
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
        <IconButton
          icon="robot"
          label={`${words.lobby.addBot}: ${botName(seat.seat)}`}
          onClick={() => void run(client.addBot(level, seat.seat))}
        />
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
