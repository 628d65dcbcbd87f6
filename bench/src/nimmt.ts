import { below, FastRng, firstSeat, isRefusal, matchKey, readOptions } from '@sixfold/game-kit';
import { type NimmtFact, type NimmtOptions, nimmt } from '@sixfold/nimmt';
import { besideCpp } from './cpp.js';
import { type Figure, ratesOf } from './figures.js';
import { BareClassic } from './nimmt-bare.js';

const SEATS = 4;
/** Rounds a game, so that setting up a match hardly counts. */
const ROUNDS = 100;
/** Long enough for the engine to have compiled what is hot, and for a short disturbance to pass. */
const LONG = { times: 3, runs: 700 };

const moves = new Int32Array(nimmt.maxMoves);

function optionsOf(chosen: Readonly<Record<string, unknown>>): NimmtOptions {
  const options = readOptions(nimmt, { rounds: ROUNDS, ...chosen }, SEATS);
  if (isRefusal(options)) throw new Error(options.code);
  return options;
}

/** Deal, who acts, legal moves, apply, count: one game of many rounds; returns its totals. */
function playContract(options: NimmtOptions, seed: string): readonly number[] {
  const rng = new FastRng(seed);
  const state = nimmt.setup(options, SEATS, seed);
  for (let asked = nimmt.toAct(state); asked !== 0; asked = nimmt.toAct(state)) {
    const seat = firstSeat(asked);
    const count = nimmt.legalMoves(state, seat, moves);
    nimmt.apply(state, seat, moves[below(rng, count)] as number);
  }
  return nimmt.outcome(state)?.scores ?? [];
}

/** The same with the facts of every move, and everybody's view whenever somebody is asked something new. */
function playWithViews(options: NimmtOptions, seed: string): void {
  const rng = new FastRng(seed);
  const state = nimmt.setup(options, SEATS, seed);
  let asked = nimmt.toAct(state);
  while (asked !== 0) {
    const seat = firstSeat(asked);
    const count = nimmt.legalMoves(state, seat, moves);
    const facts: NimmtFact[] = [];
    nimmt.apply(state, seat, moves[below(rng, count)] as number, facts);
    const stillAsked = asked & ~(1 << seat);
    asked = nimmt.toAct(state);
    if (asked === stillAsked && asked !== 0) continue;
    for (let viewer = 0; viewer < SEATS; viewer++) nimmt.view(state, viewer);
    nimmt.view(state, 'spectator');
  }
}

function playBare(seed: string): readonly number[] {
  const bare = new BareClassic(matchKey(seed), new FastRng(seed));
  for (let round = 1; round <= ROUNDS; round++) bare.round(round);
  return Array.from(bare.totals);
}

/** How many number cards a round of a variant places, on average. */
function placedARound(options: NimmtOptions): number {
  const rng = new FastRng('placed');
  const state = nimmt.setup(options, SEATS, 'placed');
  let placed = 0;
  for (let asked = nimmt.toAct(state); asked !== 0; asked = nimmt.toAct(state)) {
    const seat = firstSeat(asked);
    const count = nimmt.legalMoves(state, seat, moves);
    const facts: NimmtFact[] = [];
    nimmt.apply(state, seat, moves[below(rng, count)] as number, facts);
    placed += facts.filter(({ kind }) => kind === 'placed' || kind === 'tookRow').length;
  }
  return placed / ROUNDS;
}

/** Heap in use after a million rounds, compared with after the first few thousand, in megabytes. */
function heapGrowth(options: NimmtOptions): number {
  const playRounds = (rounds: number, name: string): number => {
    for (let game = 0; game < rounds / ROUNDS; game++) playContract(options, `${name} ${game}`);
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = playRounds(10_000, 'first');
  return (playRounds(1_000_000, 'heap') - before) / 2 ** 20;
}

export function benchNimmt(): readonly Figure[] {
  const classic = optionsOf({});
  const plus = optionsOf({ variant: 'plus' });
  const ole = optionsOf({ variant: 'ole' });
  if (playContract(classic, 'same').join() !== playBare('same').join()) {
    throw new Error('The bare loop and the contract played different rounds.');
  }
  const games = (play: (seed: string) => unknown) => (times: number) => {
    for (let game = 0; game < times; game++) play(`game ${game}`);
  };
  const bare = games(playBare);
  const contract = games((seed) => playContract(classic, seed));
  // One after the other, because the engine compiles the rules again for what each way adds.
  const alone = ratesOf({ bare, contract }, LONG);
  const seen = ratesOf({ bare, views: games((seed) => playWithViews(classic, seed)) }, LONG);
  const mixed = ratesOf(
    {
      contract,
      plus: games((seed) => playContract(plus, seed)),
      ole: games((seed) => playContract(ole, seed)),
    },
    LONG,
  );
  const perCard = (way: 'plus' | 'ole', options: NimmtOptions): number =>
    (mixed[way] * placedARound(options)) / (mixed.contract * placedARound(classic));
  const unit = 'rounds/s';
  return [
    { what: 'classic in a bare loop (the same rounds)', value: alone.bare * ROUNDS, unit, ratio: 1 },
    ...besideCpp('nimmt', 'the bare loop', alone.bare * ROUNDS, unit, 0.3),
    {
      what: 'classic through the contract',
      value: alone.contract * ROUNDS,
      unit,
      ratio: alone.contract / alone.bare,
      goal: 0.7,
    },
    {
      what: 'classic with facts and all views',
      value: seen.views * ROUNDS,
      unit,
      ratio: seen.views / seen.bare,
      goal: 0.1,
    },
    {
      what: 'plus, ratio per placed card to classic',
      value: mixed.plus * ROUNDS,
      unit,
      ratio: perCard('plus', plus),
      goal: 0.2,
    },
    {
      what: 'ole, ratio per placed card to classic',
      value: mixed.ole * ROUNDS,
      unit,
      ratio: perCard('ole', ole),
      goal: 0.2,
    },
    { what: 'heap growth over a million rounds', value: heapGrowth(classic), unit: 'MB' },
  ];
}
