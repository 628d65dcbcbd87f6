import { readDeviceGame } from '../client/device-games.js';
import { saveFile } from '../replay/save-record.js';
import type { PlayedGame } from './played.js';
import { recordsOf } from './records.js';

const OURS = 'sixfold.';
const GAME = 'sixfold.game.';

/** What an export could not tell. */
export interface Exported {
  /** Finished games whose records nobody could be asked for. */
  readonly missing: number;
  /** Running games that several people share at this device: their logs would tell everybody's cards. */
  readonly leftOut: number;
}

/** The keys under which this page keeps something. */
function ourKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OURS));
  } catch {
    // Where nothing may be kept there is nothing.
    return [];
  }
}

/** Whether a key is that of a game that several people are playing at this device. */
function isSharedGame(key: string): boolean {
  const game = key.startsWith(GAME) ? readDeviceGame(key.slice(GAME.length)) : undefined;
  return game !== undefined && !game.finished && game.seats.filter(({ kind }) => kind === 'human').length > 1;
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Hands everything to the person as one file: the games as records, which the replay page opens, and all that is kept.
 * `onGot` hears how many of the finished games have been asked for.
 */
export async function exportAll(
  games: readonly PlayedGame[],
  onGot?: (count: number, all: number) => void,
): Promise<Exported> {
  const finished = games.filter(({ result }) => result);
  const found = await recordsOf(finished, (count) => onGot?.(count, finished.length));
  const keys = ourKeys();
  const told = keys.filter((key) => !isSharedGame(key));
  const content = {
    sixfoldExport: 1,
    exportedAt: Date.now(),
    records: found.map(({ record }) => record),
    kept: Object.fromEntries(told.map((key) => [key, readable(localStorage.getItem(key) ?? '')])),
  };
  saveFile('sixfold.json', JSON.stringify(content, undefined, 1));
  return { missing: finished.length - found.length, leftOut: keys.length - told.length };
}

/**
 * Forgets everything that this page keeps in this browser, and whom the server takes it for: that is in a cookie, which
 * only the server can take away. False: it could not be reached.
 */
export async function deleteAll(): Promise<boolean> {
  const [{ api }, { stopPush }] = await Promise.all([
    import('../client/online.js'),
    import('../install/push.js'),
  ]);
  await stopPush().catch(() => undefined);
  const isForgotten = await api.forget().then(
    () => true,
    () => false,
  );
  for (const key of ourKeys()) localStorage.removeItem(key);
  return isForgotten;
}
