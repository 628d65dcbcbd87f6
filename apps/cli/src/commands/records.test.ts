import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, fairSeed, type MatchRecord, withHash } from '@sixfold/game-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

let folder: string;
let good: string;

const fileWith = async (text: string): Promise<string> => {
  const file = join(folder, 'tried.json');
  await writeFile(file, text);
  return file;
};

const changed = (change: (record: Record<string, unknown>) => void): string => {
  const record = JSON.parse(good) as Record<string, unknown>;
  change(record);
  return JSON.stringify(record);
};

const moves = (record: Record<string, unknown>) => record.moves as string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sixfold-'));
  const file = join(folder, 'good.json');
  await sixfold(['simulate', 'nimmt', '--seed', 'good', '--record', file]);
  good = await readFile(file, 'utf8');
});

const DAMAGED: readonly { name: string; text: () => string; refusal: string }[] = [
  { name: 'an empty file', text: () => '', refusal: 'fileEmpty' },
  {
    name: 'a file cut off in the middle',
    text: () => good.slice(0, good.length / 2),
    refusal: 'recordNotJson',
  },
  {
    name: 'a file without its last character',
    text: () => good.trimEnd().slice(0, -1),
    refusal: 'recordNotJson',
  },
  { name: 'a text', text: () => 'Dear diary', refusal: 'recordNotJson' },
  { name: 'bytes of another kind', text: () => '\u0000\u0001PNG', refusal: 'recordNotJson' },
  { name: 'a list', text: () => '[]', refusal: 'notARecord' },
  { name: 'null', text: () => 'null', refusal: 'notARecord' },
  { name: 'a foreign object', text: () => '{"name":"x"}', refusal: 'notARecord' },
  {
    name: 'another version',
    text: () => changed((record) => (record.sixfold = 2)),
    refusal: 'recordVersion',
  },
  { name: 'an unknown game', text: () => changed((record) => (record.game = 'go')), refusal: 'unknownGame' },
  { name: 'no moves', text: () => changed((record) => delete record.moves), refusal: 'recordField' },
  { name: 'no seed', text: () => changed((record) => delete record.seed), refusal: 'recordField' },
  { name: 'an empty seed', text: () => changed((record) => (record.seed = '')), refusal: 'badSeed' },
  {
    name: 'options of another kind',
    text: () => changed((record) => (record.options = 3)),
    refusal: 'recordField',
  },
  {
    name: 'an unknown option',
    text: () => changed((record) => (record.options = { x: 1 })),
    refusal: 'unknownOption',
  },
  { name: 'too many seats', text: () => changed((record) => (record.seats = 40)), refusal: 'seatCount' },
  {
    name: 'another seed',
    text: () => changed((record) => (record.seed = 'bad')),
    refusal: 'recordMoveRefused',
  },
  {
    name: 'a move of nobody',
    text: () => changed((record) => (moves(record)[0] = '7:12')),
    refusal: 'recordMoveRefused',
  },
  {
    name: 'a move without seat',
    text: () => changed((record) => (moves(record)[3] = '12')),
    refusal: 'badRecordMove',
  },
  {
    name: 'a move that is a number',
    text: () => changed((record) => ((record.moves as unknown[])[3] = 12)),
    refusal: 'badRecordMove',
  },
  {
    name: 'an illegal move',
    text: () => changed((record) => (moves(record)[2] = '2:9999')),
    refusal: 'recordMoveRefused',
  },
  {
    name: 'a move twice',
    text: () => changed((record) => moves(record).splice(1, 0, moves(record)[0] as string)),
    refusal: 'recordMoveRefused',
  },
  {
    name: 'a move after the end',
    text: () => changed((record) => moves(record).push('0:1')),
    refusal: 'recordMoveRefused',
  },
  {
    name: 'missing last moves',
    text: () => changed((record) => moves(record).splice(-3)),
    refusal: 'recordCutShort',
  },
  {
    name: 'an edited result',
    text: () => changed((record) => ((record.result as { scores: number[] }).scores[0] = 1)),
    refusal: 'recordResultDiffers',
  },
  {
    name: 'edited ranks',
    text: () => changed((record) => ((record.result as { ranks: number[] }).ranks = [1, 1, 1, 1])),
    refusal: 'recordResultDiffers',
  },
  {
    name: 'a result of null',
    text: () => changed((record) => (record.result = null)),
    refusal: 'recordField',
  },
  {
    name: 'a result without ranks',
    text: () => changed((record) => (record.result = { scores: [1, 2, 3, 4] })),
    refusal: 'recordField',
  },
  {
    name: 'an edited hash',
    text: () => changed((record) => (record.hash = '0'.repeat(64))),
    refusal: 'recordHashDiffers',
  },
  {
    name: 'a hash that is a number',
    text: () => changed((record) => (record.hash = 5)),
    refusal: 'recordField',
  },
  {
    name: 'names for other seats',
    text: () => changed((record) => (record.names = ['me'])),
    refusal: 'recordField',
  },
  {
    name: 'an unreadable fairness',
    text: () => changed((record) => (record.fairness = {})),
    refusal: 'fairnessUnreadable',
  },
];

