import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { askAhead, askedFor, takeAhead } from '../client/ahead.js';
import type { OnlineClient } from '../client/online-client.js';
import type { Refused } from '../client/table-client.js';
import { prepareLobby, prepareTable } from '../games/prepare.js';
import { type GameId, isGameId } from '../games/registry.js';
import { useGamePage } from '../games/use-game.js';
import { TableScreen } from '../table/table-screen.js';
import { Button } from '../ui/button.js';
import { Waiting } from '../ui/waiting.js';
import { sentence, useArrived, useKitWords, useWords } from '../words/words.js';
import { Dealing } from './dealing.js';
import { Door } from './door.js';
import { GonePage } from './gone.js';
import { Lobby } from './lobby.js';
import { UnreachablePage } from './unreachable.js';

async function prepare(id: string, token: string): Promise<void> {
  // A link to a seat shows the table only when the seat has been taken.
  if (token !== '') return;
  const { table } = await askAhead(id);
  await fetching(table?.game, table?.phase === 'lobby');
}

/** A table on the server, from its link to its end. */
function OnlinePage({ id }: { readonly id: string }) {
  const [client, setClient] = useState(() => askedFor(id));
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    const fresh = takeAhead(id);
    setClient(fresh);
    const token = location.hash.slice(1);
    if (token) {
      history.replaceState(history.state, '', location.pathname);
      void fresh.takeSeat(token).then(setRefused);
    }
    return () => fresh.close();
  }, [id]);
  if (!client) return <Waiting />;
  return (
    <>
      {refused && <LinkRefused refused={refused} onClose={() => setRefused(undefined)} />}
      <Online client={client} />
    </>
  );
}

export default Object.assign(OnlinePage, { prepare });

/** A link to a seat that was used or is too old: said, before one finds oneself watching. */
function LinkRefused({ refused, onClose }: { readonly refused: Refused; readonly onClose: () => void }) {
  const words = useWords();
  const kit = useKitWords();
  return (
    <p className="banner" role="alert">
      {sentence(refused, {}, kit)}
      <Button onClick={onClose}>{words.table.close}</Button>
    </p>
  );
}

function Online({ client }: { readonly client: OnlineClient }) {
  const { table, status, play, handTo } = useSyncExternalStore(client.subscribe, client.state);
  const [watching, setWatching] = useState(false);
  // Every further try would otherwise flash.
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (status === 'waiting') setHasFailed(true);
  }, [status]);
  const [game, isLobby] = [table?.game, table?.phase === 'lobby'];
  const isReady = useArrived(useMemo(() => fetching(game, isLobby), [game, isLobby]));
  if (!table) {
    if (status === 'closed') return <GonePage />;
    return hasFailed ? <UnreachablePage /> : <Waiting />;
  }
  if (!isGameId(table.game)) return <GonePage />;
  if (!isReady) return <Waiting />;
  const hasFreeSeat = table.seats.some(({ kind }) => kind === 'open');
  if (table.phase === 'lobby') {
    if (table.you.seat === undefined && hasFreeSeat && !watching && !table.you.host)
      return <Door client={client} table={table} onWatch={() => setWatching(true)} />;
    return <Lobby client={client} table={table} />;
  }
  if (table.phase === 'dealing') return <Dealing table={table} />;
  if (!play && handTo === undefined) return status === 'closed' ? <GonePage /> : <Waiting />;
  return <Live client={client} game={table.game} />;
}

/** What the table needs to be shown; what it will need next is fetched meanwhile. */
function fetching(game: string | undefined, isLobby: boolean): Promise<unknown> | undefined {
  if (game === undefined || !isGameId(game)) return undefined;
  const all = prepareTable(game);
  return isLobby ? prepareLobby(game) : all;
}

function Live({ client, game }: { readonly client: OnlineClient; readonly game: GameId }) {
  const page = useGamePage(game);
  const { table, handTo } = useSyncExternalStore(client.subscribe, client.state);
  // Whoever takes a shared device gets a table of their own: nothing of another person's stays behind in it.
  const holder = table?.you.seats ? `${handTo ?? 'nobody'}.${table.you.seat}` : 'one';
  return table ? <TableScreen key={holder} client={client} page={page} table={table} /> : <Waiting />;
}
