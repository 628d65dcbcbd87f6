import { saveFile } from '../replay/save-record.js';
import type { PlayedGame } from './played.js';
import { recordsOf } from './records.js';

const OURS = 'sixfold.';

/** Everything that this page keeps in this browser, by its key. */
function everythingKept(): Readonly<Record<string, unknown>> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(OURS));
    return Object.fromEntries(keys.map((key) => [key, readable(localStorage.getItem(key) ?? '')]));
  } catch {
    return {};
  }
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Hands everything to the person as one file: the games as records, which the replay page opens, and all that is kept. */
export async function exportAll(games: readonly PlayedGame[]): Promise<void> {
  const finished = games.filter(({ record, result }) => record ?? result);
  const records = (await recordsOf(finished)).map(({ record }) => record);
  const content = { sixfoldExport: 1, exportedAt: Date.now(), records, kept: everythingKept() };
  saveFile('sixfold.json', JSON.stringify(content, undefined, 1));
}

/** Forgets everything that this page keeps in this browser. */
export function deleteAll(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(OURS)) localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to delete.
  }
}