describe('verify', () => {
  it.each(DAMAGED)('refuses $name', async ({ text, refusal }) => {
    const file = await fileWith(text());
    const { code, out, err } = await sixfold(['verify', file]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`[${refusal}]`);
    const json = await sixfold(['verify', file, '--json']);
    expect(JSON.parse(json.err).error.code).toBe(refusal);
  });

  it('says what the rules object to', async () => {
    const file = await fileWith(changed((record) => (moves(record)[0] = '0:r1')));
    const { err } = await sixfold(['verify', file]);
    expect(err).toContain('Move 1 of the record (0:r1)');
    expect(err).toContain('Lay a card from your hand');
  });

  it('accepts a sound record and says how it ended', async () => {
    const { code, out } = await sixfold(['verify', await fileWith(good), '--json']);
    expect(code).toBe(0);
    const { result, moves: played, hash } = JSON.parse(good);
    expect(JSON.parse(out)).toEqual({
      verified: true,
      game: 'nimmt',
      seats: 4,
      moves: played.length,
      finished: true,
      result,
      hash,
    });
  });

  it('accepts a running match, a missing hash, and a byte order mark', async () => {
    const text = changed((record) => {
      delete record.result;
      delete record.hash;
      moves(record).splice(10);
    });
    const { code, out } = await sixfold(['verify', await fileWith(`\uFEFF${text}`)]);
    expect(code).toBe(0);
    expect(out).toContain('not finished');
  });

  it('checks that the deal was fair when the record says how it came about', async () => {
    const secret = 'ab'.repeat(32);
    const contributions = ['', '', '', ''];
    const seed = fairSeed(secret, 'table', contributions);
    const file = join(folder, 'fair.json');
    await sixfold(['simulate', 'nimmt', '--seed', seed, '--record', file]);
    const record = JSON.parse(await readFile(file, 'utf8')) as MatchRecord;
    const fairness = { version: 1, table: 'table', commitment: commitmentOf(secret), secret, contributions };
    const fair = await sixfold(['verify', await fileWith(JSON.stringify(withHash({ ...record, fairness })))]);
    expect(fair).toMatchObject({ code: 0, out: expect.stringContaining('The deal was fair') });
    const unfair = { ...fairness, table: 'another' };
    const { code, err } = await sixfold([
      'verify',
      await fileWith(JSON.stringify({ ...record, fairness: unfair })),
    ]);
    expect(code).toBe(1);
    expect(err).toContain('[seedDiffers]');
  });
});

describe('replay', () => {
  it('prints the trace that the simulation printed', async () => {
    const { out } = await sixfold(['simulate', 'nimmt', '--seed', 'good', '--trace']);
    expect((await sixfold(['replay', await fileWith(good), '--trace'])).out).toBe(out);
  });

  it('tells the match with all hands, without the facts that one player heard alone', async () => {
    const { code, out } = await sixfold(['replay', await fileWith(good)]);
    expect(code).toBe(0);
    expect(out).toContain('Round 1');
    expect(out).toContain('1. 1 random: ');
    expect(out).toContain('The game is over: 1. ');
    expect(out).not.toContain('You are dealt');
  });

  it('ends a running match without an end line', async () => {
    const text = changed((record) => {
      delete record.result;
      delete record.hash;
      moves(record).splice(6);
    });
    const { out } = await sixfold(['replay', await fileWith(text), '--trace']);
    expect(out.trimEnd().split('\n')).toHaveLength(7);
    expect(out).not.toContain('"end"');
    expect((await sixfold(['replay', await fileWith(text)])).out).toContain('not finished');
  });

  it('stops with a reason at a move against the rules', async () => {
    const text = changed((record) => (moves(record)[4] = '3:place'));
    const { code, err } = await sixfold(['replay', await fileWith(text), '--trace']);
    expect(code).toBe(1);
    expect(err).toContain('[recordMoveRefused]');
  });
});

it("somebody else's record cannot steer the terminal", async () => {
  const evil = '\u001b]0;owned\u0007\u009b2J\u202egnp';
  const named = await fileWith(changed((record) => (record.names = [evil, 'Zoë 👩\u200d🚀', 'c', 'd'])));
  const told = await sixfold(['replay', named]);
  expect(told.out).toContain('\\u{1b}]0;owned\\u{7}\\u{9b}2J\\u{202e}gnp');
  expect(told.out).toContain('Zoë 👩\u200d🚀');
  for (const flags of [[], ['--json']]) {
    const game = await fileWith(changed((record) => (record.game = evil)));
    const move = await fileWith(changed((record) => (moves(record)[0] = `1 ${evil}`)));
    for (const file of [game, move]) {
      const { out, err } = await sixfold(['verify', file, ...flags]);
      expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
      expect(err).toContain('owned');
    }
  }
});
