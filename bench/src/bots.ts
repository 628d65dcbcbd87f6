import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Bot, type Budget, botFamily, LEVELS, type Level, type Sight } from '@sixfold/bots';
import { HABITS, MASTER, NETS, POLICIES, Searcher } from '@sixfold/bots/nimmt-workshop';
import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type NimmtView, nimmt } from '@sixfold/nimmt';
import { type Entrant, formatStandings, playArena, seatOrders } from './bots-arena.js';
import { anyCard, closestFit, flatMonteCarlo, leastDamage, lowestCard } from './bots-baselines.js';
import { type Diary, fileDiary, memory } from './bots-diary.js';
import type { Table } from './bots-evolve.js';
import { exploitability } from './bots-exploit.js';
import { fitPolicy, newNet, policySurprise } from './bots-fit.js';
import {
  blindSurprise,
  type Choice,
  choicesOfRound,
  fitHabit,
  surpriseOf,
  toExample,
} from './bots-habits.js';
import { aheadFlat, publicFlat, sharpFlat } from './bots-heldout.js';
import { formatWorths, worthOfLays } from './bots-lays.js';
import { COURSES, type TrainingPlan, train } from './bots-train.js';
import { leadOverOurs, learnTraps } from './bots-traps.js';
import { growth, think } from './growth.js';

// node bench/dist/bots.js …: trains and measures the bots of 6 nimmt!; docs/bots-nimmt.md says how.

/** What flat Monte Carlo players have. */
const PLAYOUTS_A_CARD = 1000;
const CLASSIC = { variant: 'classic', rounds: 1 };
const TABLES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['classic', CLASSIC],
  ['tactics', { ...CLASSIC, deck: 'tactics' }],
  ['draft', { ...CLASSIC, deck: 'tactics', draft: true }],
  ['ole', { variant: 'ole', rounds: 1 }],
  ['plus', { variant: 'plus', rounds: 1 }],
  ['plus-even', { variant: 'plus-even', rounds: 1 }],
  ['zero', { variant: 'zero', rounds: 1 }],
  ['simple', { variant: 'simple', rounds: 1 }],
];

function level(name: Level, budget: Budget): Entrant {
  const bot = botFamily('nimmt')?.bot(name) as Bot<NimmtView>;
  return { name, bot, budget };
}

/** `baselines DEALS PLAYOUTS [STRATEGY …]`: Master with this many playouts a move against three of each published strategy. */
function baselines(deals: number, iterations: number, wanted: readonly string[]): void {
  const rivals: readonly (readonly [string, Bot<NimmtView>])[] = [
    ['any-card', anyCard],
    ['lowest-card', lowestCard],
    ['closest-fit', closestFit],
    ['least-damage', leastDamage],
    ['flat-monte-carlo', flatMonteCarlo],
  ];
  for (const [name, bot] of rivals) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    against({ name, bot, budget: { iterations: PLAYOUTS_A_CARD } }, { seats: 4, deals, iterations });
  }
}

const HELD_OUT: ReadonlyMap<string, Bot<NimmtView>> = new Map([
  ['sharp', sharpFlat],
  ['ahead', aheadFlat],
  ['public', publicFlat],
]);

function heldOutPlayer(name: string): Bot<NimmtView> {
  const bot = HELD_OUT.get(name);
  if (!bot) throw new Error(`There is no held-out player "${name}": ${[...HELD_OUT.keys()].join(', ')}.`);
  return bot;
}

/** `heldout PLAYER DEALS PLAYOUTS [SEATS [LIMIT]]`: Master against players that nothing was fitted on, 1 000 playouts a card. */
function heldOut(player: string, deals: number, iterations: number, seats: number, limit?: number): void {
  const bot = heldOutPlayer(player);
  const options = limit === undefined ? CLASSIC : { variant: 'classic', limit };
  against(
    { name: player, bot, budget: { iterations: PLAYOUTS_A_CARD } },
    { seats, deals, iterations, options },
  );
}

