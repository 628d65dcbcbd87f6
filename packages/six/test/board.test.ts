import { below, FastRng, isRefusal, type Move } from '@sixfold/game-kit';
import { RUNS_FACTOR, runsOf } from '@sixfold/game-laws';
import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  firstPlace,
  Line,
  legalMoves,
  MAX_SIDE,
  movesOfStone,
  perft,
  playMove,
  RUNNING,
  randomMove,
  SixState,
  type SixTable,
  six,
} from '../src/index.js';
import { chain, codeOf, matchFrom, optionsOf, position } from './helpers.js';

const text = (state: SixState): string => JSON.stringify([six.table(state), six.view(state, 0)]);

const MORE_THAN_A_GAME = 10_000;

describe('[S-1] the board has no end', () => {
  test('a row of stones wanders a thousand cells away', () => {
    const match = matchFrom(position(chain(12), {}, { repetition: false, noCaptureLimit: null }));
    for (let step = 0; step < 1000; step++) {
      expect(codeOf(match.play(step % 2, `${step},0>${step + 12},0`))).toBeUndefined();
    }
    const { red, black } = match.table() as SixTable;
    expect(red[0]).toEqual([1000, 0]);
    expect(black.at(-1)).toEqual([1011, 0]);
    expect(codeOf(match.play(0, '1000,0>1012,1'))).toBe('touchesNothing');
    expect(codeOf(match.play(0, '1000,0>1012,-1'))).toBeUndefined();
  });

  test.each([
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, -1],
    [-1, 1],
  ])('it wanders in direction %i,%i', (dq, dr) => {
    const cells = Array.from({ length: 12 }, (_, n) => [n * dq, n * dr] as const);
    const table = {
      red: cells.filter((_, n) => n % 2 === 0),
      black: cells.filter((_, n) => n % 2 === 1),
      phase: 2,
    };
    const match = matchFrom(position(table, {}, { repetition: false, noCaptureLimit: null }));
    for (let step = 0; step < 200; step++) {
      const move = `${step * dq},${step * dr}>${(step + 12) * dq},${(step + 12) * dr}`;
      expect(codeOf(match.play(step % 2, move))).toBeUndefined();
    }
    const { red, black } = match.table() as SixTable;
    const reached = Array.from({ length: 12 }, (_, n) => `${(200 + n) * dq},${(200 + n) * dr}`);
    expect([...red, ...black].map(String).sort()).toEqual(reached.sort());
  });

  test('the past is remembered in the cells of its time', () => {
    const match = matchFrom(position(chain(13), {}, { noCaptureLimit: null }));
    const moves: string[] = [];
    // Red's last stone walks from end to end, so that the row wanders without coming again.
    for (let step = 0; step < 5; step++) {
      const seat = step % 2;
      const move = match
        .legal(seat)
        .find((text) => text.startsWith(`${step},0>`) && text.includes(`>${13 + step},`));
      if (move === undefined) break;
      expect(codeOf(match.play(seat, move))).toBeUndefined();
      moves.push(move);
    }
    expect(moves.length).toBeGreaterThan(2);
    expect(match.view(0).quietMoves).toEqual(moves);
  });

  test('a row of all 42 stones does not meet itself', () => {
    const state = position(chain(42), {}, { edition: '21' });
    const moves = new Int32Array(six.maxMoves);
    const count = six.legalMoves(state, 0, moves);
    const texts = Array.from(moves.subarray(0, count), (move) => six.formatMove(state, move));
    expect(texts).toContain('0,0>42,0');
    expect(new Set(texts).size).toBe(count);
    expect(six.table(state).red).toHaveLength(21);
  });
});

describe('[S-2 S-4] perft', () => {
  test.each([
    ['2003', [1, 6, 48, 468, 5328, 68_928]],
    ['21', [8, 78, 888, 11_488, 165_744]],
  ] as const)('edition %s', (edition, counts) => {
    const start = () => six.setup(optionsOf({ edition }), 2, 'perft');
    expect(perft(start(), 0)).toBe(1);
    expect(counts.map((_, depth) => perft(start(), depth + 1))).toEqual(counts);
  });

  test('phase two agrees with playing every sequence through the contract', () => {
    const count = (state: SixState, depth: number): number => {
      if (depth === 0) return 1;
      const moves = new Int32Array(six.maxMoves);
      const many = six.legalMoves(state, state.turn, moves);
      let sum = 0;
      for (let at = 0; at < many; at++) {
        const next = six.copy(state);
        six.apply(next, next.turn, moves[at]);
        sum += count(next, depth - 1);
      }
      return sum;
    };
    expect(perft(position(chain(13)), 2)).toBe(count(position(chain(13)), 2));
  });
});

describe('[S-4 S-5 S-6] listing', () => {
  test.each(['2003', '21'] as const)(
    'all stones at once gives what each stone gives, in order: edition %s',
    (edition) => {
      const [all, one] = [new Int32Array(six.maxMoves), new Int32Array(six.maxMoves)];
      let [lists, ties] = [0, 0];
      for (let game = 0; game < runsOf(60); game++) {
        const rng = new FastRng(`lists ${game}`);
        const state = six.setup(optionsOf({ edition }), 2, 'x');
        for (let moves = 0; state.result === RUNNING; moves++) {
          expect(moves).toBeLessThan(MORE_THAN_A_GAME);
          if (state.phase === 2) {
            const first = firstPlace(state.side);
            let count = 0;
            for (let place = first; place < first + state.stoneCount(state.side); place++) {
              if (state.lift(state.stones[place]).ties > 1) ties++;
              count = movesOfStone(state, state.stones[place], one, count);
            }
            const listed = all.subarray(0, legalMoves(state, state.turn, all));
            expect(listed.join()).toBe(one.subarray(0, count).join());
            lists++;
          }
          playMove(state, randomMove(state, rng));
        }
      }
      // Mutations are tried with a few games, which need not come to all of this.
      if (RUNS_FACTOR < 1) return;
      expect(lists).toBeGreaterThan(500);
      expect(ties).toBeGreaterThan(10);
    },
  );
});

