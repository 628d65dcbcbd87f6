import { createHash } from 'node:crypto';
import {
  BY_LOT,
  checkAgainstMemory,
  checkAgainstView,
  checkFairness,
  type DealMemory,
  dealSeed,
  type Fairness,
  isRefusal,
  type MatchRecord,
  parseRecord,
  replay,
  sealOf,
  verifyRecord,
  withHash,
} from '@sixfold/game-kit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAIR_RECORDS, fairRecord, gameOf } from './fair-record.js';

/** What is wrong with a record, as everybody who checks one finds it. */
function fault(record: MatchRecord): string | undefined {
  const unfair = record.fairness === undefined ? undefined : checkFairness(record, gameOf(record.game));
  if (unfair) return unfair.code;
  const match = verifyRecord(gameOf(record.game), record);
  return isRefusal(match) ? match.code : undefined;
}

/** The same for a text, which may have become anything. */
function faultOfText(text: string): string | undefined {
  const record = parseRecord(text);
  if (isRefusal(record)) return record.code;
  const isKnown = ['nimmt', 'six', 'sixteen'].includes(record.game);
  return isKnown ? fault(record) : 'unknownGame';
}

const fairnessOf = (record: MatchRecord): Fairness => record.fairness as Fairness;

/** A server that lies consistently: it changes something and makes the hash again. */
const lie = (record: MatchRecord, change: Partial<Fairness>, others: object = {}): MatchRecord =>
  withHash({ ...record, ...others, fairness: { ...fairnessOf(record), ...change } });

const memoryOf = (record: MatchRecord, seats?: readonly number[]): DealMemory => {
  const { table, deal, commitment, seals, contributions } = fairnessOf(record);
  const own = seats && { seats, contribution: contributions[seats[0]] };
  return { table, deal, commitment, seals, ...(own && { own }) };
};

const other = (digit: string): string => (digit === '0' ? '1' : '0');
const flipped = (text: string): string => text.slice(0, -1) + other(text.slice(-1));
const withAt = <Item>(list: readonly Item[], seat: number, item: Item): Item[] => list.with(seat, item);

const ENTRIES = Object.entries(FAIR_RECORDS);
const [FINISHED, MIXED, LOT, RESIGNED, TIME, AGREED, RESTARTED] = ENTRIES.map(([, record]) => record);

describe('a fair record', () => {
  it.each(ENTRIES)('is accepted: %s', (_, record) => {
    expect(fault(record)).toBeUndefined();
    expect(checkAgainstMemory(record, memoryOf(record, [0]))).toBeUndefined();
    expect(checkAgainstMemory(record, memoryOf(record))).toBeUndefined();
  });

  it.each(ENTRIES)('is refused with any one character changed, missing or added: %s', (_, record) => {
    const text = JSON.stringify(record);
    const changes = fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.constantFrom(0, 1),
      put: fc.constantFrom('', ...'0123456789abcdef-"{}[]:,x. '),
    });
    fc.assert(
      fc.property(changes, ({ at, cut, put }) => {
        const changed = text.slice(0, at) + put + text.slice(at + cut);
        if (isSameJson(changed, record)) return;
        expect(faultOfText(changed), changed).toBeDefined();
      }),
      { numRuns: 400 },
    );
  });

  it('is refused with any one bit changed in its evidence, even with a new hash', () => {
    for (const record of [MIXED, LOT, RESIGNED]) {
      const { secret, commitment, seals, contributions, table, deal } = fairnessOf(record);
      const changes: Partial<Fairness>[] = [
        ...bitFlips(secret).map((each) => ({ secret: each })),
        ...bitFlips(commitment).map((each) => ({ commitment: each })),
        ...bitFlips(seals[0]).map((each) => ({ seals: withAt(seals, 0, each) })),
        ...bitFlips(contributions[0]).map((each) => ({ contributions: withAt(contributions, 0, each) })),
        { table: flipped(table) },
        { deal: deal + 1 },
      ];
      for (const change of changes) expect(fault(lie(record, change)), JSON.stringify(change)).toBeDefined();
      for (const seed of bitFlips(record.seed)) expect(fault(lie(record, {}, { seed }))).toBe('seedDiffers');
    }
  });
});

/** As older programs made it. */
function firstHash({ game, options, seats, seed, moves }: MatchRecord): string {
  const sorted = Object.fromEntries(
    Object.keys(options)
      .sort()
      .map((key) => [key, options[key]]),
  );
  const text = JSON.stringify({ game, options: sorted, seats, seed, moves });
  return createHash('sha256').update(text).digest('hex');
}

