import { formatRecord, type MatchRecord } from '@sixfold/game-kit';

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The same with a record. */
export const saveRecord = (record: MatchRecord): void =>
  saveFile(`sixfold-${record.game}-${record.moves.length}.json`, formatRecord(record));
