import type { MatchRecord, Refusal } from '@sixfold/game-kit';
import { isObject } from './is-object.js';
import { refuse } from './refuse.js';

const isNumbers = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every((entry) => typeof entry === 'number');

/** What a record may say besides the match itself must at least be of the right kind. */
export function checkExtras(record: MatchRecord): Refusal | undefined {
  const { seats } = record;
  const result: unknown = record.result;
  const isSound = {
    result:
      result === undefined ||
      (isObject(result) && isNumbers(result.scores, seats) && isNumbers(result.ranks, seats)),
    names:
      record.names === undefined ||
      (Array.isArray(record.names) &&
        record.names.length === seats &&
        record.names.every((name) => typeof name === 'string')),
    hash: record.hash === undefined || typeof record.hash === 'string',
  };
  const wrong = Object.entries(isSound).find(([, sound]) => !sound)?.[0];
  return wrong === undefined ? undefined : refuse('recordField', { field: wrong });
}