describe('taking back', () => {
  /** Plays to the end as `choose` says, and takes everything back: each position and what was captured must come again. */
  function thereAndBack(line: Line, most: number, choose: (step: number) => Move): void {
    const { state } = line;
    const told = () => {
      const into = new Uint16Array(2 * MAX_SIDE);
      return `${text(state)} ${into.subarray(0, line.capturedByLast(into))}`;
    };
    expect(line.capturedByLast(new Uint16Array(2 * MAX_SIDE))).toBe(0);
    const texts = [told()];
    for (let step = 0; step < most && state.result === RUNNING; step++) {
      line.play(choose(step));
      texts.push(told());
      expect(texts.at(-1)).toContain(` ${line.captures.stones.subarray(0, line.captures.count)}`);
    }
    for (let depth = texts.length - 1; depth >= 0; depth--) {
      expect(line.depth).toBe(depth);
      expect(told()).toBe(texts[depth]);
      if (depth > 0) line.undo();
    }
  }

  test('gives back every position of a game, captures and all', () => {
    for (let game = 0; game < runsOf(20); game++) {
      const rng = new FastRng(`undo ${game}`);
      const options = optionsOf({ edition: game % 2 === 0 ? '2003' : '21', swap: game % 3 === 0 });
      const line = new Line(six.setup(options, 2, 'x'));
      thereAndBack(line, MORE_THAN_A_GAME, () => randomMove(line.state, rng));
      expect(line.state.redCount).toBeLessThan(2);
    }
  });

  test('goes back as far as anybody has played', () => {
    const line = new Line(position(chain(12), {}, { repetition: false, noCaptureLimit: null }));
    thereAndBack(line, 150, (step) => six.parseMove(line.state, `${step},0>${step + 12},0`) as Move);
  });

  test('[S-12] gives the colours back', () => {
    const line = new Line(position('R B\n R', { toMove: 1 }, { swap: true }));
    thereAndBack(line, 1, () => six.parseMove(line.state, 'swap') as Move);
  });

  test('forgets nothing that repetition needs', () => {
    const line = new Line(position(chain(12)));
    const play = (move: string) => {
      const parsed = six.parseMove(line.state, move);
      if (isRefusal(parsed)) throw new Error(parsed.code);
      line.play(parsed);
    };
    for (const move of ['0,0>12,0', '1,0>13,0', '2,0>14,0']) play(move);
    play('5,0>15,0'); // captures, and with it the past is over
    line.undo();
    play('3,0>15,0');
    expect(six.outcome(line.state)?.reason).toBe('repetition');
  });
});

describe('random moves', () => {
  /** Three rows of changing colours that meet in one stone. */
  const star = (...lengths: readonly number[]) => {
    const arms = lengths.flatMap((length, arm) => {
      const [q, r] = DIRECTIONS[2 * arm];
      return Array.from({ length }, (_, at) => [(at + 1) * q, (at + 1) * r, at % 2] as const);
    });
    const of = (colour: number) => arms.filter((cell) => cell[2] === colour).map(([q, r]) => [q, r]);
    return { red: [[0, 0], ...of(1)], black: of(0), phase: 2 };
  };

  test.each([
    ['a row with a stone in its middle', () => position(chain(17))],
    ['a row without one', () => position(chain(16))],
    ['[S-5] three arms of which any may stay', () => position(star(5, 5, 5))],
    ['[S-5] three arms of which two may stay', () => position(star(5, 5, 3))],
    ['[S-12] colours that may be taken over', () => position('R B\n R', { toMove: 1 }, { swap: true })],
  ])('are legal, and every one is as likely: %s', (_, drawn) => {
    const state = drawn();
    const moves = new Int32Array(six.maxMoves);
    const count = legalMoves(state, state.turn, moves);
    const times = new Map(Array.from(moves.subarray(0, count), (move) => [move, 0]));
    const rng = new FastRng('even');
    const draws = 50 * count;
    for (let draw = 0; draw < draws; draw++) {
      const move = randomMove(state, rng);
      times.set(move, (times.get(move) as number) + 1);
    }
    expect(times.size).toBe(count);
    const deviation = [...times.values()].reduce((sum, n) => sum + (n - 50) ** 2 / 50, 0);
    // Chi-squared with count - 1 degrees: mean count - 1, deviation √(2·count).
    expect(Math.abs(deviation - count)).toBeLessThan(5 * Math.sqrt(2 * count));
  });
});

describe('copies', () => {
  test('of long quiet games keep their whole past', () => {
    const options = optionsOf({ noCaptureLimit: null });
    const state = position(chain(14), {}, options);
    const rng = new FastRng('quiet');
    const moves = new Int32Array(six.maxMoves);
    for (let step = 0; step < 300 && state.result === RUNNING; step++) {
      const quiet = Array.from(moves.subarray(0, legalMoves(state, state.turn, moves))).filter((move) => {
        const next = six.copy(state);
        playMove(next, move);
        return next.result === RUNNING && next.quiet > 0;
      });
      if (quiet.length > 0) playMove(state, quiet[below(rng, quiet.length)] as number);
    }
    expect(state.quiet).toBeGreaterThan(100);
    const copy = new SixState(options, 2);
    six.copyInto(state, copy);
    expect(text(copy)).toBe(text(state));
    expect(text(six.determinize(six.view(state, 0), rng))).toBe(text(state));
  });
});
