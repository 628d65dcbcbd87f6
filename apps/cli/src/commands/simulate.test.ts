import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameById, games } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';
import { botFile, FIRST, moduleFile, READY } from '../tournament/testing.js';

const traceOf = async (...flags: string[]) => {
  const { code, out, err } = await sixfold(['simulate', ...flags, '--trace']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.endsWith('\n')).toBe(true);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
};

describe.each(games.map((game) => game.id))('simulate %s', (game) => {
  it('traces every game from its first line to its last', async () => {
    const lines = await traceOf(game, '--games', '3', '--seed', 's');
    const starts = lines.filter((line) => 'game' in line);
    expect(starts.map((line) => line.seed)).toEqual(['s/1', 's/2', 's/3']);
    expect(Object.keys(starts[0])).toEqual(['game', 'options', 'seats', 'seed', 'table']);
    expect(lines.filter((line) => line.end === true)).toHaveLength(3);
    expect(lines.at(-1).result.scores).toHaveLength(starts[0].seats);
    for (const line of lines.filter((each) => 'move' in each)) {
      expect(line.legal).toContain(line.move);
      const legal: string[] = line.legal;
      expect(legal).toEqual(legal.toSorted());
    }
  });

  it('gives one game the seed itself, and the same seed the same game', async () => {
    const first = await traceOf(game, '--seed', 'same');
    expect(first[0].seed).toBe('same');
    expect(await traceOf(game, '--seed', 'same')).toEqual(first);
    expect(await traceOf(game, '--seed', 'other')).not.toEqual(first);
  });

  it('counts the same games without a trace', async () => {
    const traced = await traceOf(game, '--games', '4', '--seed', 'sum');
    const { out } = await sixfold(['simulate', game, '--games', '4', '--seed', 'sum', '--json']);
    const figures = JSON.parse(out);
    const scores = traced.filter((line) => line.end).map((line) => line.result.scores as number[]);
    expect(figures.totals).toEqual(
      scores.reduce((sum, each) => sum.map((total, seat) => total + (each[seat] ?? 0))),
    );
    expect(figures.moves).toBe(traced.filter((line) => 'move' in line).length);
    expect(figures.wins.reduce((sum: number, wins: number) => sum + wins, 0)).toBeCloseTo(4);
  });

  const key = gameById(game)
    ?.optionSpecs({}, 4)
    .find(({ kind }) => kind === 'seat')?.key;
  it.runIf(key !== undefined)('[S-10] [X-10] draws who begins by lot from the seed', async () => {
    const flags = [
      game,
      '--options',
      JSON.stringify({ [String(key)]: 'lot' }),
      '--games',
      '12',
      '--seed',
      'lots',
    ];
    const traced = await traceOf(...flags);
    const starts = traced.filter((line) => 'game' in line);
    const drawn = starts.map((line) => line.options[String(key)]);
    for (const seat of drawn) expect(seat).toBeTypeOf('number');
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(await traceOf(...flags)).toEqual(traced);
    const figures = JSON.parse((await sixfold(['simulate', ...flags, '--json'])).out);
    expect(figures.moves).toBe(traced.filter((line) => 'move' in line).length);
  });

  it('writes records that verify', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'sixfold-')), 'games');
    await sixfold(['simulate', game, '--games', '2', '--records', folder]);
    const files = await readdir(folder);
    expect(files).toEqual([`${game}-1.json`, `${game}-2.json`]);
    for (const file of files) {
      expect(await sixfold(['verify', join(folder, file)])).toMatchObject({ code: 0, err: '' });
    }
  });
});

