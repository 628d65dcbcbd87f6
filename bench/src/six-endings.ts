import { below, FastRng, isRefusal, type Rng, shuffle } from '@sixfold/game-kit';
import {
  type Cell,
  DIRECTIONS,
  FORM_SIZE,
  legalMoves,
  playMove,
  RUNNING,
  type SixState,
  six,
} from '@sixfold/six';
import { TABLE } from './six-table.js';

// node bench/dist/six-endings.js [POSITIONS]: how many endings of six stones against six there are, and how many of some that are drawn by
// lot are decided at once. Says whether a table of them is worth its memory.

const STONES = 2 * FORM_SIZE;
const WIDTH = 64;

/** All ways to lay this many cells that hang together, each once (Redelmeier 1981); shifted ones are the same. */
function countShapes(size: number): number {
  const seen = new Uint8Array(WIDTH * WIDTH);
  const start = WIDTH * 2 + WIDTH / 2;
  const around = DIRECTIONS.map(([q, r]) => q + WIDTH * r);
  let count = 0;
  const grow = (untried: readonly number[], laid: number): void => {
    const rest = untried.slice();
    for (let cell = rest.pop(); cell !== undefined; cell = rest.pop()) {
      if (laid + 1 === size) {
        count++;
        continue;
      }
      // Only cells behind the first one, so that each shape has one place to begin.
      const added = around
        .map((step) => (cell as number) + step)
        .filter((next) => next >= start && seen[next] === 0);
      for (const next of added) seen[next] = 1;
      grow([...rest, ...added], laid + 1);
      for (const next of added) seen[next] = 0;
    }
  };
  seen[start] = 1;
  grow([start], 0);
  return count;
}

/** Six stones of each colour that hang together, grown cell by cell, coloured by lot. */
function drawEnding(rng: Rng): SixState | undefined {
  const cells: Cell[] = [[0, 0]];
  while (cells.length < STONES) {
    const [q, r] = cells[below(rng, cells.length)] as Cell;
    const [dq, dr] = DIRECTIONS[below(rng, DIRECTIONS.length)] as Cell;
    if (!cells.some(([x, y]) => x === q + dq && y === r + dr)) cells.push([q + dq, r + dr]);
  }
  const order = Uint8Array.from(cells.keys());
  shuffle(rng, order);
  const stones = Array.from(order, (at) => cells[at]);
  const table = { phase: 2, red: stones.slice(0, 6), black: stones.slice(6), supply: [0, 0], toMove: 0 };
  const state = six.fromTable(TABLE, 2, { ...six.table(six.setup(TABLE, 2, 'x')), ...table }, 'endings');
  return isRefusal(state) || state.result !== RUNNING ? undefined : state;
}

const moves = new Int32Array(six.maxMoves);
const listed = (state: SixState): Int32Array => moves.slice(0, legalMoves(state, state.turn, moves));

function winsAtOnce(state: SixState): boolean {
  return listed(state).some((move) => after(state, move).result === state.side);
}

function after(state: SixState, move: number): SixState {
  const next = six.copy(state);
  playMove(next, move);
  return next;
}

/** Whether every move lets the other side win, or loses by itself. */
const losesInTwo = (state: SixState): boolean =>
  listed(state).every((move) => {
    const next = after(state, move);
    return next.result === RUNNING ? winsAtOnce(next) : next.result === 1 - state.side;
  });

const wanted = Number(process.argv[2] ?? 1000);
const shapes = countShapes(STONES);
const colourings = 924;
console.log(
  `${STONES} cells hang together in ${shapes} ways up to shifting; six of them red: ${shapes * colourings} positions, ` +
    `about ${Math.round((shapes * colourings) / 12 / 1e6)} million up to symmetry`,
);
const rng = new FastRng('endings');
const tally = { drawn: 0, won: 0, lost: 0 };
while (tally.drawn < wanted) {
  const state = drawEnding(rng);
  if (state === undefined) continue;
  tally.drawn++;
  if (winsAtOnce(state)) tally.won++;
  else if (losesInTwo(state)) tally.lost++;
}
const share = (count: number): string => `${((100 * count) / tally.drawn).toFixed(1)} %`;
console.log(
  `of ${tally.drawn} drawn by lot the side to move wins at once in ${share(tally.won)}, loses with the next move in ${share(tally.lost)}`,
);
