import { habitualJudge, QuickPlayer, TRAP_SENSE, type TrapSense } from '@sixfold/bots/nimmt-workshop';
import { FastRng, isRefusal, readOptions } from '@sixfold/game-kit';
import { nimmt } from '@sixfold/nimmt';
import { summary } from './bots-arena.js';
import { evolve, lead, type Table } from './bots-evolve.js';

const OLE = { variant: 'ole', rounds: 1 };
/** Tables with one trap each and with two each (N-60). */
const TABLES: readonly Table[] = [4, 3, 4, 2, 4, 6].map((seats) => ({ options: OLE, seats }));

const NAMES = Object.keys(TRAP_SENSE) as (keyof TrapSense)[];

const numbersOf = (sense: TrapSense): number[] => NAMES.map((name) => sense[name]);
const senseOf = (numbers: readonly number[]): TrapSense =>
  Object.fromEntries(NAMES.map((name, at) => [name, numbers[at]])) as unknown as TrapSense;

/** Makes players who lay by habit, as in playouts, and have some sense for traps. */
function playerMaker(): (sense: TrapSense) => QuickPlayer {
  const options = readOptions(nimmt, OLE, 2);
  if (isRefusal(options)) throw new Error(options.code);
  const view = nimmt.view(nimmt.setup(options, 2, 'traps'), 0);
  return (sense) => new QuickPlayer(habitualJudge(view), sense);
}

/** Learns by playing when traps should be spent, from what our players think of it. */
export function learnTraps(steps: number, report: (step: number, sense: TrapSense) => void): TrapSense {
  const rng = new FastRng('traps');
  const playerOf = playerMaker();
  const contest = (one: readonly number[], other: readonly number[], turn: number): number =>
    lead([playerOf(senseOf(one)), playerOf(senseOf(other))], TABLES[turn % TABLES.length] as Table, 20, rng);
  const plan = { steps, pairs: 24, reach: 0.6, rate: 0.15, isFree: () => true };
  return senseOf(
    evolve(numbersOf(TRAP_SENSE), plan, contest, rng, (step, numbers) => report(step, senseOf(numbers))),
  );
}

/** By how many points a round a sense for traps is ahead of our players' at tables of four, and half the width of a 95 % interval. */
export function leadOverOurs(sense: TrapSense, deals: number): { mean: number; error: number } {
  const playerOf = playerMaker();
  const rng = new FastRng('lead');
  const players = [playerOf(sense), playerOf(TRAP_SENSE)];
  return summary(Array.from({ length: deals }, () => lead(players, TABLES[0] as Table, 1, rng)));
}