describe('simulate', () => {
  it('takes a variant and options together', async () => {
    const [start] = await traceOf(
      'nimmt',
      '--variant',
      'plus',
      '--options',
      '{"rounds":2}',
      '--players',
      '3',
    );
    expect(start).toMatchObject({ seats: 3, options: { variant: 'plus', rounds: 2, starter: 0 } });
  });

  it('gives each bot the budget that its name says, whatever the flags say', async () => {
    const table = ['six', '--seed', 'b', '--bots'];
    const [start, ...moves] = await traceOf(...table, 'strong', '--iterations', '20');
    expect(await traceOf(...table, 'strong@20it', '--iterations', '90')).toEqual([start, ...moves]);
    expect(await traceOf(...table, 'strong', '--iterations', '90')).not.toEqual([start, ...moves]);
    const file = join(await mkdtemp(join(tmpdir(), 'sixfold-')), 'one.json');
    await sixfold(['simulate', ...table, 'strong@20it,random', '--record', file]);
    expect(JSON.parse(await readFile(file, 'utf8')).names).toEqual(['strong@20it', 'random']);
  });

  it('reports totals, means and speed for people', async () => {
    const { out } = await sixfold(['simulate', 'nimmt', '--games', '5', '--seed', 'x']);
    expect(out).toContain('nimmt · 4 players · 5 games · seed x');
    expect(out).toMatch(/mean points/);
    expect(out).toMatch(/games a second/);
  });

  it('writes one record with the names at the table and a hash', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'sixfold-')), 'one.json');
    await sixfold(['simulate', 'nimmt', '--seed', 'r', '--record', file]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      sixfold: 1,
      seed: 'r',
      names: ['random', 'random', 'random', 'random'],
      hash: expect.stringMatching(/^2:[0-9a-f]{64}$/),
    });
  });
});

describe('simulate with own bots and more in its traces', () => {
  it('lets a file and a program play, as a tournament does', async () => {
    const file = await moduleFile('last', 'export default ({ legal }) => legal.at(-1)');
    const program = await botFile('simulated', READY, FIRST);
    const argv = ['nimmt', '--players', '3', '--options', '{"rounds":1}', '--games', '2', '--seed', 'o'];
    const bots = ['--bots', `random,${file}`, '--bot', `mine=cmd:node ${program}`];
    const { code, out, err } = await sixfold(['simulate', ...argv, ...bots, '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ bots: ['random', 'last.mjs', 'mine'], games: 2 });
    const lines = await traceOf(...argv.slice(0, -4), ...bots, '--seed', 'o', '--with', 'names');
    expect(lines[0].names).toEqual(['random', 'last.mjs', 'mine']);
  });

  it('says which bot has failed, and marks it in the record', async () => {
    const file = await moduleFile('broken', 'export default () => { throw new Error("no idea") }');
    const record = join(await mkdtemp(join(tmpdir(), 'sixfold-simulate-')), 'game.json');
    const argv = ['simulate', 'nimmt', '--players', '2', '--options', '{"rounds":1}', '--record', record];
    const { code, err } = await sixfold([...argv, '--bots', `random,${file}`]);
    expect([code, err]).toEqual([0, expect.stringContaining('no idea')]);
    expect(JSON.parse(await readFile(record, 'utf8')).forfeits).toMatchObject([
      { seat: 1, code: 'botThrew' },
    ]);
  });

  it('traces may tell names, views and values, and are the same besides', async () => {
    const flags = ['sixteen', '--bots', 'medium', '--seed', 'v'];
    const plain = await traceOf(...flags);
    const full = await traceOf(...flags, '--with', 'names,views,values');
    const bare = full.map((line) =>
      Object.fromEntries(Object.entries(line).filter(([key]) => !['names', 'views', 'values'].includes(key))),
    );
    expect(bare).toEqual(plain);
    expect(full[0].views).toHaveLength(2);
    expect(full[0].views[1].viewer).toBe(1);
    const valued = full.filter((line) => line.values !== undefined);
    expect(valued.length).toBeGreaterThan(0);
    for (const { values, move } of valued) expect(values[0][0]).toBe(move);
  });

  it.each([
    [['--trace', '--with', 'hands'], 'traceExtra'],
    [['--with', 'names'], 'withoutTrace'],
  ])('%j is refused', async (flags, refusal) => {
    const { code, err } = await sixfold(['simulate', 'nimmt', ...flags]);
    expect([code, err]).toEqual([2, expect.stringContaining(`[${refusal}]`)]);
  });
});
