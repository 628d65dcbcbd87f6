import {
  below,
  FastRng,
  isRefusal,
  Match,
  type Rng,
  traceEnd,
  traceMove,
  traceStart,
  unit,
} from '@sixfold/game-kit';
import { nimmt } from '../src/index.js';

/** What was asked of whom before a move. */
export type Offers = Record<number, readonly string[]>;

/** How often a player takes which kind of chance: rare situations need several kinds of players at one table. */
interface Habits {
  /** Plays a trap that is on offer. */
  readonly traps: number;
  /** What a shift is kept for: nothing, another row than the printed one's, a full row from afar. */
  readonly shifts: 'anyhow' | 'elsewhere' | 'full';
  /** Lays a 0. */
  readonly zeros: number;
  /** Takes the longest row with a low card, or else the shortest. */
  readonly greed: number;
}

const oneOf = <Item>(rng: Rng, items: readonly Item[]): Item => items[below(rng, items.length)];

const MORE_THAN_A_GAME = 10_000;

/** A whole game played at random by the engine: its trace, and what was on offer before each move. */
export function playOut(options: object, seats: number, seed: string): { lines: string[]; offers: Offers[] } {
  const rng = new FastRng(seed);
  const match = Match.start(nimmt, { options, seats, seed }) as Match;
  if (isRefusal(match)) throw new Error(`no such table: ${match.code}`);
  const habits = Array.from({ length: seats }, () => ({
    traps: oneOf(rng, [0.02, 0.2, 0.6, 1]),
    shifts: oneOf(rng, ['anyhow', 'elsewhere', 'full'] as const),
    zeros: oneOf(rng, [0, 0.1, 0.5, 0.9]),
    greed: oneOf(rng, [0.1, 0.9]),
  }));
  const lines = [traceStart(match)];
  const offers: Offers[] = [];
  while (match.outcome() === undefined) {
    if (lines.length > MORE_THAN_A_GAME) throw new Error('the game does not come to an end');
    const offer = Object.fromEntries(match.toAct().map((seat) => [seat, match.legal(seat)]));
    offers.push(offer);
    const seat = oneOf(rng, match.toAct());
    const move = choose(rng, offer[seat], habits[seat], match.table().rows as number[][]);
    const refused = match.play(seat, move);
    if (isRefusal(refused)) throw new Error(`${move} was on offer, but: ${refused.code}`);
    lines.push(traceMove(match, seat, offer[seat], move));
  }
  if (match.toAct().length > 0) throw new Error('somebody is asked after the end');
  lines.push(traceEnd(match));
  return { lines, offers };
}

const isTrap = (move: string): boolean => /\?|^shift|^stretch|^block|^drop/.test(move);

function choose(rng: Rng, legal: readonly string[], habits: Habits, rows: number[][]): string {
  if (legal[0] === 'r1') return chooseRow(rng, rows, habits);
  const traps = legal.filter((move) => isTrap(move) && isWanted(move, legal, habits, rows));
  if (traps.length > 0 && unit(rng) < habits.traps) {
    // A stretch is one move beside ten shifts; who waits for a full row shifts first.
    const isSure = habits.shifts === 'full' ? traps.length === 1 : unit(rng) < 0.5;
    return traps.includes('stretch') && isSure ? 'stretch' : oneOf(rng, traps);
  }
  const zeros = legal.filter((move) => /^0(\+|$)/.test(move));
  if (zeros.length > 0 && unit(rng) < habits.zeros) {
    return zeros.includes('0+0') && unit(rng) < 0.5 ? '0+0' : oneOf(rng, zeros);
  }
  return oneOf(
    rng,
    legal.filter((move) => !isTrap(move)),
  );
}

function chooseRow(rng: Rng, rows: number[][], { greed }: Habits): string {
  const lengths = rows.map((row) => row.length);
  const wanted = unit(rng) < greed ? Math.max(...lengths) : Math.min(...lengths);
  return `r${lengths.indexOf(wanted) + 1}`;
}

/** Whether a shift is what its player waits for; any other trap always is. */
function isWanted(move: string, legal: readonly string[], { shifts }: Habits, rows: number[][]): boolean {
  if (!move.startsWith('shift') || shifts === 'anyhow') return true;
  const values = legal.filter((other) => other.startsWith('shift')).map(valueOf);
  const card = (Math.min(...values) + Math.max(...values)) / 2;
  const row = nearest(rows, valueOf(move));
  if (shifts === 'elsewhere') return row !== nearest(rows, card);
  return row?.length === 5 && Math.abs(valueOf(move) - card) > 3;
}

const valueOf = (move: string): number => Number(move.slice('shift:'.length));

function nearest(rows: number[][], value: number): number[] | undefined {
  const lower = rows.filter((row) => row[row.length - 1] < value);
  return lower.sort((a, b) => b[b.length - 1] - a[a.length - 1])[0];
}
