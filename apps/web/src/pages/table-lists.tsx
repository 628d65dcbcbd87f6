import type { TableSummary } from '@sixfold/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { damagedGames, type DeviceGame, forgetDeviceGame, listDeviceGames } from '../client/device-games.js';
import { Icon } from '../ui/icons.js';
import { Button, IconButton } from '../ui/button.js';
import { useGameName, useWords } from '../words/words.js';

/** Games on this device, my tables and open tables: what can be gone on with. */
export function TableLists() {
  const words = useWords().home;
  const [here, setHere] = useState(listDeviceGames);
  const [damaged, setDamaged] = useState(damagedGames);
  const [mine, setMine] = useState<readonly TableSummary[]>([]);
  const [open, setOpen] = useState<readonly TableSummary[]>();
  const [running, setRunning] = useState<readonly TableSummary[]>([]);
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const { api } = await import('../client/online.js');
      const [my, open, running] = await Promise.all([
        api.myTables(),
        api.publicTables(),
        api.runningTables(),
      ]);
      if (!wanted) return;
      const isOthers = (table: TableSummary) => !my.tables.some(({ id }) => id === table.id);
      setMine(my.tables);
      setOpen(open.tables.filter(isOthers));
      setRunning(running.tables.filter(isOthers));
      setOffline(false);
    };
    const tryIt = () => void read().catch(() => wanted && setOffline(true));
    tryIt();
    const timer = setInterval(tryIt, 15_000);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);

  return (
    <>
      {offline && (
        <p className="notice" role="status">
          <Icon name="offline" /> {words.offline}
        </p>
      )}
      {damaged.length > 0 && (
        <p className="notice" role="status">
          <span className="grow">{words.damaged(damaged.length)}</span>
          <Button
            onClick={() => {
              for (const id of damaged) forgetDeviceGame(id);
              setDamaged([]);
            }}
          >
            {words.forget}
          </Button>
        </p>
      )}
      <div className="lists">
        {here.length > 0 && (
          <DeviceList
            games={here}
            onForget={(id) => {
              forgetDeviceGame(id);
              setHere(listDeviceGames());
            }}
          />
        )}
        {mine.length > 0 && <TableList title={words.myTables} tables={mine} />}
        {!offline && open && <TableList title={words.openTables} tables={open} empty={words.noOpenTables} />}
        {!offline && running.length > 0 && <TableList title={words.toWatch} tables={running} />}
      </div>
    </>
  );
}

function DeviceList({
  games,
  onForget,
}: {
  readonly games: readonly DeviceGame[];
  readonly onForget: (id: string) => void;
}) {
  const words = useWords();
  return (
    <section className="list">
      <h3>{words.home.onThisDevice}</h3>
      <ul>
        {games.slice(0, 5).map((game) => (
          <DeviceLine key={game.id} game={game} onForget={onForget} />
        ))}
      </ul>
    </section>
  );
}

function DeviceLine({
  game,
  onForget,
}: {
  readonly game: DeviceGame;
  readonly onForget: (id: string) => void;
}) {
  const words = useWords();
  const name = useGameName(game.game);
  const people = game.seats.flatMap((seat) =>
    seat.kind === 'human' ? [seat.name || words.table.guest] : [],
  );
  return (
    <li className="list-line">
      <span className="grow">
        <strong>
          {name}
          {people.length > 1 && ` · ${people.join(', ')}`}
        </strong>
        <span className="soft">
          {game.finished ? words.home.finished : words.home.running} ·{' '}
          {words.home.players(game.seats.length, game.seats.length)}
        </span>
      </span>
      <Link href={`/here/${game.id}`} className="button plain">
        {game.finished ? words.table.result : words.home.continueGame}
      </Link>
      <IconButton icon="trash" label={words.home.forgetNamed(name)} onClick={() => onForget(game.id)} />
    </li>
  );
}

function TableList({
  title,
  tables,
  empty,
}: {
  readonly title: string;
  readonly tables: readonly TableSummary[];
  readonly empty?: string;
}) {
  return (
    <section className="list">
      <h3>{title}</h3>
      {tables.length === 0 && <p className="soft">{empty}</p>}
      <ul>
        {tables.slice(0, 8).map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function TableLine({ table }: { readonly table: TableSummary }) {
  const words = useWords();
  const game = useGameName(table.game);
  const taken = table.seats.filter(({ kind }) => kind !== 'open').length;
  const names = table.seats
    .flatMap(({ name, program }) =>
      name !== undefined && program ? words.home.botNamed(name) : (name ?? []),
    )
    .join(', ');
  const status = table.yourTurn ? (
    <span className="turn-mark">{words.home.yourTurn}</span>
  ) : table.phase === 'lobby' ? (
    words.home.seatsTaken(taken, table.seats.length)
  ) : table.phase === 'playing' ? (
    words.home.running
  ) : (
    words.home.finished
  );
  const verb =
    table.seat !== undefined
      ? words.home.continueGame
      : table.phase === 'lobby' && taken < table.seats.length
        ? words.home.join
        : words.home.watch;
  return (
    <li className="list-line">
      <span className="grow">
        <strong>
          {game}
          {names && ` · ${names}`}
        </strong>
        <span className="soft">{status}</span>
      </span>
      <Link href={`/t/${table.id}`} className="button plain">
        {verb}
      </Link>
    </li>
  );
}
