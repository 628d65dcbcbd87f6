import { figure, progress, RUNS_FACTOR, runsOf, SEED_PREFIX } from '@sixfold/game-laws';
import { afterAll, describe, expect, test } from 'vitest';
import { checkTrace } from './reference.js';
import { playOut } from './reference-players.js';

let games = 0;
afterAll(() => figure(`nimmt: ${games} games agree with the slow reference`));

/** Plays one game, in longer runs several like it, and checks all of it. Adds to `seen` what the reference counted. */
function agree(options: object, seats: number, seed: string, seen: Map<string, number>): void {
  for (let more = 0; more < Math.max(1, RUNS_FACTOR); more++) {
    const { lines, offers } = playOut(options, seats, `${SEED_PREFIX}${seed}${more === 0 ? '' : ` ${more}`}`);
    const checked = checkTrace(lines);
    games++;
    progress(() => `nimmt: ${games} games agree`);
    const asked = checked.asked.map((offer) => Object.fromEntries(offer));
    expect(JSON.stringify(asked)).toBe(JSON.stringify(offers));
    for (const [what, times] of checked.seen) seen.set(what, (seen.get(what) ?? 0) + times);
  }
}

/** The games of a test must really have got into the situations that it is there for. */
function expectSeen(seen: Map<string, number>, wanted: readonly string[]): void {
  if (RUNS_FACTOR < 1) return;
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
}

const from = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

/** The same; in shorter runs the two ends alone. */
const some = (low: number, high: number): number[] => (RUNS_FACTOR < 1 ? [low, high] : from(low, high));

describe('random games agree with a reference written from the rules alone', () => {
  test('[N-10 … N-15] classic', () => {
    const seen = new Map<string, number>();
    for (const seats of some(2, 10)) {
      agree({ variant: 'classic' }, seats, `defaults ${seats}`, seen);
      agree({ variant: 'classic', limit: 1 }, seats, `shortest ${seats}`, seen);
      for (const starter of [0, seats - 1]) {
        const tactics = { variant: 'classic', deck: 'tactics', starter };
        agree({ ...tactics, rounds: 2 }, seats, `tactics ${seats} ${starter}`, seen);
        agree({ ...tactics, rounds: 3, draft: true }, seats, `draft ${seats} ${starter}`, seen);
        agree({ ...tactics, limit: 30, draft: true }, seats, `draft to 30 ${seats} ${starter}`, seen);
      }
    }
    expectSeen(seen, ['others wait for the choice of a row', 'equal totals']);
  });

  test.each(['plus', 'plus-even', 'zero'])('[N-20 … N-40] %s', (variant) => {
    const seen = new Map<string, number>();
    for (const seats of some(2, 7)) {
      agree({ variant }, seats, `${variant} ${seats}`, seen);
      agree({ variant, rounds: 9 - seats }, seats, `${variant} ${seats} more`, seen);
    }
    for (const game of some(1, 20)) agree({ variant, rounds: 3 }, 2, `${variant} ${game}`, seen);
    expectSeen(seen, [
      'a 0 alone',
      'two 0s together',
      'a trick of 0s only',
      'several numbers with a 0',
      'a low card behind the highest row',
      'a low card as the sixth',
      'somebody sits out',
      'the last one plays alone',
    ]);
  });

  test('[N-50 … N-53] simple', () => {
    const seen = new Map<string, number>();
    for (const seats of some(2, 7))
      agree({ variant: 'simple', starter: 1 }, seats, `defaults ${seats}`, seen);
    for (const game of from(1, RUNS_FACTOR < 1 ? runsOf(100) : 100)) {
      agree({ variant: 'simple', rounds: 4, starter: game % 2 }, 2 + (game % 2), `simple ${game}`, seen);
    }
    expectSeen(seen, [
      'a 0 laid aside',
      'a low card as the sixth',
      'a tie for the next start',
      'a tie for the next start with the last starter',
    ]);
  });

  test('[N-60 … N-69] ole with a common pool', () => {
    const seen = new Map<string, number>();
    for (const seats of some(2, 10)) {
      for (const game of some(1, 6)) {
        agree({ variant: 'ole', limit: 30, starter: game % seats }, seats, `shared ${game}`, seen);
        agree({ variant: 'ole', rounds: 1, deck: 'tactics', copies: 9 }, seats, `tactics ${game}`, seen);
      }
    }
    expectSeen(seen, [
      'a mask plays its second card',
      'a mask is blocked',
      'a mask is too late with one card left',
      'a blocked block lets the earlier trap work',
      'a shift changes the row',
      'a stretched row is taken',
      'a drop',
      'nobody is left to ask about a trap',
      'nothing taken, so not asked at the count',
      'asked at the count without a drop',
    ]);
  });

  const collections: { games: number; own: Record<string, number>; wanted: string[] }[] = [
    {
      games: 100,
      own: { mask: 3, block: 3 },
      wanted: [
        'everyone masks',
        'several choose behind their masks',
        'one of several masks is blocked',
        'several want to block',
        'of several blockers the turn goes round to a lower seat',
      ],
    },
    {
      games: 150,
      own: { mask: 1, block: 5, drop: 1 },
      wanted: ['blocks 2 deep', 'blocks 3 deep', 'blocks 4 deep'],
    },
    {
      games: 300,
      own: { shift: 1, stretch: 1 },
      wanted: [
        'a shift makes a low card',
        'a shift below zero',
        'a stretch of a shifted card',
        'a stretch near enough only because of the shift',
        'a stretch too far only because of the shift',
      ],
    },
    {
      games: 150,
      own: { stretch: 6, shift: 1, block: 1 },
      wanted: [
        'a stretch',
        'a stretch is blocked',
        'a stretch too far',
        'no stretch of a stretched row',
        'a stretched row is taken',
        'a stretched row is taken by a low card',
      ],
    },
    {
      games: 150,
      own: { shift: 3, block: 2 },
      wanted: [
        'a shift saves a low card',
        'a shift is blocked',
        'a second shift after a blocked one',
        'no second shift after one that worked',
      ],
    },
    {
      games: 250,
      own: { drop: 4, block: 2 },
      wanted: [
        'a second drop',
        'a drop of the only card',
        'a drop is blocked',
        'another drop after a blocked one',
      ],
    },
  ];
  test.each(collections)('[N-61 … N-69] ole, everyone with $own', ({ games, own, wanted }) => {
    const seen = new Map<string, number>();
    for (const game of from(1, RUNS_FACTOR < 1 ? runsOf(games) : games)) {
      // Two or three players hold two traps each: most of the rare situations are theirs.
      const seats = game % 20 === 0 ? 10 : game % 10 === 0 ? 5 : 2 + (game % 2);
      const options = { variant: 'ole', traps: 'own', rounds: 1, unique: game % 5 === 0 };
      agree(
        { ...options, collections: from(1, seats).map(() => own) },
        seats,
        `${JSON.stringify(own)} ${game}`,
        seen,
      );
    }
    expectSeen(seen, wanted);
  });
});

