import { describe, expect, test } from 'vitest';
import { checkTrace } from './reference.js';
import { playOut } from './reference-players.js';

/** Plays one game and checks all of it. Adds to `seen` what the reference counted. */
function agree(options: object, seats: number, seed: string, seen: Map<string, number>): void {
  const { lines, offers } = playOut(options, seats, seed);
  const checked = checkTrace(lines);
  expect(checked.asked.map((asked) => Object.fromEntries(asked))).toEqual(offers);
  for (const [what, times] of checked.seen) seen.set(what, (seen.get(what) ?? 0) + times);
}

/** The games of a test must really have got into the situations that it is there for. */
function expectSeen(seen: Map<string, number>, wanted: readonly string[]): void {
  if (process.env.SEEN)
    console.log(
      [...seen]
        .sort()
        .map((e) => e.join(': '))
        .join('\n'),
    );
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
}

const from = (low: number, high: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => low + index);

describe('random games agree with a reference written from the rules alone', () => {
  test('[N-10 … N-15] classic', () => {
    const seen = new Map<string, number>();
    for (const seats of from(2, 10)) {
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
    for (const seats of from(2, 7)) {
      agree({ variant }, seats, `defaults ${seats}`, seen);
      for (const rounds of from(1, 4)) agree({ variant, rounds }, seats, `${rounds} of ${seats}`, seen);
    }
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
    for (const seats of from(2, 7))
      agree({ variant: 'simple', starter: 1 }, seats, `defaults ${seats}`, seen);
    for (const game of from(1, 60)) {
      agree({ variant: 'simple', rounds: 4, starter: game % 2 }, 2 + (game % 3), `simple ${game}`, seen);
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
    for (const seats of from(2, 10)) {
      for (const game of from(1, 8)) {
        agree({ variant: 'ole', starter: game % seats }, seats, `shared ${game}`, seen);
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

  const collections: { own: Record<string, number>; wanted: string[] }[] = [
    {
      own: { mask: 3, block: 3 },
      wanted: [
        'everyone masks',
        'several choose behind their masks',
        'one of several masks is blocked',
        'several want to block',
        'of several blockers the turn goes round to a lower seat',
      ],
    },
    { own: { mask: 1, block: 5, drop: 1 }, wanted: ['blocks 2 deep', 'blocks 3 deep', 'blocks 5 deep'] },
    {
      own: { shift: 3, stretch: 3 },
      wanted: [
        'a shift makes a low card',
        'a shift below zero',
        'no second shift after one that worked',
        'a stretch of a shifted card',
        'a stretch near enough only because of the shift',
        'a stretch too far only because of the shift',
      ],
    },
    {
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
      own: { shift: 3, block: 2 },
      wanted: ['a shift saves a low card', 'a shift is blocked', 'a second shift after a blocked one'],
    },
    {
      own: { drop: 4, block: 2 },
      wanted: [
        'a second drop',
        'a drop of the only card',
        'a drop is blocked',
        'another drop after a blocked one',
      ],
    },
  ];
  test.each(collections)('[N-61 … N-69] ole, everyone with $own', ({ own, wanted }) => {
    const seen = new Map<string, number>();
    for (const game of from(1, 100)) {
      // Two or three players hold two traps each, where most of the rare situations are.
      const seats = [2, 3, 2, 3, 5, 10][game % 6];
      const options = { variant: 'ole', traps: 'own', rounds: 1, unique: game % 5 === 0 };
      agree({ ...options, collections: from(1, seats).map(() => own) }, seats, `own ${game}`, seen);
    }
    expectSeen(seen, wanted);
  });
});
