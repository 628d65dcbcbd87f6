import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commitmentOf,
  dealSeed,
  type Ended,
  type Fairness,
  type MatchRecord,
  sealOf,
  withHash,
} from '@sixfold/game-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

let folder: string;
let fair: MatchRecord;

const secret = 'ab'.repeat(32);
const own = '1f'.repeat(20);
const contributions = [own, '', '-', 'c0'.repeat(16)];
const deal = 3;
const table = 'a-room';

const fairnessWith = (list: readonly string[], lots: readonly string[]): Fairness => ({
  version: 2,
  table,
  deal,
  commitment: commitmentOf(secret),
  secret,
  seals: list.map((each) => (each.length > 1 ? sealOf(each) : each)),
  contributions: list,
  lots,
});

/** A game that bots have played from a fair seed. */
async function played(game: string, list: readonly string[], lots: readonly string[]): Promise<MatchRecord> {
  const file = join(folder, 'played.json');
  const seed = dealSeed({ secret, table, deal, contributions: list });
  const options = JSON.stringify(Object.fromEntries(lots.map((key) => [key, 'lot'])));
  const flags = ['--seed', seed, '--players', String(list.length), '--options', options, '--record', file];
  await sixfold(['simulate', game, ...flags]);
  const record = JSON.parse(await readFile(file, 'utf8')) as MatchRecord;
  return withHash({ ...record, fairness: fairnessWith(list, lots) });
}

/** The same game, ended after three moves. */
const ended = (record: MatchRecord, end: Ended, result: object): MatchRecord =>
  withHash({ ...record, moves: record.moves.slice(0, 3), ended: end, result } as MatchRecord);

async function verify(record: object, flags: readonly string[] = [], language?: 'de' | 'nl') {
  const file = join(folder, 'tried.json');
  await writeFile(file, JSON.stringify(record));
  return sixfold(['verify', file, ...flags], '', language);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sixfold-'));
  fair = await played('nimmt', contributions, ['starter']);
});

describe('verify says how a deal came about', () => {
  it('who contributed, who declined, what was drawn by lot and what was abandoned', async () => {
    const { code, out } = await verify(fair);
    expect(code).toBe(0);
    expect(out).toContain('✓ The deal was fair: ');
    expect(out).toContain('Added to the deal: players 1, 4.');
    expect(out).toContain('Did not want to add anything: player 3.');
    expect(out).toContain(`✓ By lot: “starter” is player ${Number(fair.options.starter) + 1}`);
    expect(out).not.toContain('started over');
    const restarted = { ...fair, fairness: { ...(fair.fairness as Fairness), restarts: [[1, 3]] } };
    expect((await verify(withHash(restarted))).out).toContain(
      'started over with a new secret: players 2, 4 had sealed and did not open',
    );
  });

  it('that nobody contributed', async () => {
    const { code, out } = await verify(await played('sixteen', ['-', ''], []));
    expect(code).toBe(0);
    expect(out).toContain('Nobody added to the deal, so it was for the server to choose.');
    expect(out).not.toContain('Added to the deal: ');
  });

  it('to programs, with seats counted from 0', async () => {
    const { out } = await verify(fair, ['--json']);
    expect(JSON.parse(out)).toMatchObject({
      verified: true,
      fair: true,
      deal: {
        version: 2,
        deal,
        commitment: commitmentOf(secret),
        contributed: [0, 3],
        declined: [2],
        lots: ['starter'],
      },
      hash: fair.hash,
    });
  });

  it('what was swapped inside the record', async () => {
    const { seals, ...rest } = fair.fairness as Fairness;
    const swapped = withHash({ ...fair, fairness: { ...rest, seals: seals.with(3, sealOf(own)) } });
    const { code, err } = await verify(swapped);
    expect(code).toBe(1);
    expect(err).toContain('what player 4 is said to have added is not what was sealed before. [sealDiffers]');
    const starter = (Number(fair.options.starter) + 1) % 4;
    const lot = await verify(withHash({ ...fair, options: { ...fair.options, starter } }));
    expect(lot.err).toContain('[lotDiffers]');
  });
});

