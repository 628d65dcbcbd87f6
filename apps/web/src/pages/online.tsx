import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { OnlineClient } from '../client/online-client.js';
import { GAMES, isGameId } from '../games/registry.js';
import type { Refused } from '../client/table-client.js';
import { TableScreen } from '../table/table-screen.js';
import { Button } from '../ui/button.js';
import { Waiting } from '../ui/waiting.js';
import { once, sentence, useKitWords, useWords } from '../words/words.js';
import { Dealing } from './dealing.js';
import { Door } from './door.js';
import { GonePage } from './gone.js';
import { UnreachablePage } from './unreachable.js';
import { Lobby } from './lobby.js';

/** A table on the server, from its link to its end. */
export default function OnlinePage({ id }: { readonly id: string }) {
  const [client, setClient] = useState<OnlineClient>();
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    const fresh = new OnlineClient(id);
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
  if (!table) {
    if (status === 'closed') return <GonePage />;
    return hasFailed ? <UnreachablePage /> : <Waiting />;
  }
  if (!isGameId(table.game)) return <GonePage />;
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

function Live({ client, game }: { readonly client: OnlineClient; readonly game: keyof typeof GAMES }) {
  const page = use(once(`game.${game}`, GAMES[game].page));
  const { table, handTo } = useSyncExternalStore(client.subscribe, client.state);
  // Whoever takes a shared device gets a table of their own: nothing of another person's stays behind in it.
  const holder = table?.you.seats ? `${handTo ?? 'nobody'}.${table.you.seat}` : 'one';
  return table ? <TableScreen key={holder} client={client} page={page} table={table} /> : <Waiting />;
}
