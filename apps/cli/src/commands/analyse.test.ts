import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Analysis } from '@sixfold/bots/analysis';
import { beforeAll, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

/** Red has five in a row, and Bert plays elsewhere. */
const RECORD = {
  sixfold: 1,
  game: 'six',
  options: {},
  seats: 2,
  seed: 'x',
  moves: '0:0,0 1:-1,0 0:1,0 1:-1,1 0:2,0 1:0,1 0:3,0 1:-2,2 0:4,0 1:-2,1'.split(' '),
  names: ['Anna', 'Bert'],
};

let file: string;
beforeAll(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'sixfold-')), 'game.json');
  await writeFile(file, JSON.stringify(RECORD));
});

it('tells the costliest decisions first, each with what it cost, what was better and why', async () => {
  const { code, out } = await sixfold(['analyse', file]);
  expect(code).toBe(0);
  const costs = [...out.matchAll(/which cost (\d+)% of winning/g)].map(([, cost]) => Number(cost));
  expect(costs.length).toBeGreaterThan(1);
  expect(costs).toEqual(costs.toSorted((one, other) => other - one));
  expect(out).toMatch(
    /^10\. 2 Bert played -2,1, which cost \d+% of winning\.\n {3}Better: 5,0\. It keeps the other side from completing a row\.$/m,
  );
});

it('--json has every decision, and what was to be expected before each', async () => {
  const { code, out } = await sixfold(['analyse', file, '--json']);
  expect(code).toBe(0);
  const { judgements, curve } = JSON.parse(out) as Analysis;
  expect(judgements.map(({ move }, index) => `${index % 2}:${move}`)).toEqual(RECORD.moves);
  expect(curve).toHaveLength(RECORD.moves.length);
  for (const { values } of curve) expect((values[0] ?? 0) + (values[1] ?? 0)).toBeCloseTo(1);
});

it('what is no record is refused in words', async () => {
  const { code, err } = await sixfold(['analyse', `${file}.missing`]);
  expect(code).not.toBe(0);
  expect(err).not.toBe('');
});

it('shows what a record calls its seats, and obeys nothing in it', async () => {
  const sly = `${file}.sly`;
  await writeFile(sly, JSON.stringify({ ...RECORD, names: ['Anna', '\u001b[2JBert'] }));
  const { code, out } = await sixfold(['analyse', sly]);
  expect(code).toBe(0);
  expect(out).toContain('2 \\u{1b}[2JBert played');
  expect(out).not.toContain('\u001b');
});