/** A line of a trace, as far as something is changed in it. */
interface Line {
  readonly table: { readonly hands: readonly (readonly number[])[] };
  readonly legal: readonly string[];
  readonly seat: number;
  readonly result: object;
}

const withTable = (line: Line, changes: object): object => ({
  ...line,
  table: { ...line.table, ...changes },
});

describe('the reference notices a trace that is wrong', () => {
  /** Played by each test, not once for all: what is done while tests are collected belongs to none of them. */
  const trace = (): string[] => playOut({ variant: 'ole', rounds: 1 }, 3, 'tampered').lines;
  const [FIRST, SECOND, LAST] = [0, 1, -1];

  test('untouched it passes', () => {
    expect(() => checkTrace(trace())).not.toThrow();
  });

  test.each<[string, number, (line: Line, start: Line) => object]>([
    [
      'a card that is on the table twice',
      FIRST,
      (line) => withTable(line, { rows: [[line.table.hands[0]?.[0]], [2], [3], [4]] }),
    ],
    [
      'a 0 in the game without 0s',
      FIRST,
      (line) => withTable(line, { hands: [[0], ...line.table.hands.slice(1)] }),
    ],
    ['a trap too many', FIRST, (line) => withTable(line, { traps: [['block', 'block', 'drop'], [], []] })],
    ['an option left out', FIRST, (line) => ({ ...line, options: { variant: 'ole' } })],
    ['a legal move left out', SECOND, (line) => ({ ...line, legal: line.legal.slice(1) })],
    ['legal moves in another order', SECOND, (line) => ({ ...line, legal: [...line.legal].reverse() })],
    ['a move that is not legal', SECOND, (line) => ({ ...line, move: '105' })],
    ['another seat', SECOND, (line) => ({ ...line, seat: (line.seat + 1) % 3 })],
    ['cards that stay in the hand', SECOND, (line, start) => withTable(line, { hands: start.table.hands })],
    ['laid cards that are not shown', SECOND, (line) => withTable(line, { laid: undefined })],
    ['a key that the notation does not have', SECOND, (line) => withTable(line, { discard: [] })],
    ['other scores', LAST, (line) => ({ ...line, result: { ...line.result, scores: [0, 0, 0] } })],
    ['other ranks', LAST, (line) => ({ ...line, result: { ...line.result, ranks: [1, 1, 1] } })],
    ['traps after the last round', LAST, (line) => withTable(line, { traps: [['mask'], [], []] })],
  ])('%s', (_, at, change) => {
    const lines = trace();
    const [start, line] = [lines[0], lines.at(at)].map((text) => JSON.parse(text ?? '') as Line);
    const index = at < 0 ? lines.length + at : at;
    const tampered = lines.with(index, JSON.stringify(change(line as Line, start as Line)));
    expect(() => checkTrace(tampered)).toThrow(`line ${index + 1}: `);
  });

  test('a game that goes on or stops short', () => {
    const lines = trace();
    const [before, last] = lines.slice(-2) as [string, string];
    expect(() => checkTrace([...lines.slice(0, -2), last])).toThrow('not over');
    expect(() => checkTrace([...lines.slice(0, -1), before, last])).toThrow('was over');
  });
});
