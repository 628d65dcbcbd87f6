import { expect, it } from 'vitest';
import type { BatchQuery } from './append.js';
import { Appender } from './appender.js';

const step = (table: string, after = 0) => ({ table, after, bodies: ['x'] });

/** An appender whose batches wait until the test lets them go. */
function held() {
  const sent: { tables: string[]; answer: (tables: string[] | Error) => void }[] = [];
  const appender = new Appender(
    (query: BatchQuery) =>
      new Promise((resolve, reject) => {
        sent.push({
          tables: query.values[0] as string[],
          answer: (tables) =>
            tables instanceof Error ? reject(tables) : resolve(tables.map((table_id) => ({ table_id }))),
        });
      }),
  );
  return { sent, appender };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('sends together what comes together, and what comes while two batches are on their way', async () => {
  const { sent, appender } = held();
  const results = [appender.append(step('a')), appender.append(step('b'))];
  await turn();
  results.push(appender.append(step('c')));
  await turn();
  results.push(appender.append(step('d')), appender.append(step('e')));
  await turn();
  expect(sent.map(({ tables }) => tables)).toEqual([['a', 'b'], ['c']]);
  sent[0]?.answer(['a']);
  await turn();
  expect(sent.map(({ tables }) => tables)).toEqual([['a', 'b'], ['c'], ['d', 'e']]);
  sent[1]?.answer(['c']);
  sent[2]?.answer(['d', 'e']);
  expect(await Promise.all(results)).toEqual(['appended', 'conflict', 'appended', 'appended', 'appended']);
});

it('sends one step a table at a time', async () => {
  const { sent, appender } = held();
  const results = [appender.append(step('a', 0)), appender.append(step('a', 0)), appender.append(step('b'))];
  await turn();
  expect(sent[0]?.tables).toEqual(['a', 'b']);
  sent[0]?.answer(['a', 'b']);
  await turn();
  expect(sent[1]?.tables).toEqual(['a']);
  sent[1]?.answer([]);
  expect(await Promise.all(results)).toEqual(['appended', 'conflict', 'appended']);
});

it('fails the steps of a batch that failed, and no others', async () => {
  const { sent, appender } = held();
  const results = Promise.allSettled([appender.append(step('a')), appender.append(step('b'))]);
  await turn();
  sent[0]?.answer(new Error('away'));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const next = appender.append(step('a'));
  await turn();
  sent[1]?.answer(['a']);
  expect(await next).toBe('appended');
});
