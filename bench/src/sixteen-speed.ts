import { ask, type Bot, botFamily, type Level } from '@sixfold/bots';
import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type SixteenView, sixteen } from '@sixfold/sixteen';
import { type Figure, formatFigures } from './figures.js';

// node bench/dist/sixteen-speed.js: iterations a second of the searching bots of Sixteen over whole games.

const ITERATIONS = 10_000;
const RUNS = 3;
/** Before this many moves the compiler has hardly begun. */
const WARM_UP = 5;

/** Processor time in milliseconds, which a busy machine changes less than the time of day. */
const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Plays one game against itself; returns iterations a second over all moves that were searched. */
function gameSpeed(bot: Bot<SixteenView>, seats: number, seed: string): number {
  const match = Match.start(sixteen, { options: {}, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  let iterations = 0;
  let spent = 0;
  let moves = 0;
  for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
    const view = match.view(seat);
    const legal = match.legal(seat);
    const start = clock();
    const answer = ask(bot, { view, seat, legal }, { budget: { iterations: ITERATIONS }, rng, clock });
    if (moves++ >= WARM_UP && view.talonCount > 1) {
      iterations += answer.iterations;
      spent += clock() - start;
    }
    match.play(seat, answer.move);
  }
  return iterations / (spent / 1000);
}

function speedOf(level: Level, seats: number): Figure {
  const bot = botFamily('sixteen')?.bot(level) as Bot<SixteenView>;
  const speeds = Array.from({ length: RUNS }, (_, run) => gameSpeed(bot, seats, `speed ${run}`));
  return { what: `${level}, ${seats} players`, value: Math.max(...speeds), unit: 'iterations/s' };
}

const figures = (['strong', 'master'] as const).flatMap((level) =>
  [2, 4].map((seats) => speedOf(level, seats)),
);
console.log(formatFigures(figures));
