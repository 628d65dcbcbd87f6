import { readdirSync, readFileSync } from 'node:fs';
import {
  checkFairness,
  isRefusal,
  type MatchRecord,
  outcomeOf,
  parseRecord,
  verifyRecord,
} from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { gameOf } from './fair-record.js';

const FOLDER = new URL('fixtures/records-1/', import.meta.url);

/** Files as programs wrote them before contributions were sealed and the hash covered the end. */
const OLD = readdirSync(FOLDER).sort();

function read(file: string): MatchRecord {
  const record = parseRecord(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (isRefusal(record)) throw new Error(record.code);
  return record;
}

const verify = (record: MatchRecord) => {
  const match = verifyRecord(gameOf(record.game), record);
  return isRefusal(match) ? match.code : outcomeOf(match, record.ended);
};

describe('records of the first form', () => {
  it('are here in every kind there was', () => {
    expect(OLD).toEqual([
      'nimmt-finished.json',
      'nimmt-ole-by-lot.json',
      'nimmt-simulated.json',
      'six-agreed.json',
      'six-by-lot-resigned.json',
      'six-on-time.json',
      'six-teams-resigned.json',
      'six-unfinished.json',
      'sixteen-best-of-3-game-1.json',
      'sixteen-best-of-3-game-2.json',
      'sixteen-finished.json',
    ]);
  });

  it.each(OLD)('verify as what they are: %s', (file) => {
    const record = read(file);
    const inside = record.ended as { scores?: number[]; ranks?: number[] } | undefined;
    const claimed = record.result ?? (inside && { scores: inside.scores, ranks: inside.ranks });
    if (claimed) expect(verify(record)).toMatchObject(claimed);
    else expect(verify(record)).toBeUndefined();
    if (record.fairness !== undefined) expect(checkFairness(record, gameOf(record.game))).toBeUndefined();
  });

  it.each(OLD)('are refused with another hash: %s', (file) => {
    const record = read(file);
    const hash = String(record.hash);
    expect(verify({ ...record, hash: (hash.startsWith('0') ? '1' : '0') + hash.slice(1) })).toBe(
      'recordHashDiffers',
    );
  });

  it.each(OLD.filter((file) => read(file).fairness !== undefined))(
    'are refused with another secret: %s',
    (file) => {
      const record = read(file);
      const fairness = record.fairness as { secret: string; commitment: string };
      const changed = { ...fairness, secret: fairness.commitment };
      expect(checkFairness({ ...record, fairness: changed })?.code).toBe('commitmentDiffers');
      expect(checkFairness({ ...record, seed: `${record.seed}0` })?.code).toBe('seedDiffers');
    },
  );

  it('are refused when the end inside them is not what follows', () => {
    const resigned = read('six-by-lot-resigned.json');
    const ended = resigned.ended as object;
    const changed = (change: object) =>
      verify({ ...resigned, ended: { ...ended, ...change } } as MatchRecord);
    expect(changed({})).toMatchObject({ scores: [1, 0] });
    expect(changed({ seat: 0 })).toBe('recordResultDiffers');
    expect(changed({ scores: [0, 1] })).toBe('recordResultDiffers');
    expect(changed({ ranks: [1, 1] })).toBe('recordResultDiffers');
    expect(changed({ reason: 'bored' })).toBe('recordEnded');
    expect(changed({ reason: 'agreed' })).toBe('recordEnded');
    expect(changed({ seat: 2 })).toBe('recordEnded');
    // In the new form the first hash would not cover the end.
    expect(verify({ ...resigned, ended: { reason: 'resigned', seat: 1 } })).toBe('recordHashDiffers');
  });
});
