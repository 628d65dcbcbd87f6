import { expect, it } from 'vitest';
import type { BatchQuery } from './append.js';
import { Reader } from './reader.js';

type Row = { place: number; seq: number; body: string };

/** A reader whose questions wait until the test answers them. */
function held() {
  const sent: { asked: unknown[]; answer: (rows: Row[] | Error) => void }[] = [];
  const reader = new Reader(
    ({ values }: BatchQuery) =>
      new Promise((resolve, reject) => {
        sent.push({
          asked: values,
          answer: (rows) => (rows instanceof Error ? reject(rows) : resolve(rows)),
        });
      }),
  );
  return { sent, reader };
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('asks together what comes together, and each gets its own, also two who read the same log', async () => {
  const { sent, reader } = held();
  const results = [reader.read('a', 0), reader.read('b', 3), reader.read('a', 1), reader.read('c', 0)];
  await turn();
  expect(sent.map(({ asked }) => asked)).toEqual([
    [
      ['a', 'b', 'a', 'c'],
      [0, 3, 1, 0],
    ],
  ]);
  sent[0]?.answer([
    { place: 1, seq: 1, body: 'one' },
    { place: 1, seq: 2, body: 'two' },
    { place: 3, seq: 2, body: 'two' },
    { place: 4, seq: 1, body: 'of c' },
  ]);
  expect(await Promise.all(results)).toEqual([
    [
      { seq: 1, body: 'one' },
      { seq: 2, body: 'two' },
    ],
    [],
    [{ seq: 2, body: 'two' }],
    [{ seq: 1, body: 'of c' }],
  ]);
});

it('has two questions on their way at most, and goes on when one fails', async () => {
  const { sent, reader } = held();
  const first = reader.read('a', 0).catch(() => 'failed');
  await turn();
  const second = reader.read('b', 0);
  await turn();
  const others = [reader.read('c', 0), reader.read('d', 0)];
  await turn();
  expect(sent).toHaveLength(2);
  sent[0]?.answer(new Error('away'));
  expect(await first).toBe('failed');
  await turn();
  expect(sent[2]?.asked[0]).toEqual(['c', 'd']);
  sent[1]?.answer([]);
  sent[2]?.answer([{ place: 2, seq: 1, body: 'x' }]);
  expect(await second).toEqual([]);
  expect(await Promise.all(others)).toEqual([[], [{ seq: 1, body: 'x' }]]);
});
