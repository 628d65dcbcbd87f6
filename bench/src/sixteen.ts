import { below, FastRng, type MatchKey, type Rng, randomKey } from '@sixfold/game-kit';
import { sixteen } from '@sixfold/sixteen';
import { besideCpp } from './cpp.js';
import { type Figure, ratesOf } from './figures.js';
import { BareSixteen } from './sixteen-bare.js';

const OPTIONS = { matches: true, jokers: true, bonus: false, drawing: 'automatic', starter: 0 } as const;
/** Games a run: short, so that some runs are not interrupted on a busy machine. */
const SHORT = { times: 200, runs: 400 };

const moves = new Int32Array(sixteen.maxMoves);

/** Deal, who acts, legal moves, apply: one random game through the contract; returns the groups of both. */
function playContract(key: MatchKey | string, rng: Rng): readonly number[] {
  const state = sixteen.setup(OPTIONS, 2, key);
  for (let acting = sixteen.toAct(state); acting !== 0; acting = sixteen.toAct(state)) {
    const seat = acting - 1;
    const count = sixteen.legalMoves(state, seat, moves);
    sixteen.apply(state, seat, moves[below(rng, count)] as number);
  }
  return sixteen.outcome(state)?.scores ?? [];
}

const bare = new BareSixteen();

function playBare(key: MatchKey, rng: Rng): readonly number[] {
  bare.play(key, rng);
  return Array.from(bare.won);
}

/** The bare loop must play what the contract plays, or their speeds cannot be compared. */
function checkSame(): void {
  for (let game = 0; game < 100; game++) {
    const key = randomKey(new FastRng(`key ${game}`));
    const one = playBare(key, new FastRng(game)).join();
    const other = playContract(key, new FastRng(game)).join();
    if (one !== other)
      throw new Error(`The bare loop and the contract differ in game ${game}: ${one}, ${other}.`);
  }
}

/** Random games for two: in a bare loop, through the contract, and with a seed hashed for each game. */
export function benchSixteen(): readonly Figure[] {
  checkSame();
  const rng = new FastRng('bench');
  let seeds = 0;
  const rates = ratesOf(
    {
      bare: (times) => {
        for (let game = 0; game < times; game++) bare.play(randomKey(rng), rng);
      },
      contract: (times) => {
        for (let game = 0; game < times; game++) playContract(randomKey(rng), rng);
      },
      seeded: (times) => {
        for (let game = 0; game < times; game++) playContract(`bench ${seeds++}`, rng);
      },
    },
    SHORT,
  );
  const unit = 'games/s';
  const ratio = (rate: number): number => rate / rates.bare;
  return [
    { what: 'bare loop (the same games)', value: rates.bare, unit, ratio: 1 },
    ...besideCpp('sixteen', 'the bare loop', rates.bare, unit, 0.15),
    { what: 'through the contract', value: rates.contract, unit, ratio: ratio(rates.contract), goal: 0.7 },
    {
      what: 'through the contract, a seed hashed each',
      value: rates.seeded,
      unit,
      ratio: ratio(rates.seeded),
    },
  ];
}
