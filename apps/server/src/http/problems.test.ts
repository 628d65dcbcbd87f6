import { StoreUnavailable } from '@sixfold/store';
import { expect, it } from 'vitest';
import { newMetrics } from '../metrics.js';
import { logFailure, problemOf } from './problems.js';

it('while the database is away the log says so once a second, and how many were refused besides', async () => {
  const lines: unknown[] = [];
  let now = 0;
  const log = { error: (what: { others?: number }) => lines.push(what.others ?? 0) };
  const context = { log, metrics: newMetrics(), now: () => now } as never;
  const fail = (error: Error) => logFailure(context, problemOf(error), error, { route: '/', method: 'GET' });
  for (let count = 0; count < 1000; count++) fail(new StoreUnavailable('gone'));
  now = 1000;
  fail(new StoreUnavailable('gone'));
  expect(lines).toEqual([0, 999]);
  // What is a mistake of ours is always told.
  fail(new TypeError('one'));
  fail(new TypeError('another'));
  expect(lines).toHaveLength(4);
});
