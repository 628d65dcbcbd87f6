import { ask, type Bot, type Budget, botFamily } from '@sixfold/bots';
import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type SixView, six } from '@sixfold/six';
import type { Figure } from './figures.js';
import { UctBot } from './six-uct.js';

const clock = () => performance.now();

/** Who plays a duel, and what it has spent. */
export interface Player {
  readonly bot: Bot<SixView>;
  readonly budget: Budget;
  iterations: number;
  spent: number;
}

/** Plays one game, the first moves as given; returns what the first player scored. */
export function duel(
  players: readonly [Player, Player],
  firstSeat: 0 | 1,
  seed: string,
  options: Readonly<Record<string, unknown>> = {},
  opening: readonly string[] = [],
): number {
  const match = Match.start(six, { options, seats: 2, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rng = new FastRng(seed);
  for (const move of opening) match.play(match.toAct()[0] as number, move);
  for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
    const player = players[seat === firstSeat ? 0 : 1];
    const start = clock();
    const { move, iterations } = ask(
      player.bot,
      { view: match.view(seat), seat, legal: match.legal(seat) },
      { budget: player.budget, rng, clock },
    );
    player.iterations += iterations;
    player.spent += clock() - start;
    const played = match.play(seat, move);
    if (isRefusal(played)) throw new Error(`${move}: ${played.code}`);
  }
  return match.outcome()?.scores[firstSeat] ?? 0;
}

/** Master against UCT that sees wins and blocks, with the same time a move, colours changing, and how fast both search. */
export function benchSixBots(games = 6, millis = 200): readonly Figure[] {
  const family = botFamily('six');
  if (family === undefined) return [];
  const budget = { millis };
  const master: Player = { bot: family.bot('master') as Bot<SixView>, budget, iterations: 0, spent: 0 };
  const uct: Player = { bot: new UctBot(), budget, iterations: 0, spent: 0 };
  let score = 0;
  for (let game = 0; game < games; game++)
    score += duel([master, uct], game % 2 === 0 ? 0 : 1, `duel ${game}`);
  const rate = ({ iterations, spent }: Player) => iterations / (spent / 1000);
  return [
    { what: 'positions searched by master', value: rate(master), unit: 'positions/s' },
    { what: 'playouts of UCT', value: rate(uct), unit: 'playouts/s' },
    {
      what: `master against UCT, ${millis} ms a move, ${games} games`,
      value: score / games,
      unit: 'score',
      goal: 0.9,
    },
  ];
}
