import type { MatchRecord } from '@sixfold/game-kit';
import type { PlayedGame } from './played.js';

/** Records that a server was asked for: they do not change any more. */
const fetched = new Map<string, Promise<MatchRecord>>();

/** What was played in a game, from this device or from the server; undefined if nobody can tell. */
export function recordOf({ id, record, online }: PlayedGame): Promise<MatchRecord | undefined> {
  if (record || !online) return Promise.resolve(record);
  const known = fetched.get(id) ?? askFor(online);
  fetched.set(id, known);
  return known.catch(() => {
    // Without network, or at a table that is gone, a game is counted and cannot be looked at. The network may come back.
    fetched.delete(id);
    return undefined;
  });
}

async function askFor({ table, game }: NonNullable<PlayedGame['online']>): Promise<MatchRecord> {
  const { api } = await import('../client/online.js');
  return api.record(table, game);
}

/** The same for many, one after another: a server counts how often it is asked. */
export async function recordsOf(
  games: readonly PlayedGame[],
): Promise<readonly { readonly game: PlayedGame; readonly record: MatchRecord }[]> {
  const found: { readonly game: PlayedGame; readonly record: MatchRecord }[] = [];
  for (const game of games) {
    const record = await recordOf(game);
    if (record) found.push({ game, record });
  }
  return found;
}
