import { writeFileSync } from 'node:fs';
import { ask } from '@sixfold/bots';
import { likenessOf, MASTER, Searcher } from '@sixfold/bots/six-workshop';
import { below, FastRng } from '@sixfold/game-kit';
import { type Cell, formatCell, parseCell, placeMove, RUNNING, type SixState, six } from '@sixfold/six';
import { TABLE } from './six-table.js';

/**
 * Learns openings from self-play: the first stones are chosen by UCT over positions up to symmetry, and the
 * "playout" is a game of a master with little time against itself, in both editions in turn. Writes
 * `packages/bots/src/six/opening-book.ts`. The same numbers give the same book.
 *
 *     node bench/dist/six-openings.js [games] [positions searched a move]
 */
const FILE = new URL('../../packages/bots/src/six/opening-book.ts', import.meta.url);

/** Positions with fewer stones than this are in the tree. */
const STONES = 7;
/** A position's moves are told apart once this many games have passed through it. */
const RIPE = 12;
/** Every third stone is tried this often, because with the swap option somebody will play it. */
const LEAST_THIRD = 120;
const CURIOSITY = 0.45;
/** What the book keeps: positions with this many games, moves with a share of them. */
const KEPT_GAMES = 60;
const KEPT_SHARE = 0.12;
const RANKING_NODES = 6000;

interface Opening {
  games: number;
  /** What red scored in them. */
  red: number;
  /** Moves that lead to different positions: the cell in the likeness, and the position. */
  moves?: readonly { readonly cell: string; readonly next: Opening }[];
  readonly stones: number;
}

const bot = new Searcher({ ...MASTER, rootWidth: 64, rootThreats: 5000, memory: 16, book: false });
const openings = new Map<string, Opening>();

const opening = (key: string, stones: number): Opening => {
  const known = openings.get(key) ?? { games: 0, red: 0, stones };
  openings.set(key, known);
  return known;
};

function askAt(state: SixState, iterations: number, rng: FastRng) {
  const sight = { view: six.view(state, state.turn), seat: state.turn, legal: [] };
  return ask(bot, sight, { budget: { iterations }, rng, clock: () => 0 });
}

/** The moves to try: for the third stone all that differ, later the candidates of a search. */
function movesOf(state: SixState, at: Opening, rng: FastRng): NonNullable<Opening['moves']> {
  const { red, black } = six.view(state, state.turn);
  const { cellOut } = likenessOf(red, black);
  const texts =
    at.stones === 2
      ? Array.from(state.frontier.subarray(0, state.frontierCount), (cell) =>
          six.formatMove(state, placeMove(cell)),
        )
      : askAt(state, RANKING_NODES, rng).candidates.map(({ move }) => move);
  const different = new Map<string, { cell: string; next: Opening }>();
  for (const text of texts) {
    const cell = parseCell(text) as Cell;
    const isRed = red.length === black.length;
    const { key } = likenessOf(isRed ? [...red, cell] : red, isRed ? black : [...black, cell]);
    if (different.has(key)) continue;
    different.set(key, { cell: formatCell(cellOut(cell)), next: opening(key, at.stones + 1) });
  }
  return [...different.values()];
}

/** The move to try next: any that was not, then those that score or are little known. */
function select({ moves = [], stones }: Opening) {
  if (stones === 2) {
    const least = moves.reduce((a, b) => (b.next.games < a.next.games ? b : a));
    if (least.next.games < LEAST_THIRD) return least;
  }
  const games = Math.log(moves.reduce((sum, { next }) => sum + next.games, 1));
  const worth = ({ next }: { next: Opening }): number => {
    if (next.games === 0) return 2;
    const score = stones % 2 === 0 ? next.red / next.games : 1 - next.red / next.games;
    return score + CURIOSITY * Math.sqrt(games / next.games);
  };
  return moves.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

function play(state: SixState, move: string): void {
  six.apply(state, state.turn, six.parseMove(state, move) as number);
}

/** One game, and what it teaches. */
function learn(number: number, iterations: number): void {
  const rng = new FastRng(`opening ${number}`);
  const state = six.setup({ ...TABLE, edition: number % 2 === 0 ? '2003' : '21' }, 2, 'openings');
  while (state.redCount + state.blackCount < 2) play(state, state.redCount === 0 ? '0,0' : '1,0');
  let at = opening(keyOf(state), 2);
  const path = [at];
  while (at.stones < STONES && (at.stones === 2 || at.games >= RIPE)) {
    at.moves ??= movesOf(state, at, rng);
    const { cell, next } = select(at);
    const { red, black } = six.view(state, state.turn);
    play(state, formatCell(likenessOf(red, black).cellIn(parseCell(cell) as Cell)));
    path.push(next);
    at = next;
  }
  while (state.result === RUNNING) {
    // Searches of different size, because otherwise the same opening leads to the same game again and again.
    const nodes = Math.round(iterations / 2) + below(rng, iterations);
    play(state, askAt(state, nodes, rng).move);
  }
  const score = six.outcome(state)?.scores[0] ?? 0.5;
  for (const passed of path) {
    passed.games++;
    passed.red += score;
  }
}

function keyOf(state: SixState): string {
  const { red, black } = six.view(state, state.turn);
  return likenessOf(red, black).key;
}

/** Per position: moves, the most tried first, with what the side to move scored, in percent. */
function entryOf({ moves = [], stones, games }: Opening): string {
  return moves
    .filter(({ next }) => stones === 2 || next.games >= KEPT_SHARE * games)
    .sort((a, b) => b.next.games - a.next.games)
    .map(({ cell, next }) => {
      const red = (next.red + 1) / (next.games + 2);
      const score = Math.round(100 * (stones % 2 === 0 ? red : 1 - red));
      // Nothing that luck decides is certain.
      return `${cell} ${Math.max(1, Math.min(99, score))}`;
    })
    .join(' ');
}

function bookText(): string {
  const lines = [...openings]
    .filter(([, { games, moves }]) => games >= KEPT_GAMES && moves !== undefined)
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([key, at]) => `  '${key}': '${entryOf(at)}',`);
  return [
    '/**',
    ' * What self-play knows of the first stones: per position, up to symmetry, the moves that were tried most, each with',
    ' * the percentage that the side to move scored. Written by `node bench/dist/six-openings.js`.',
    ' */',
    `export const OPENING_BOOK: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};`,
    '',
  ].join('\n');
}

function main(games: number, iterations: number): void {
  for (let game = 0; game < games; game++) {
    learn(game, iterations);
    if ((game + 1) % 200 === 0) {
      const third = openings.get([...openings.keys()][0] as string)?.moves ?? [];
      const scores = third.map(
        ({ cell, next }) => `${cell} ${(next.red / next.games).toFixed(2)}/${next.games}`,
      );
      console.log(`${game + 1} games; red with its second stone: ${scores.join('  ')}`);
    }
  }
  writeFileSync(FILE, bookText());
}

const [games = '2000', iterations = '1000'] = process.argv.slice(2);
main(Number(games), Number(iterations));
