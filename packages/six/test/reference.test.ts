import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { expectSame, figure, progress, RUNS_FACTOR, runsOf, SEED_PREFIX } from '@sixfold/game-laws';
import { afterAll, describe, expect, test } from 'vitest';
import { type SixOptions, six, stonesPerColour } from '../src/index.js';
import { colourToMove, legal, next, type Position, type Rules, tableOf } from './reference.js';

const base = { opener: 0, noCaptureLimit: 60, repetition: true, swap: false, signal: false } as const;
const ways: readonly (SixOptions & { readonly seats: number })[] = [
  { ...base, edition: '2003', seats: 2 },
  { ...base, edition: '2003', seats: 4, opener: 2 },
  { ...base, edition: '21', seats: 2, opener: 1 },
  { ...base, edition: '2003', seats: 2, swap: true, noCaptureLimit: 5 },
  { ...base, edition: '21', seats: 2, swap: true, noCaptureLimit: null, opener: 1 },
];

const start = (options: SixOptions, rules: Rules): Position => {
  const isLater = options.edition === '21';
  return {
    red: new Set(isLater ? ['0,0'] : []),
    black: new Set(isLater ? ['1,0'] : []),
    supply: isLater ? [rules.stones - 1, rules.stones - 1] : [rules.stones, rules.stones],
    toMove: options.opener,
    swapped: false,
    quiet: 0,
    seen: [],
  };
};

/** A quiet game looks ahead with the slow rules, so fewer of them. */
const GAMES = { random: 4, quiet: 1 } as const;
/** Random play hardly ever repeats or goes without captures; a player who shuffles a stone to and fro does. */
const STYLES = ['random', 'quiet'] as const;
/** A quiet game without a limit is long: shorter runs do without. */
const isTooLong = ({ noCaptureLimit }: SixOptions, style: string): boolean =>
  RUNS_FACTOR < 1 && style === 'quiet' && noCaptureLimit === null;

let games = 0;
afterAll(() => figure(`six: ${games} games agree with the slow reference`));

describe('games agree with a reference written from the rules alone', () => {
  for (const { seats, ...options } of ways) {
    for (const style of STYLES.filter((each) => !isTooLong(options, each))) {
      test(`[S-1 to S-9 S-12] ${style} ${seats} ${JSON.stringify(options)}`, () => {
        for (let number = 0; number < runsOf(GAMES[style]); number++)
          playBoth(options, seats, `${SEED_PREFIX}${style} ${number}`, style);
      });
    }
  }
});

function playBoth(options: SixOptions, seats: number, seed: string, style: (typeof STYLES)[number]): void {
  const rules: Rules = { ...options, seats, stones: stonesPerColour(options.edition, seats) };
  const match = Match.start(six, { options, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  let position = start(options, rules);
  for (let moves = legal(position, rules); moves.length > 0; moves = legal(position, rules)) {
    const seat = position.toMove;
    expectSame(match.toAct(), [seat]);
    expectSame(match.legal(seat), moves);
    expect(match.view(seat).colours[seat]).toBe(colourToMove(position, rules));
    const move = choose(position, moves, rules, rng, style);
    const played = match.play(seat, move);
    if (isRefusal(played)) throw new Error(`${move}: ${played.code}`);
    position = next(position, move, rules);
    expectSame(match.table(), tableOf(position));
  }
  games++;
  progress(() => `six: ${games} games agree`);
  const red = position.redScore as number;
  const scores = Array.from({ length: seats }, (_, seat) =>
    colourToMove({ ...position, toMove: seat }, rules) === 'red' ? red : 1 - red,
  );
  expect(match.outcome()?.scores).toEqual(scores);
}

function choose(
  position: Position,
  moves: readonly string[],
  rules: Rules,
  rng: FastRng,
  style: string,
): string {
  const any = () => moves[below(rng, moves.length)] as string;
  if (style === 'random') return any();
  // Avoids forms and captures, so that phase two is reached and lasts.
  for (let tries = 0; tries < 12; tries++) {
    const move = any();
    const after = next(position, move, rules);
    const captured = after.quiet === 0 && position.seen.length > 0;
    if (after.redScore === undefined && !captured) return move;
  }
  return any();
}
