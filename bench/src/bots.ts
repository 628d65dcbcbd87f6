import { writeFileSync } from 'node:fs';
import { type Bot, type Budget, botFamily, LEVELS, type Level } from '@sixfold/bots';
import { NETS } from '@sixfold/bots/nimmt-workshop';
import type { NimmtView } from '@sixfold/nimmt';
import { type Entrant, formatStandings, playArena } from './bots-arena.js';
import { anyCard, closestFit, flatMonteCarlo, leastDamage, lowestCard } from './bots-baselines.js';
import { COURSES, type TrainingPlan, train } from './bots-train.js';

// node bench/dist/bots.js …: trains and measures the bots of 6 nimmt!; docs/bots-nimmt.md says how.

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

/** `baselines MILLIS SECONDS [STRATEGY …]`: Master against three of each published strategy, equal time a move. */
function baselines(millis: number, seconds: number, wanted: readonly string[]): void {
  const master = level('master', { millis });
  const rivals: readonly (readonly [string, Bot<NimmtView>])[] = [
    ['any-card', anyCard],
    ['lowest-card', lowestCard],
    ['closest-fit', closestFit],
    ['least-damage', leastDamage],
    ['flat-monte-carlo', flatMonteCarlo],
  ];
  for (const [name, bot] of rivals) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const rival = { name, bot, budget: { millis } };
    const lineup = [master, rival, rival, rival];
    const plan = { options: CLASSIC, lineup, deals: 1e6, seed: 'baselines', millis: seconds * 1000 };
    console.log(`${formatStandings(playArena(plan))}\n`);
  }
}

/** `levels STRONG MASTER SECONDS [TABLE …]`: the four levels at one table, search by numbers of playouts. */
function levels(strong: number, master: number, seconds: number, wanted: readonly string[]): void {
  const budgets = { easy: {}, medium: {}, strong: { iterations: strong }, master: { iterations: master } };
  for (const [name, options] of TABLES) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const lineup = LEVELS.map((one) => level(one, budgets[one]));
    const plan = { options, lineup, deals: 1e6, seed: 'levels', millis: seconds * 1000 };
    console.log(`${name}\n${formatStandings(playArena(plan))}\n`);
  }
}

/** `growth SECONDS`: Master with more and more time against three Strong with 20 ms. */
function growth(seconds: number): void {
  const rival = level('strong', { millis: 20 });
  for (const millis of [20, 100, 500, 2000]) {
    const lineup = [level('master', { millis }), rival, rival, rival];
    const plan = { options: CLASSIC, lineup, deals: 1e6, seed: 'growth', millis: seconds * 1000 };
    console.log(`${millis} ms\n${formatStandings(playArena(plan))}\n`);
  }
}

/** `train GENERATIONS ROUNDS WORLDS STEPS FILE [NET …]`: teaches nets by self-play and writes all nets' weights. */
function teach(plan: TrainingPlan, file: string, wanted: readonly string[]): void {
  const nets: Record<string, string> = { ...NETS };
  for (const course of COURSES) {
    if (wanted.length > 0 && !wanted.includes(course.name)) continue;
    train(course, plan, (line, list) => {
      console.log(line);
      nets[course.name] = list.join(' ');
      writeFileSync(file, formatNets(nets));
    });
  }
}

/** The nets as a module. */
function formatNets(nets: Readonly<Record<string, string>>): string {
  const lists = Object.entries(nets).map(([name, list]) => `  ${name}:\n    '${list}',\n`);
  return `// Written by \`node bench/dist/bots.js train\` (docs/bots-nimmt.md).\n\nexport const NETS = {\n${lists.join('')}} as const;\n`;
}

const [command, ...rest] = process.argv.slice(2);
const numbers = rest.map(Number);
switch (command) {
  case 'baselines':
    baselines(numbers[0] ?? 50, numbers[1] ?? 60, rest.slice(2));
    break;
  case 'levels':
    levels(numbers[0] ?? 300, numbers[1] ?? 3000, numbers[2] ?? 60, rest.slice(3));
    break;
  case 'growth':
    growth(numbers[0] ?? 60);
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
  default:
    console.error('train | baselines | levels | growth: see docs/bots-nimmt.md');
    process.exitCode = 2;
}
