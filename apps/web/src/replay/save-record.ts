import { formatRecord, type MatchRecord } from '@sixfold/game-kit';

/** Hands a record to the browser as a file. */
export function saveRecord(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([formatRecord(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `sixfold-${record.game}-${record.moves.length}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
