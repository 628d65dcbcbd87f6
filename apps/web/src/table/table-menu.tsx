import { ApiProblem, type SeatState, type TableState } from '@sixfold/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { useLanguage } from '../settings/settings.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { QrCode } from '../ui/qr-code.js';
import { timeText } from '../ui/time-text.js';
import { useWords } from '../words/words.js';
import { SeatSign } from './seat-sign.js';
import { TakeOver } from './take-over.js';

interface MenuProps {
  readonly client: OnlineClient;
  readonly table: TableState;
  readonly nameOf: (seat: number) => string;
  readonly textOf: (refused: Refused) => string;
}

/** Who is at an online table, and how to leave it, move it or hand a seat to a bot. */
export function TableMenu(props: MenuProps) {
  const words = useWords().table;
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="people" label={words.people} onClick={() => setOpen(true)} />
      {open && <MenuDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function MenuDialog({
  client,
  table,
  nameOf,
  textOf,
  onClose,
}: MenuProps & { readonly onClose: () => void }) {
  const words = useWords();
  const [, go] = useLocation();
  const [link, setLink] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const me = table.you.seat;
  const language = useLanguage();

  async function run(command: Promise<Refused | undefined>): Promise<boolean> {
    const refused = await command;
    setProblem(refused && textOf(refused));
    return refused === undefined;
  }

  async function makeLink(): Promise<void> {
    try {
      setLink(await client.seatLink());
    } catch (error) {
      setProblem(textOf(error instanceof ApiProblem ? error : { code: 'unreachable', params: {} }));
    }
  }

  async function leave(): Promise<void> {
    if (await run(client.leave())) go('/');
  }

  const awayText = ({ gone, awaySince }: SeatState): string => {
    if (gone) return words.lobby.left;
    return awaySince === undefined ? words.lobby.away : words.table.awaySince(timeText(awaySince, language));
  };

  return (
    <Dialog title={words.table.people} onClose={onClose}>
      <ul>
        {table.seats.map((seat) => {
          const isAway = seat.kind === 'human' && !seat.connected && !seat.standIn && seat.seat !== me;
          return (
            <li key={seat.seat} className="menu-line">
              <SeatSign who={seat} seat={seat.seat} name={nameOf(seat.seat)} />
              <span className="grow">
                <strong>{nameOf(seat.seat)}</strong>
                <span className="soft">
                  {seat.seat === me && ` · ${words.lobby.you}`}
                  {seat.host && ` · ${words.lobby.host}`}
                  {seat.kind === 'bot' &&
                    seat.level &&
                    ` · ${words.lobby.bot(words.setup.levels[seat.level])}`}
                  {seat.program && ` · ${words.lobby.program}`}
                  {seat.muted && ` · ${words.table.muted}`}
                  {seat.heir !== undefined && ` · ${words.table.soon(seat.heir)}`}
                  {seat.kind === 'human' && !seat.connected && ` · ${awayText(seat)}`}
                </span>
              </span>
              {table.you.host && table.chat && seat.kind === 'human' && seat.seat !== me && (
                <Button
                  look="quiet"
                  aria-label={`${seat.muted ? words.table.unmute : words.table.mute}: ${nameOf(seat.seat)}`}
                  onClick={() => void run(client.mute(seat.seat, !seat.muted))}
                >
                  {seat.muted ? words.table.unmute : words.table.mute}
                </Button>
              )}
              {isAway && me !== undefined && seat.takeOverAt !== undefined && (
                <TakeOver
                  name={nameOf(seat.seat)}
                  at={seat.takeOverAt}
                  ahead={client.state().ahead ?? 0}
                  onTakeOver={() => void run(client.takeOver(seat.seat))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {problem && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      {table.spectators.count > 0 && <p className="soft">{words.lobby.watchers(table.spectators.count)}</p>}
      {me !== undefined && (
        <section className="stack">
          <h3>{words.table.otherDevice}</h3>
          <p className="soft">{words.table.otherDeviceHelp}</p>
          {link === undefined ? (
            <div>
              <Button icon="phone" onClick={() => void makeLink()}>
                {words.table.makeLink}
              </Button>
            </div>
          ) : (
            <div className="seat-link">
              <QrCode text={link} label={words.table.otherDevice} />
              <a href={link}>{link}</a>
            </div>
          )}
        </section>
      )}
      {me !== undefined && table.phase === 'playing' && (
        <section className="stack">
          <p className="soft">{words.table.leaveHelp}</p>
          <div className="line">
            <Button onClick={() => void leave()}>{words.table.leave}</Button>
            {table.allows.resign && (
              <Button onClick={() => void run(client.resign())}>{words.table.resign}</Button>
            )}
          </div>
        </section>
      )}
    </Dialog>
  );
}