describe('verify compares with what its reader noted down', () => {
  it('the commitment and the contribution, in either case', async () => {
    const flags = ['--commitment', commitmentOf(secret).toUpperCase(), '--contribution', own];
    const { code, out } = await verify(fair, flags);
    expect(code).toBe(0);
    expect(out).toContain('✓ The commitment is the one that you were shown.');
    expect(out).toContain('✓ Your contribution is in it: player 1.');
  });

  it.each([
    [['--commitment', '00'.repeat(32)], 1, 'commitmentSwapped'],
    [['--contribution', '2e'.repeat(20)], 1, 'contributionMissing'],
    [['--commitment', 'abc'], 2, 'notACommitment'],
    [['--commitment', 'zz'.repeat(32)], 2, 'notACommitment'],
    [['--commitment', ''], 2, 'notACommitment'],
    [['--contribution', '12'], 2, 'notAContribution'],
    [['--contribution', ''], 2, 'notAContribution'],
    [['--contribution', '-'], 2, 'notAContribution'],
    [['--contribution'], 2, 'flagNeedsValue'],
  ])('and refuses %j', async (flags, code, refusal) => {
    const tried = await verify(fair, flags);
    expect({ code: tried.code, out: tried.out }).toEqual({ code, out: '' });
    expect(tried.err).toContain(`[${refusal}]`);
  });

  it('only if the record says how its deal came about', async () => {
    const { fairness: _, hash: _hash, ...plain } = fair;
    const { code, err } = await verify(plain, ['--contribution', own]);
    expect(code).toBe(1);
    expect(err).toContain('[fairnessMissing]');
  });
});

describe('a game that its own rules did not end', () => {
  const ends: readonly (readonly [Ended, readonly number[], readonly number[], string])[] = [
    [{ reason: 'resigned', seat: 1 }, [1, 0, 1, 1], [1, 4, 1, 1], 'Player 2 resigned.'],
    [{ reason: 'time', seat: 0 }, [0, 1, 1, 1], [4, 1, 1, 1], 'Player 1 ran out of time.'],
    [{ reason: 'agreed' }, [0.5, 0.5, 0.5, 0.5], [1, 1, 1, 1], 'A draw was agreed.'],
    [{ reason: 'abandoned' }, [0.5, 0.5, 0.5, 0.5], [1, 1, 1, 1], 'The game was abandoned.'],
    [{ reason: 'abandoned', seat: 3 }, [1, 1, 1, 0], [1, 1, 1, 4], 'Player 4 abandoned the game.'],
  ];

  it.each(ends)('is finished: %j', async (end, scores, ranks, sentence) => {
    const record = ended(fair, end, { scores, ranks });
    const { code, out } = await verify(record);
    expect(code).toBe(0);
    expect(out).toContain(`${sentence} Final points: ${scores.join(', ')}.`);
    expect(out).not.toContain('not finished');
    const { out: json } = await verify(record, ['--json']);
    expect(JSON.parse(json)).toMatchObject({ finished: true, ended: end, result: { scores, ranks } });
    const file = join(folder, 'tried.json');
    expect((await sixfold(['replay', file])).out).toContain(`${sentence}\nThe game is over: `);
    const last = (await sixfold(['replay', file, '--trace'])).out.trimEnd().split('\n').at(-1) as string;
    expect(JSON.parse(last)).toMatchObject({ end: true, result: { scores, ranks }, ended: end });
  });

  it('is told in German and Dutch', async () => {
    const record = ended(
      fair,
      { reason: 'resigned', seat: 1 },
      { scores: [1, 0, 1, 1], ranks: [1, 4, 1, 1] },
    );
    expect((await verify(record, [], 'de')).out).toContain('Spieler 2 hat aufgegeben.');
    expect((await verify(record, [], 'nl')).out).toContain('Speler 2 heeft opgegeven.');
  });

  it('is refused when it cannot have ended so', async () => {
    const result = { scores: [1, 0, 1, 1], ranks: [1, 4, 1, 1] };
    const tried = async (end: unknown) => (await verify(ended(fair, end as Ended, result))).err;
    expect(await tried({ reason: 'resigned', seat: 0 })).toContain('[recordResultDiffers]');
    expect(await tried('they were tired')).toContain('[recordEnded]');
    const file = join(folder, 'tried.json');
    expect((await sixfold(['replay', file])).err).toContain('[recordEnded]');
    const over = withHash({ ...fair, ended: { reason: 'resigned', seat: 0 } });
    expect((await verify(over)).err).toContain('[recordEndedTwice]');
  });
});
