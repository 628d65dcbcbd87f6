import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { whileAlone } from '../client/alone.js';
import { DeviceClient } from '../client/device-client.js';
import { damagedGames, readDeviceGame } from '../client/device-games.js';
import { prepareTable } from '../games/prepare.js';
import { GAMES, type GameId, isGameId } from '../games/registry.js';
import { useGamePage } from '../games/use-game.js';
import { TableScreen } from '../table/table-screen.js';
import { Waiting } from '../ui/waiting.js';
import { ElsewherePage, StuckPage } from './device-stuck.js';
import { NotFoundPage } from './not-found.js';

async function prepare(id: string): Promise<void> {
  const game = readDeviceGame(id)?.game;
  if (game !== undefined && isGameId(game)) await prepareTable(game);
}

/** A game on this device. */
function DevicePage({ id }: { readonly id: string }) {
  const [game] = useState(() => readDeviceGame(id));
  if (!game || !isGameId(game.game))
    return game || damagedGames().includes(id) ? <StuckPage id={id} /> : <NotFoundPage />;
  return <DeviceTable id={id} game={game.game} />;
}

export default Object.assign(DevicePage, { prepare });

function DeviceTable({ id, game }: { readonly id: string; readonly game: GameId }) {
  const page = useGamePage(game);
  const [client, setClient] = useState<DeviceClient>();
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    let fresh: DeviceClient | undefined;
    const giveUp = whileAlone(
      `sixfold.game.${id}`,
      () => {
        const kept = readDeviceGame(id);
        if (!kept) return;
        fresh = new DeviceClient(kept, GAMES[game].manifest.hides);
        setClient(fresh);
      },
      () => setElsewhere(true),
    );
    return () => {
      giveUp();
      fresh?.close();
    };
  }, [id, game]);
  const isOpen = useOpened(client);
  if (client && isOpen) return <Live client={client} page={page} />;
  return elsewhere ? <ElsewherePage /> : <Waiting />;
}

/**
 * Whether there is something to show, or to say why not. The table that appears then is rendered in short tasks, so that a
 * slow phone can draw and scroll meanwhile. Later changes are not put off like that: what only one person may see is gone from
 * the document before anybody else is asked for.
 */
function useOpened(client: DeviceClient | undefined): boolean {
  const [opened, setOpened] = useState<DeviceClient>();
  useEffect(() => {
    if (!client) return;
    const look = (): void => {
      const { status, play, handTo } = client.state();
      if (status !== 'closed' && !play && handTo === undefined) return;
      stop();
      startTransition(() => setOpened(client));
    };
    const stop = client.subscribe(look);
    look();
    return stop;
  }, [client]);
  return client !== undefined && opened === client;
}

function Live({
  client,
  page,
}: {
  readonly client: DeviceClient;
  readonly page: Parameters<typeof TableScreen>[0]['page'];
}) {
  const { table, status, handTo } = useSyncExternalStore(client.subscribe, client.state);
  if (status === 'closed') return <StuckPage id={client.id} />;
  // Whoever holds the device gets a table of their own: nothing of another person's stays behind in it.
  const holder = client.hides ? `${handTo ?? 'nobody'}.${table?.you.seat ?? 'nobody'}` : 'everybody';
  return table ? <TableScreen key={holder} client={client} page={page} table={table} /> : <Waiting />;
}
