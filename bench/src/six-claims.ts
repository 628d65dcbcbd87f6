import { ask, type Bot, botFamily } from '@sixfold/bots';
import { below, FastRng } from '@sixfold/game-kit';
import {
  legalMoves,
  playMove,
  RUNNING,
  type SixOptions,
  type SixState,
  type SixView,
  six,
} from '@sixfold/six';
import { TABLE } from './six-table.js';

// node bench/dist/six-claims.js CLAIMS POSITIONS [EDITION]: collects forced wins of three or five moves that Master claims with
// a given number of positions a move, half of them in each phase, and holds each against every answer there is.

const [wanted = 40, positions = 4000] = process.argv.slice(2, 4).map(Number);
const options: SixOptions = { ...TABLE, edition: process.argv[4] === '21' ? '21' : '2003' };
const LONGEST = 5;

const master = botFamily('six')?.bot('master') as Bot<SixView>;
const moves = new Int32Array(six.maxMoves);

const legalIn = (state: SixState): Int32Array => moves.slice(0, legalMoves(state, state.turn, moves));

interface Claim {
  readonly move: number;
  /** How many moves of both sides it takes at most; infinite if nothing is claimed. */
  readonly length: number;
}

function claimOf(state: SixState, iterations: number): Claim {
  const legal = Array.from(legalIn(state), (move) => six.formatMove(state, move));
  const rng = new FastRng('claim');
  const view = six.view(state, 'spectator');
  const { move, candidates } = ask(
    master,
    { view, seat: state.side, legal },
    { budget: { iterations }, rng, clock: () => 0 },
  );
  const left = 1 - (candidates[0]?.value ?? 0);
  const length = left < 0.001 ? Math.round(left * 1e5) : Number.POSITIVE_INFINITY;
  return { move: six.parseMove(state, move) as number, length };
}

/** The last move that won at once: it nearly always wins against the next answer, too. */
let lastWin = -1;

/** Whether the side to move has a move that wins at once, by the rules alone. */
function winsAtOnce(state: SixState): boolean {
  const legal = legalIn(state);
  const wins = (move: number): boolean => {
    const next = six.copy(state);
    playMove(next, move);
    return next.result === state.side;
  };
  if (legal.includes(lastWin) && wins(lastWin)) return true;
  const found = legal.find(wins);
  if (found !== undefined) lastWin = found;
  return found !== undefined;
}

/**
 * Whether the side to move wins within this many moves against every answer: at once if the rules allow it, else by playing
 * what Master plays.
 */
function holds(state: SixState, length: number): boolean {
  if (winsAtOnce(state)) return true;
  if (length < 3) return false;
  const claim = [positions, 10 * positions]
    .map((most) => claimOf(state, most))
    .find((one) => one.length <= length);
  if (!claim) return false;
  const attacker = state.side;
  const after = six.copy(state);
  playMove(after, claim.move);
  if (after.result !== RUNNING) return after.result === attacker;
  return legalIn(after).every((answer) => {
    const next = six.copy(after);
    playMove(next, answer);
    return next.result === RUNNING ? holds(next, length - 2) : next.result === attacker;
  });
}

/** Positions from games in which both sides play any of the first moves that come to mind. */
function* positionsOfGames(): Generator<SixState> {
  const medium = botFamily('six')?.bot('medium') as Bot<SixView>;
  for (let game = 0; ; game++) {
    const rng = new FastRng(`claims ${game}`);
    const state = six.setup(options, 2, 'claims');
    while (state.result === RUNNING) {
      if (state.redCount + state.blackCount >= 12) yield state;
      const legal = Array.from(legalIn(state), (move) => six.formatMove(state, move));
      const sight = { view: six.view(state, 'spectator'), seat: state.side, legal };
      const { candidates } = ask(medium, sight, { budget: { iterations: 300 }, rng, clock: () => 0 });
      const chosen = candidates[below(rng, Math.min(3, candidates.length))]?.move ?? '';
      playMove(state, six.parseMove(state, chosen) as number);
    }
  }
}

const tally = { 1: { claimed: 0, held: 0 }, 2: { claimed: 0, held: 0 } };
for (const state of positionsOfGames()) {
  const found = tally[state.phase];
  if (found.claimed < wanted / 2) {
    const { length } = claimOf(state, positions);
    if (length === 3 || length === LONGEST) {
      found.claimed++;
      if (holds(state, length)) found.held++;
      else console.log(`not held: ${JSON.stringify(six.table(state))}`);
    }
  }
  if (tally[1].claimed + tally[2].claimed >= wanted) break;
}
for (const phase of [1, 2] as const) {
  const { claimed, held } = tally[phase];
  console.log(
    `edition ${options.edition}, phase ${phase}: ${held} of ${claimed} claimed wins held against every answer`,
  );
}
