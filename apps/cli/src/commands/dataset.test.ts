import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isRefusal, parseRecord, replay } from '@sixfold/game-kit';
import { gameById, games } from '@sixfold/games';
import { afterAll, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-dataset-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FLAGS = ['--games', '2', '--seed', 'd', '--bots', 'strong,easy', '--iterations', '20'];

it.each(games.map(({ id }) => id))('the data of %s can be played again, move by move', async (game) => {
  const { code, out, err } = await sixfold(['dataset', game, ...FLAGS]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const [head, ...lines] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head).toMatchObject({ sixfoldData: 1, game, seed: 'd', games: 2, iterations: 20 });
  expect(lines.map(({ seed }) => seed)).toEqual(['d/1', 'd/2']);
  const rules = gameById(game);
  if (!rules) throw new Error('no such game');
  for (const { seed, moves, scores, ranks, values, options = head.options } of lines) {
    const { seats } = head;
    const record = parseRecord(JSON.stringify({ sixfold: 1, game, options, seats, seed, moves }));
    if (isRefusal(record)) throw new Error(record.code);
    const match = replay(rules, record);
    if (isRefusal(match)) throw new Error(match.code);
    expect(match.outcome()).toMatchObject({ scores, ranks });
    expect(values).toHaveLength(moves.length);
    for (const [index, considered] of values.entries())
      if (considered)
        expect(considered.map(([move]: [string]) => move)).toContain(moves[index].replace(/^\d+:/, ''));
    expect(values.some((considered: unknown) => considered !== null)).toBe(true);
  }
  expect((await sixfold(['dataset', game, ...FLAGS])).out).toBe(out);
});

it('goes into a file, packed if its name says so', async () => {
  const file = join(folder, 'games.jsonl.gz');
  const { out } = await sixfold(['dataset', 'sixteen', ...FLAGS]);
  expect(await sixfold(['dataset', 'sixteen', ...FLAGS, '--out', file])).toMatchObject({ code: 0, out: '' });
  expect(gunzipSync(readFileSync(file)).toString()).toBe(out);
  expect(await sixfold(['dataset', 'sixteen', ...FLAGS, '--out', '-'])).toMatchObject({ code: 0, out });
});

it.each([
  [['--bots', 'master@500ms'], 2, 'datasetTime'],
  [['--bots', './x.js'], 2, 'noBotFile'],
  [['--out', join(folder, 'nowhere/x')], 1, 'cannotWriteFile'],
])('%j is refused', async (flags, code, refusal) => {
  const refused = await sixfold(['dataset', 'nimmt', ...flags]);
  expect([refused.code, refused.err]).toEqual([code, expect.stringContaining(`[${refusal}]`)]);
});
