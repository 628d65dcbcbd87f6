import type { MatchRecord } from '@sixfold/game-kit';
import type { PlayedGame } from './played.js';

/** Records that a server was asked for: they never change. */
const fetched = new Map<string, Promise<MatchRecord>>();

/** How many records a server is asked for at the same time. */
const AT_ONCE = 4;
/** How often it may say that it is asked too often before a record is given up. */
const MOST_TRIES = 5;
const SECOND = 1000;

/** A game with what was played in it. */
export interface Recorded {
  readonly game: PlayedGame;
  readonly record: MatchRecord;
}

/** What was played in a game, from this device or from the server; undefined if nobody can tell. */
async function recordOf({ id, record, online }: PlayedGame): Promise<MatchRecord | undefined> {
  if (record || !online) return record;
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
  return patiently(() => api.record(table, game));
}

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Asks again whenever a server says that it was asked too often: it says for how many seconds to wait. */
export async function patiently<Answer>(ask: () => Promise<Answer>, wait = pause): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (problem) {
      const seconds = secondsToWait(problem);
      if (seconds === undefined || tries === MOST_TRIES) throw problem;
      await wait(seconds * SECOND);
    }
  }
}

function secondsToWait(problem: unknown): number | undefined {
  const { code, params } = problem as { code?: string; params?: Readonly<Record<string, unknown>> };
  return code === 'tooFast' ? Number(params?.seconds ?? 1) : undefined;
}

/** The records of many games, in their order; those that nobody can tell are left out. `onGot` hears how many have been asked for. */
export async function recordsOf(
  games: readonly PlayedGame[],
  onGot: (count: number) => void = () => undefined,
): Promise<readonly Recorded[]> {
  const found = new Map<PlayedGame, MatchRecord>();
  const left = games.values();
  let got = 0;
  const askInTurn = async (): Promise<void> => {
    for (const game of left) {
      const record = await recordOf(game);
      if (record) found.set(game, record);
      onGot(++got);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  return games.flatMap((game) => {
    const record = found.get(game);
    return record ? [{ game, record }] : [];
  });
}