const isSameJson = (text: string, record: MatchRecord): boolean => {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(record);
  } catch {
    return false;
  }
};

/** The same bytes with each of their bits changed, in hexadecimal. */
const bitFlips = (hex: string): string[] =>
  Array.from({ length: hex.length * 4 }, (_, bit) => {
    const at = bit >> 2;
    const digit = (Number.parseInt(hex[at], 16) ^ (1 << (bit & 3))).toString(16);
    return hex.slice(0, at) + digit + hex.slice(at + 1);
  });

describe('each check finds what it is there for', () => {
  const { secret, commitment, seals, contributions } = fairnessOf(MIXED);
  it.each([
    ['commitmentDiffers', lie(MIXED, { secret: flipped(secret) })],
    ['commitmentDiffers', lie(MIXED, { commitment: flipped(commitment) })],
    ['sealDiffers', lie(MIXED, { seals: withAt(seals, 0, flipped(seals[0])) })],
    ['sealDiffers', lie(MIXED, { contributions: withAt(contributions, 3, flipped(contributions[3])) })],
    ['sealDiffers', lie(MIXED, { contributions: withAt(contributions, 0, '') })],
    ['sealDiffers', lie(MIXED, { contributions: withAt(contributions, 1, '-') })],
    ['sealDiffers', lie(MIXED, { seals: withAt(seals, 2, '') })],
    ['seedDiffers', lie(MIXED, { table: 'another' })],
    ['seedDiffers', lie(MIXED, { deal: 2 })],
    ['seedDiffers', lie(MIXED, {}, { seed: flipped(MIXED.seed) })],
    [
      'seedDiffers',
      lie(MIXED, { seals: withAt(seals, 1, '-'), contributions: withAt(contributions, 1, '-') }),
    ],
    ['lotsUnreadable', lie(MIXED, { lots: ['limit'] })],
    ['lotsUnreadable', lie(LOT, { lots: ['starter', 'starter'] })],
    [
      'lotDiffers',
      lie(LOT, {}, { options: { ...LOT.options, starter: (Number(LOT.options.starter) + 1) % 3 } }),
    ],
    ['fairnessUnreadable', lie(MIXED, { version: 3 } as never)],
    ['fairnessUnreadable', lie(MIXED, { table: 'two\nlines' })],
    ['fairnessUnreadable', lie(MIXED, { deal: 0 })],
    ['fairnessUnreadable', lie(MIXED, { deal: 1.5 })],
    ['fairnessUnreadable', lie(MIXED, { seals: seals.slice(1) })],
    ['fairnessUnreadable', lie(MIXED, { contributions: contributions.slice(1) })],
    ['fairnessUnreadable', lie(MIXED, { contributions: withAt(contributions, 0, 'AB'.repeat(16)) })],
    ['fairnessUnreadable', lie(MIXED, { contributions: withAt(contributions, 0, 'abc'.repeat(11)) })],
    ['fairnessUnreadable', lie(MIXED, { seals: withAt(seals, 0, 'short') })],
    ['fairnessUnreadable', lie(MIXED, { lots: undefined } as never)],
    ['fairnessUnreadable', lie(MIXED, { restarts: [[]], deal: 2 })],
    ['fairnessUnreadable', lie(RESTARTED, { deal: 2 })],
    ['recordHashMissing', { ...MIXED, hash: undefined }],
    ['recordHashDiffers', { ...MIXED, names: ['a', 'b', 'c', 'd'] }],
    ['recordHashDiffers', { ...MIXED, finishedAt: 3 }],
    ['recordHashDiffers', { ...RESTARTED, fairness: { ...fairnessOf(RESTARTED), restarts: [[2], [0, 1]] } }],
    ['recordHashDiffers', { ...MIXED, fairnes: MIXED.fairness, fairness: undefined }],
    ['recordHashDiffers', { ...MIXED, note: 'new' }],
    // The first version of the hash covers neither the end nor the seals.
    ['recordHashDiffers', { ...FINISHED, hash: firstHash(FINISHED) }],
  ] as const)('%s (%#)', (code, record) => {
    expect(fault(record)).toBe(code);
  });

  it('the first hash is still good for what it covers', () => {
    const { fairness: _, ...plain } = FINISHED;
    expect(fault({ ...plain, hash: firstHash(FINISHED) } as MatchRecord)).toBeUndefined();
  });

  it('says which seat and what the lot draws', () => {
    const broken = lie(MIXED, { seals: withAt(seals, 3, flipped(seals[3])) });
    expect(checkFairness(broken)?.params).toEqual({ seat: 4 });
    const drawn = Number(LOT.options.starter);
    const played = (drawn + 1) % 3;
    const changed = lie(LOT, {}, { options: { ...LOT.options, starter: played } });
    expect(checkFairness(changed, gameOf('nimmt'))?.params).toEqual({
      option: 'starter',
      seat: played + 1,
      drawn: drawn + 1,
    });
  });

  it('lots are drawn from the seed: another deal, other seats', () => {
    const openers = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (deal) => fairRecord({ game: 'six', options: { opener: BY_LOT }, deal }).options.opener,
    );
    expect(new Set(openers)).toEqual(new Set([0, 1]));
  });
});

