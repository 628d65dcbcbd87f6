import type { TableSummary } from '@sixfold/protocol';
import { useCallback, useEffect, useState } from 'react';
import { type DeviceGame, damagedGames, forgetDeviceGame, listDeviceGames } from '../client/device-games.js';

/** How often the server is asked what is new. */
const PAUSE = 15_000;

export interface MyGames {
  /** Kept on this device, the one played last first. */
  readonly here: readonly DeviceGame[];
  readonly damaged: readonly string[];
  /** Tables on the server where one belongs, and open ones of others; undefined until the server has answered. */
  readonly mine: readonly TableSummary[];
  readonly open: readonly TableSummary[] | undefined;
  /** Games of others that anybody may watch. */
  readonly running: readonly TableSummary[];
  readonly offline: boolean;
  forget(ids: readonly string[]): void;
}

/** What the server said last: whoever comes back to the start page sees it at once, and nothing jumps. */
let known: Pick<MyGames, 'mine' | 'open' | 'running'> = { mine: [], open: undefined, running: [] };

/** All games that somebody here can go on with, look at or join. */
export function useMyGames(): MyGames {
  const [here, setHere] = useState(listDeviceGames);
  const [damaged, setDamaged] = useState(damagedGames);
  const [{ mine, open, running }, setTables] = useState(known);
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const { api } = await import('../client/online.js');
      const [my, all, watched] = await Promise.all([api.myTables(), api.publicTables(), api.runningTables()]);
      const isOthers = (table: TableSummary) => !my.tables.some(({ id }) => id === table.id);
      known = {
        mine: my.tables,
        open: all.tables.filter(isOthers),
        running: watched.tables.filter(isOthers),
      };
      if (!wanted) return;
      setTables(known);
      setOffline(false);
    };
    const tryIt = () => void read().catch(() => wanted && setOffline(true));
    tryIt();
    const timer = setInterval(tryIt, PAUSE);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);

  const forget = useCallback((ids: readonly string[]) => {
    for (const id of ids) forgetDeviceGame(id);
    setHere(listDeviceGames());
    setDamaged(damagedGames());
  }, []);
  return { here, damaged, mine, open, running, offline, forget };
}
