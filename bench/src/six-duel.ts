import { type Bot, botFamily } from '@sixfold/bots';
import { below, FastRng } from '@sixfold/game-kit';
import { randomMove, type SixView, six } from '@sixfold/six';
import { duel, type Player } from './six-bots.js';
import { TABLE } from './six-table.js';
import { UctBot } from './six-uct.js';

// node bench/dist/six-duel.js GAMES POSITIONS PLAYOUTS [EDITION]: Master with that many positions a move against UCT that
// sees wins and blocks with a given number of playouts, from random openings of three to six stones, each with both colours. The same
// numbers give the same games everywhere.

const [games = 16, positions = 30_000, playouts = 20_000] = process.argv.slice(2, 5).map(Number);
const edition = process.argv[5] === '21' ? '21' : '2003';

const player = (bot: Bot<SixView>, iterations: number): Player => ({
  bot,
  budget: { iterations },
  iterations: 0,
  spent: 0,
});
const master = player(botFamily('six')?.bot('master') as Bot<SixView>, positions);
const uct = player(new UctBot(), playouts);
const scores = Array.from({ length: games }, (_, game) => {
  const pair = Math.floor(game / 2);
  return duel([master, uct], game % 2 === 0 ? 0 : 1, `duel ${pair}`, { edition }, opening(`opening ${pair}`));
});
const won = scores.reduce((sum, score) => sum + score, 0);
const rate = ({ iterations, spent }: Player): string => Math.round(iterations / (spent / 1000)).toString();
const [low, high] = wilson(won / games, games).map((share) => (100 * share).toFixed(0));
console.log(
  `edition ${edition}: master, ${positions} positions (${rate(master)}/s), scored ${won} of ${games} ` +
    `(95 % interval ${low} to ${high} %) against UCT with ${playouts} playouts (${rate(uct)}/s)`,
);

/** Moves of anybody until three to six stones lie on the board. */
function opening(seed: string): readonly string[] {
  const rng = new FastRng(seed);
  const state = six.setup({ ...TABLE, edition }, 2, seed);
  const stones = 3 + below(rng, 4);
  const moves: string[] = [];
  while (state.redCount + state.blackCount < stones) {
    const move = randomMove(state, rng);
    moves.push(six.formatMove(state, move));
    six.apply(state, state.turn, move);
  }
  return moves;
}

/** Wilson's 95 % interval of a share: it stays sensible when all games are won. */
function wilson(share: number, count: number): [number, number] {
  const z = 1.96 ** 2 / count;
  const middle = (share + z / 2) / (1 + z);
  const half = (1.96 * Math.sqrt((share * (1 - share)) / count + z / (4 * count))) / (1 + z);
  return [middle - half, middle + half];
}
