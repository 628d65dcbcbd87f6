import { createHash } from 'node:crypto';
import {
  endedOutcome,
  formatRecord,
  isRefusal,
  Match,
  type MatchRecord,
  parseRecord,
  recordHash,
  recordOf,
  replay,
  traceEnd,
  traceMove,
  traceStart,
  verifyRecord,
  withHash,
} from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { stonesGame } from './stones-game.js';

function finished(): Match {
  const match = Match.start(stonesGame, { options: { gifts: [{ hat: 1 }, {}] }, seats: 2, seed: 'deal' });
  if (isRefusal(match)) throw new Error(match.code);
  for (const [seat, move] of [
    [0, '3'],
    [1, '3'],
    [0, '1'],
  ] as const)
    match.play(seat, move);
  return match;
}

const record = recordOf(finished());
const code = (result: unknown) => (isRefusal(result) ? result.code : 'accepted');
const verify = (changes: object) => code(verifyRecord(stonesGame, { ...record, ...changes } as MatchRecord));

describe('a record', () => {
  it('holds all that makes a match, and its result', () => {
    expect(record).toEqual({
      sixfold: 1,
      game: 'stones',
      options: {
        stones: 7,
        limit: null,
        winner: 'most',
        polite: false,
        starter: 0,
        gifts: [
          { hat: 1, bow: 0 },
          { hat: 0, bow: 0 },
        ],
      },
      seats: 2,
      seed: 'deal',
      moves: ['0:3', '1:3', '0:1'],
      result: { scores: [4, 3], ranks: [1, 2] },
    });
  });

  it('survives being written and read', () => {
    expect(parseRecord(formatRecord(record))).toEqual(record);
    expect(verify({})).toBe('accepted');
  });

  it('of a running match has no result and goes on', () => {
    const match = replay(stonesGame, { ...record, moves: ['0:3'] });
    if (isRefusal(match)) throw new Error(match.code);
    expect(recordOf(match).result).toBeUndefined();
    expect(match.toAct()).toEqual([1]);
  });

  it.each([
    ['{"sixfold":1,"ga', 'recordNotJson'],
    ['[]', 'notARecord'],
    ['null', 'notARecord'],
    ['{"game":"stones"}', 'notARecord'],
    ['{"sixfold":2}', 'recordVersion'],
    ['{"sixfold":{}}', 'recordVersion'],
    ['{"sixfold":1,"game":"stones","options":{},"seats":2,"seed":"x"}', 'recordField'],
    ['{"sixfold":1,"game":"stones","options":null,"seats":2,"seed":"x","moves":[]}', 'recordField'],
    ['{"sixfold":1,"game":"stones","options":{},"seats":"2","seed":"x","moves":[]}', 'recordField'],
  ])('that is damaged or foreign is refused: %s', (text, expected) => {
    expect(code(parseRecord(text))).toBe(expected);
  });

  it.each([-1, 0, 1000, 2 ** 30, 2 ** 40, 1.5])(
    'with %d seats is refused: nobody makes lists that long',
    (seats) => {
      const refused = parseRecord(formatRecord({ ...record, seats }));
      expect(isRefusal(refused) && [refused.code, refused.params]).toEqual([
        'recordField',
        { field: 'seats' },
      ]);
    },
  );

  it.each(['sixfold', 'options', 'moves', 'fairness', 'note'])(
    'nested without end in %s is refused',
    (field) => {
      const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
      const text = formatRecord({ ...record, [field]: 'DEEP' }).replace('"DEEP"', deep);
      const refused = parseRecord(text);
      expect(isRefusal(refused) && [refused.code, refused.params]).toEqual(['recordField', { field }]);
    },
  );

  it('with edited moves is refused, with the number of the move', () => {
    expect(verify({ moves: ['0:3', '0:3', '0:1'] })).toBe('recordMoveRefused');
    expect(verify({ moves: ['0:3', '1:9'] })).toBe('recordMoveRefused');
    for (const move of ['3', ':3', 'x:3', '00:3', '0:', 7, null])
      expect(verify({ moves: [move] })).toBe('badRecordMove');
    const refused = replay(stonesGame, { ...record, moves: ['0:3', '0:3'] });
    expect(isRefusal(refused) && refused.params).toEqual({ number: 2, move: '0:3', code: 'notYourTurn' });
  });

  it('with a result that is not its own is refused', () => {
    expect(verify({ result: { scores: [3, 4], ranks: [2, 1] } })).toBe('recordResultDiffers');
    expect(verify({ moves: ['0:3'] })).toBe('recordResultDiffers');
    expect(verify({ result: null })).toBe('recordResultDiffers');
    expect(verify({ result: 7 })).toBe('recordResultDiffers');
    expect(verify({ moves: ['0:3'], result: undefined })).toBe('accepted');
  });

  it('has a hash that is checked when present', () => {
    expect(verify({ hash: recordHash(record) })).toBe('accepted');
    expect(verify({ hash: recordHash({ ...record, seed: 'other' }) })).toBe('recordHashDiffers');
    expect(verify({ hash: 7 })).toBe('recordHashDiffers');
  });

  it('has the same hash however its options are ordered, and another for any other match', () => {
    const { options } = record;
    const reversed = Object.fromEntries(Object.entries(options).toReversed());
    const gifts = [
      { bow: 0, hat: 1 },
      { bow: 0, hat: 0 },
    ];
    expect(recordHash({ ...record, options: { ...reversed, gifts } })).toBe(recordHash(record));
    const others = [
      { game: 'x' },
      { options: { ...options, stones: 8 } },
      { seats: 3 },
      { seed: 'x' },
      { moves: ['0:3'] },
    ];
    const hashes = [{}, ...others].map((change) => recordHash({ ...record, ...change }));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('is hashed with SHA-256 over JSON', () => {
    const plain = { game: 'stones', moves: [], options: {}, seats: 2, seed: 'ü', sixfold: 1 } as const;
    const sha256 = (data: object) => createHash('sha256').update(JSON.stringify(data)).digest('hex');
    expect(recordHash(plain)).toBe(`2:${sha256(plain)}`);
    expect(recordHash({ ...plain, hash: 'any' })).toBe(recordHash(plain));
    expect(recordHash({ ...plain, names: undefined })).toBe(recordHash(plain));
    const numbered = { 9: 1, 10: { b: 2, a: [{ d: 1, c: null }] } };
    const text = '{"10":{"a":[{"c":null,"d":1}],"b":2},"9":1,';
    const expected = createHash('sha256').update(JSON.stringify(plain).replace('{', text)).digest('hex');
    expect(recordHash({ ...plain, ...numbered })).toBe(`2:${expected}`);
  });
});

describe('an end that the rules did not bring about', () => {
  it.each([
    [[0, 1, 0, 1], { reason: 'resigned', seat: 3 }, [1, 0, 1, 0], [1, 3, 1, 3]],
    [[0, 1, 2], { reason: 'time', seat: 0 }, [0, 1, 1], [3, 1, 1]],
    [[0, 1], { reason: 'agreed' }, [0.5, 0.5], [1, 1]],
    [[0, 1], { reason: 'abandoned' }, [0.5, 0.5], [1, 1]],
    [[0, 1], { reason: 'abandoned', seat: 1 }, [1, 0], [1, 2]],
  ] as const)('is lost by the side that brought it about: %j %j', (sides, ended, scores, ranks) => {
    expect(endedOutcome(sides, ended)).toEqual({ scores, ranks, reason: ended.reason });
  });

  it('is in the record and its result, and in the last line of a trace', () => {
    const match = replay(stonesGame, { ...record, moves: ['0:3'] });
    if (isRefusal(match)) throw new Error(match.code);
    const ended = { reason: 'resigned', seat: 1 } as const;
    const resigned = recordOf(match, ended);
    expect(resigned).toMatchObject({ moves: ['0:3'], ended, result: { scores: [1, 0], ranks: [1, 2] } });
    expect(code(verifyRecord(stonesGame, withHash(resigned)))).toBe('accepted');
    expect(traceEnd(match, ended)).toBe(
      '{"end":true,"result":{"scores":[1,0],"ranks":[1,2]},"ended":{"reason":"resigned","seat":1},"table":{"left":4,"taken":[3,0]}}',
    );
  });
});

describe('a trace', () => {
  it('has a line for the start, every move and the end', () => {
    const match = Match.start(stonesGame, { options: { stones: 2 }, seats: 2, seed: 'deal' });
    if (isRefusal(match)) throw new Error(match.code);
    const lines = [traceStart(match)];
    for (const [seat, move] of [
      [0, '1'],
      [1, '1'],
    ] as const) {
      const legal = match.legal(seat);
      match.play(seat, move);
      lines.push(traceMove(match, seat, legal, move));
    }
    lines.push(traceEnd(match));
    const options = '{"stones":2,"limit":null,"winner":"most","polite":false,"starter":0,"gifts":null}';
    expect(lines).toEqual([
      `{"game":"stones","options":${options},"seats":2,"seed":"deal","table":{"left":2,"taken":[0,0]}}`,
      '{"seat":0,"legal":["1","2"],"move":"1","table":{"left":1,"taken":[1,0]}}',
      '{"seat":1,"legal":["1"],"move":"1","table":{"left":0,"taken":[1,1]}}',
      '{"end":true,"result":{"scores":[1,1],"ranks":[1,1]},"table":{"left":0,"taken":[1,1]}}',
    ]);
  });
});