describe('how a game ended is part of what is verified', () => {
  const ending = (record: MatchRecord, ended: unknown, result: unknown = record.result) =>
    fault(withHash({ ...record, ended, result } as MatchRecord));

  it('a resigned game is finished, and its side has lost', () => {
    expect(RESIGNED.result).toEqual({ scores: [1, 0], ranks: [1, 2] });
    expect(TIME.result).toEqual({ scores: [0, 1, 0, 1], ranks: [3, 1, 3, 1] });
    expect(AGREED.result).toEqual({ scores: [0.5, 0.5], ranks: [1, 1] });
    expect(RESTARTED.result).toEqual({ scores: [0.5, 0.5, 0.5, 0.5], ranks: [1, 1, 1, 1] });
  });

  it.each([
    ['another loser', RESIGNED, { reason: 'resigned', seat: 0 }, 'recordResultDiffers'],
    ['a draw for a loss', RESIGNED, { reason: 'agreed' }, 'recordResultDiffers'],
    ['a loss for a draw', AGREED, { reason: 'time', seat: 0 }, 'recordResultDiffers'],
    ['nobody who resigned', RESIGNED, { reason: 'resigned' }, 'recordEnded'],
    ['nobody out of time', TIME, { reason: 'time' }, 'recordEnded'],
    ['an agreement of one', AGREED, { reason: 'agreed', seat: 0 }, 'recordEnded'],
    ['a seat that is not there', RESIGNED, { reason: 'resigned', seat: 2 }, 'recordEnded'],
    ['half a seat', RESIGNED, { reason: 'resigned', seat: 0.5 }, 'recordEnded'],
    ['a seat as text', RESIGNED, { reason: 'resigned', seat: '1' }, 'recordEnded'],
    ['any text', RESIGNED, 'they had enough', 'recordEnded'],
    ['nothing', RESIGNED, null, 'recordEnded'],
    ['an unknown reason', RESIGNED, { reason: 'bored', seat: 1 }, 'recordEnded'],
    ['something besides', RESIGNED, { reason: 'resigned', seat: 1, why: 'x' }, 'recordEnded'],
    ['no end at all', RESIGNED, undefined, 'recordResultDiffers'],
    ['an end after the end', FINISHED, { reason: 'resigned', seat: 1 }, 'recordEndedTwice'],
  ] as const)('not with %s', (_, record, ended, code) => {
    expect(ending(record, ended)).toBe(code);
  });

  it('not with another result', () => {
    expect(ending(RESIGNED, RESIGNED.ended, { scores: [0, 1], ranks: [2, 1] })).toBe('recordResultDiffers');
    expect(ending(RESIGNED, RESIGNED.ended, { scores: [1, 0], ranks: [1, 1] })).toBe('recordResultDiffers');
    expect(ending(RESIGNED, RESIGNED.ended, null)).toBe('recordResultDiffers');
  });
});