interface Setting {
  readonly seats: number;
  readonly deals: number;
  readonly iterations: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

function against(rival: Entrant, { seats, deals, iterations, options = CLASSIC }: Setting): void {
  const master = level('master', { iterations });
  const lineups = [[master, ...Array.from({ length: seats - 1 }, () => rival)]];
  const notes = diary([rival.name, seats, iterations, options]);
  console.log(`${formatStandings(playArena({ options, lineups, deals, seed: 'baselines' }, notes))}\n`);
}

/**
 * `levels STRONG MASTER DEALS [TABLE …]`: the four levels at one table, search by numbers of playouts. The six orders round the table take
 * turns, and as many deals are played that each comes equally often.
 */
function levels(strong: number, master: number, deals: number, wanted: readonly string[]): void {
  const budgets = { easy: {}, medium: {}, strong: { iterations: strong }, master: { iterations: master } };
  for (const [name, options] of TABLES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const lineups = seatOrders(LEVELS.map((one) => level(one, budgets[one])));
    const whole = Math.ceil(deals / lineups.length) * lineups.length;
    const standings = playArena(
      { options, lineups, deals: whole, seed: 'levels' },
      diary(['levels', name, strong, master]),
    );
    console.log(`${name}\n${formatStandings(standings)}\n`);
  }
}

/** `lays POSITIONS PLAYOUTS SEATS SURENESS`: what lays of Master and of Masters with one thing changed are worth in the hands that were dealt. */
function lays(positions: number, playouts: number, seats: number, sureness: number): void {
  console.log(formatWorths(worthOfLays({ positions, playouts, seats, sureness })));
}

/** `exploit CARDS POSITIONS PLAYOUTS`: what Medium and the search alone give away where Master solves the last cards. */
function exploit(cards: number, positions: number, iterations: number): void {
  const bots: readonly (readonly [string, Bot<NimmtView>])[] = [
    ['medium', level('medium', {}).bot],
    ['search', new Searcher(MASTER)],
  ];
  for (const [name, bot] of bots) {
    const { mean, error } = exploitability(bot, { cards, positions, iterations });
    console.log(
      `${name.padEnd(8)} ${mean.toFixed(2)} ±${error.toFixed(2)}  (${positions} endings of ${cards} cards)`,
    );
  }
}

/** `growth POSITIONS REFERENCE`: what more playouts are worth to Master in `classic`, judged by a search of this many. */
function grow(count: number, reference: number): void {
  const bot = botFamily('nimmt')?.bot('master') as Bot<NimmtView>;
  const positions = Array.from({ length: count }, (_, number) => positionOf(bot, number));
  const budgets = [300, 1000, 4000, 16_000].map((iterations) => ({ iterations }));
  console.log(growth({ bot, positions, budgets, reference: { iterations: reference }, unit: 'heads' }));
}

/** Before one of the first eight tricks of a round between quick Masters. */
function positionOf(bot: Bot<NimmtView>, number: number): Sight<NimmtView> {
  const seed = `growth ${number}`;
  const match = Match.start(nimmt, { options: CLASSIC, seats: 4, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const questionOf = (seat: number) => ({ view: match.view(seat), seat, legal: match.legal(seat) });
  for (let trick = 0; trick < number % 8; ) {
    const moves = match.toAct().map((seat) => ({
      seat,
      move: think(bot, questionOf(seat), { iterations: 100 }, `${seed}/${seat}/${trick}`).move,
    }));
    if (moves.length > 1) trick++;
    for (const { seat, move } of moves) match.play(seat, move);
  }
  while (match.toAct().length === 1) {
    const seat = match.toAct()[0] as number;
    match.play(seat, think(bot, questionOf(seat), { iterations: 100 }, seed).move);
  }
  return questionOf(0);
}

/** `train GENERATIONS ROUNDS WORLDS STEPS FILE [NET …]`: teaches nets by self-play and writes all nets' weights. */
function teach(plan: TrainingPlan, file: string, wanted: readonly string[]): void {
  const nets: Record<string, string> = { ...NETS };
  for (const course of COURSES) {
    if (wanted.length > 0 && !wanted.includes(course.name)) continue;
    train(course, plan, (line, list) => {
      console.log(line);
      nets[course.name] = list.join(' ');
      writeFileSync(file, formatLists('train', 'NETS', nets));
    });
  }
}

/**
 * `habits ROUNDS ITERATIONS FOLDER [NET …]`: our own levels play, and habits and policies learn what they lay. Nobody else's
 * players are among them, so that those can measure what has been learned.
 */
function imitate(rounds: number, iterations: number, folder: string, wanted: readonly string[]): void {
  const habits: Record<string, string> = { ...HABITS };
  const policies: Record<string, string> = { ...POLICIES };
  const budget = { iterations };
  const models = [
    level('master', budget),
    level('master', budget),
    level('strong', budget),
    level('medium', budget),
  ];
  for (const { name, tables } of COURSES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const choices = Array.from({ length: rounds }, (_, round) =>
      choicesOfRound(models, tables[round % tables.length] as Table, `habits-${round}`),
    );
    const { test, learned } = keptBack(choices);
    const habit = fitHabit(learned.map(toExample), 15, new FastRng(name));
    const policy = newNet(new FastRng(name));
    fitPolicy(policy, learned, PLAN, new FastRng(name));
    console.log(
      `${name}: ${learned.length} lays; surprise ${surpriseOf(habit, test.map(toExample)).toFixed(3)} by habit, ` +
        `${policySurprise(policy, test).toFixed(3)} by policy (${blindSurprise(test.map(toExample)).toFixed(3)} for ` +
        'whoever knows nothing)',
    );
    habits[name] = habit.join(' ');
    policies[name] = listOf(policy);
    writeFileSync(join(folder, 'habits.ts'), formatLists('habits', 'HABITS', habits));
    writeFileSync(join(folder, 'policies.ts'), formatLists('habits', 'POLICIES', policies));
  }
}

/** `types ROUNDS PLAYOUTS FILE`: flat Monte Carlo players lay, and the policy of that type learns what. */
function imitateFlat(rounds: number, iterations: number, file: string): void {
  const models = [{ bot: flatMonteCarlo, budget: { iterations } }];
  const choices = Array.from({ length: rounds }, (_, round) =>
    choicesOfRound(
      models,
      { options: CLASSIC, seats: round % 5 === 1 ? 2 : round % 5 === 2 ? 6 : 4 },
      `types-${round}`,
    ),
  );
  const { test, learned } = keptBack(choices);
  const policy = newNet(new FastRng('flat'));
  fitPolicy(policy, learned, PLAN, new FastRng('flat'));
  console.log(
    `flat: ${learned.length} lays; surprise ${policySurprise(policy, test).toFixed(3)} ` +
      `(${blindSurprise(test.map(toExample)).toFixed(3)} for whoever knows nothing)`,
  );
  writeFileSync(file, formatLists('types', 'POLICIES', { ...POLICIES, flat: listOf(policy) }));
}

/** `traps STEPS DEALS`: players by habit learn when traps should be spent; then that plays against what our players think of it. */
function teachTraps(steps: number, deals: number): void {
  const sense = learnTraps(steps, (step, now) => {
    if (step % 50 === 0) console.log(`step ${step}: ${JSON.stringify(now)}`);
  });
  const { mean, error } = leadOverOurs(sense, deals);
  console.log(`ahead of ours by ${mean.toFixed(2)} ±${error.toFixed(2)} points a round (${deals} deals)`);
}

/** `foresight PLAYER ROUNDS PLAYOUTS`: how well habits and policies foretell what four held-out players lay with that many playouts a card. */
function foresight(player: string, rounds: number, iterations: number): void {
  const models = [{ bot: heldOutPlayer(player), budget: { iterations } }];
  const choices = Array.from({ length: rounds }, (_, round) =>
    choicesOfRound(models, { options: CLASSIC, seats: 4 }, `foresight-${round}`),
  ).flat();
  const examples = choices.map(toExample);
  const surprises = [
    ['habits', surpriseOf(weightsIn(HABITS.classic), examples)],
    ['policy', policySurprise(Float64Array.from(weightsIn(POLICIES.classic)), choices)],
    ['flat type', policySurprise(Float64Array.from(weightsIn(POLICIES.flat)), choices)],
    ['nothing', blindSurprise(examples)],
  ] as const;
  console.log(
    `surprise at ${choices.length} lays of ${player}: ` +
      surprises.map(([name, surprise]) => `${name} ${surprise.toFixed(3)}`).join(', '),
  );
}

const weightsIn = (list: string): number[] => list.split(' ').map(Number);

const PLAN = { epochs: 15, rate: 0.006, batch: 32 };

/** Every fifth round is kept back to see how well the others foretell it. */
const keptBack = (choices: readonly (readonly Choice[])[]): { test: Choice[]; learned: Choice[] } => ({
  test: choices.filter((_, round) => round % 5 === 0).flat(),
  learned: choices.filter((_, round) => round % 5 !== 0).flat(),
});

const listOf = (weights: Float64Array): string =>
  Array.from(weights, (weight) => Math.round(weight * 1000) / 1000).join(' ');

/** Lists of weights as a module. */
function formatLists(command: string, name: string, lists: Readonly<Record<string, string>>): string {
  const lines = Object.entries(lists).map(([net, list]) => `  ${net}:\n    '${list}',\n`);
  return `// Written by \`node bench/dist/bots.js ${command}\` (docs/bots-nimmt.md).\n\nexport const ${name} = {\n${lines.join('')}} as const;\n`;
}

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { log: { type: 'string' }, part: { type: 'string', default: '0/1' } },
});

/** `--log FILE` keeps every deal's result, so that a long run can be stopped; `--part 0/2` plays every second deal only. */
function diary(what: readonly unknown[]): Diary {
  if (flags.log === undefined) return memory();
  const [part = 0, parts = 1] = flags.part.split('/').map(Number);
  return fileDiary(flags.log, JSON.stringify(what), { part, parts });
}

const [command, ...rest] = positionals;
const numbers = rest.map(Number);
switch (command) {
  case 'baselines':
    baselines(numbers[0] ?? 50, numbers[1] ?? 1500, rest.slice(2));
    break;
  case 'heldout':
    heldOut(rest[0] ?? 'sharp', numbers[1] ?? 50, numbers[2] ?? 6500, numbers[3] ?? 4, numbers[4]);
    break;
  case 'levels':
    levels(numbers[0] ?? 300, numbers[1] ?? 1500, numbers[2] ?? 25, rest.slice(3));
    break;
  case 'lays':
    lays(numbers[0] ?? 200, numbers[1] ?? 8000, numbers[2] ?? 4, numbers[3] ?? 1.5);
    break;
  case 'growth':
    grow(numbers[0] ?? 40, numbers[1] ?? 200_000);
    break;
  case 'exploit':
    exploit(numbers[0] ?? 4, numbers[1] ?? 30, numbers[2] ?? 3000);
    break;
  case 'train':
    teach(
      {
        generations: numbers[0] ?? 4,
        rounds: numbers[1] ?? 450,
        worlds: numbers[2] ?? 10,
        steps: numbers[3] ?? 400,
      },
      rest[4] ?? 'packages/bots/src/nimmt/nets.ts',
      rest.slice(5),
    );
    break;
  case 'habits':
    imitate(numbers[0] ?? 200, numbers[1] ?? 1000, rest[2] ?? 'packages/bots/src/nimmt', rest.slice(3));
    break;
  case 'foresight':
    foresight(rest[0] ?? 'sharp', numbers[1] ?? 20, numbers[2] ?? 300);
    break;
  case 'types':
    imitateFlat(numbers[0] ?? 200, numbers[1] ?? 300, rest[2] ?? 'packages/bots/src/nimmt/policies.ts');
    break;
  case 'traps':
    teachTraps(numbers[0] ?? 250, numbers[1] ?? 20_000);
    break;
  default:
    console.error(
      'train | habits | types | traps | foresight | baselines | heldout | lays | levels | growth | exploit: see docs/bots-nimmt.md',
    );
    process.exitCode = 2;
}
