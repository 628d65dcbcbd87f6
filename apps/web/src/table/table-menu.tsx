import type { TableState } from '@sixfold/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { OnlineClient } from '../client/online-client.js';
import { Button, IconButton } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icons.js';
import { QrCode } from '../ui/qr-code.js';
import { useWords } from '../words/words.js';

interface MenuProps {
  readonly client: OnlineClient;
  readonly table: TableState;
  readonly nameOf: (seat: number) => string;
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

function MenuDialog({ client, table, nameOf, onClose }: MenuProps & { readonly onClose: () => void }) {
  const words = useWords();
  const [, go] = useLocation();
  const [link, setLink] = useState<string>();
  const me = table.you.seat;
  return (
    <Dialog title={words.table.people} onClose={onClose}>
      <ul>
        {table.seats.map((seat) => {
          const isAway = seat.kind === 'human' && !seat.connected && !seat.standIn && seat.seat !== me;
          return (
            <li key={seat.seat} className="menu-line">
              <Icon name={seat.kind === 'bot' || seat.standIn ? 'robot' : 'person'} />
              <span className="grow">
                <strong>{nameOf(seat.seat)}</strong>
                <span className="soft">
                  {seat.seat === me && ` · ${words.lobby.you}`}
                  {seat.kind === 'bot' &&
                    seat.level &&
                    ` · ${words.lobby.bot(words.setup.levels[seat.level])}`}
                  {seat.kind === 'human' && !seat.connected && ` · ${words.lobby.away}`}
                </span>
              </span>
              {isAway && me !== undefined && table.phase === 'playing' && (
                <Button onClick={() => void client.takeOver(seat.seat)}>
                  {words.table.botForAway(nameOf(seat.seat))}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {table.spectators.count > 0 && <p className="soft">{words.lobby.watchers(table.spectators.count)}</p>}
      {me !== undefined && (
        <section className="stack">
          <h3>{words.table.otherDevice}</h3>
          <p className="soft">{words.table.otherDeviceHelp}</p>
          {link === undefined ? (
            <div>
              <Button icon="phone" onClick={() => void client.seatLink().then(setLink, () => undefined)}>
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
            <Button
              onClick={() => {
                void client.leave();
                go('/');
              }}
            >
              {words.table.leave}
            </Button>
            {table.allows.resign && (
              <Button onClick={() => void client.resign()}>{words.table.resign}</Button>
            )}
          </div>
        </section>
      )}
    </Dialog>
  );
}