describe('what somebody saw and sent', () => {
  /** A server that prepared another deal than it showed, and made everything fit again. */
  const instead = (contributions: readonly string[], deal = 1) =>
    fairRecord({ game: 'nimmt', seats: 4, options: { rounds: 1 }, contributions, deal });
  const { contributions, seals } = fairnessOf(MIXED);
  const found = (record: MatchRecord, memory: DealMemory) => {
    expect(fault(record)).toBeUndefined();
    const refusal = checkAgainstMemory(record, memory);
    return refusal && [refusal.code, refusal.params];
  };

  it('finds a secret that was swapped', () => {
    const memory = { ...memoryOf(MIXED, [0]), commitment: sealOf('ab'.repeat(16)) };
    expect(found(MIXED, memory)).toEqual(['commitmentSwapped', {}]);
  });

  it("finds somebody's seal that was swapped", () => {
    const swapped = instead(withAt(contributions, 3, 'd4'.repeat(64)));
    expect(found(swapped, memoryOf(MIXED, [0]))).toEqual(['sealSwapped', { seat: 4 }]);
    const declined = instead(withAt(contributions, 3, '-'));
    expect(found(declined, memoryOf(MIXED, [0]))).toEqual(['sealSwapped', { seat: 4 }]);
    expect(found(MIXED, { ...memoryOf(MIXED), seals: seals.slice(1) })?.[0]).toBe('dealSwapped');
  });

  it("finds one's own contribution that was swapped or left out", () => {
    const swapped = instead(withAt(contributions, 0, '0b'.repeat(16)));
    expect(found(swapped, memoryOf(MIXED, [0]))).toEqual(['contributionSwapped', { seat: 1 }]);
    const leftOut = instead(withAt(contributions, 0, '-'));
    expect(found(leftOut, memoryOf(MIXED, [0]))).toEqual(['contributionLeftOut', { seat: 1 }]);
    expect(found(MIXED, memoryOf(MIXED, [0, 3]))).toEqual(['contributionSwapped', { seat: 4 }]);
    // Even a server that showed a false seal from the start.
    const own = { seats: [0], contribution: 'ee'.repeat(16) };
    expect(found(MIXED, { ...memoryOf(MIXED), own })).toEqual(['contributionSwapped', { seat: 1 }]);
  });

  it('finds another deal, another room and evidence of the older kind', () => {
    expect(found(instead(contributions, 2), memoryOf(MIXED))).toEqual(['dealSwapped', { deal: 1 }]);
    expect(found(MIXED, { ...memoryOf(MIXED), table: 'elsewhere' })?.[0]).toBe('dealSwapped');
    const { version: _, seals: _seals, ...early } = fairnessOf(MIXED);
    const record = { ...MIXED, fairness: { version: 1, ...early, contributions: ['', '', '', ''] } };
    expect(checkAgainstMemory(record, memoryOf(MIXED))?.code).toBe('dealSwapped');
    expect(checkAgainstMemory({ ...MIXED, fairness: undefined }, memoryOf(MIXED))?.code).toBe(
      'fairnessUnreadable',
    );
  });

  it('finds a lot that was chosen, and one that was drawn without having been announced', () => {
    const memory = { ...memoryOf(LOT, [0]), lots: ['starter'] };
    expect(found(LOT, memory)).toBeUndefined();
    expect(found(LOT, { ...memory, lots: [] })).toEqual(['lotsSwapped', { option: 'starter' }]);
    // The host's choice, as the record tells it, where everybody was shown that lots are drawn.
    const chosen = lie(LOT, { lots: [] });
    expect(found(chosen, memory)).toEqual(['lotsSwapped', { option: 'starter' }]);
    const { lots: _, ...unknown } = memory;
    expect(found(chosen, unknown)).toBeUndefined();
  });

  it('finds another secret also where no seals were shown, because nobody else was asked', () => {
    const memory = { ...memoryOf(MIXED), seals: [] };
    expect(found(MIXED, memory)).toBeUndefined();
    expect(found(MIXED, { ...memory, commitment: sealOf('ab'.repeat(16)) })?.[0]).toBe('commitmentSwapped');
  });

  it.each(ENTRIES)('finds another game than the one that was seen: %s', (_, record) => {
    const match = replay(gameOf(record.game), record);
    if (isRefusal(match)) throw new Error(match.code);
    const shorter = replay(gameOf(record.game), { ...record, moves: record.moves.slice(0, -1) });
    if (isRefusal(shorter)) throw new Error(shorter.code);
    const wire = (view: unknown): unknown => JSON.parse(JSON.stringify(view));
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(checkAgainstView(match, viewer, wire(match.view(viewer)))).toBeUndefined();
      expect(checkAgainstView(match, viewer, wire(shorter.view(viewer)))?.code).toBe('gameSwapped');
    }
    expect(checkAgainstView(match, 0, undefined)?.code).toBe('gameSwapped');
  });

  it('the seed depends on every line', () => {
    const from = fairnessOf(MIXED);
    const seeds = [
      dealSeed(from),
      dealSeed({ ...from, secret: flipped(from.secret) }),
      dealSeed({ ...from, table: 'other' }),
      dealSeed({ ...from, deal: 2 }),
      dealSeed({ ...from, contributions: from.contributions.toReversed() }),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });
});
