import { below, FastRng, formatPlayed, isRefusal, Match, parsePlayed } from '@sixfold/game-kit';
import { otherSide, type SixState } from '@sixfold/six';
import { askAt, startMatch } from '../puzzles/ask.js';
import type { Find, Found, Grade, Puzzle } from '../puzzles/puzzle.js';
import { completingCells, forcingStones, placings, winsNow } from './forcing.js';

/** Earlier nothing can be forced yet; later, stones run out before everything has been tried. */
const STONES = { first: 9, last: 32 };
/** With more stones that threaten something than this, the right one is harder to see. */
const FEW_THREATS = 3;

/** How far ahead the players look: far enough for a real game, not so far that nothing is left to find. */
const PLAYED = 400;

/** How many stones would threaten to complete a form with the next one. */
function threats(state: SixState): number {
  const makesThreat = ([, after]: readonly [string, SixState]) =>
    completingCells(after, state.side).length > 0;
  return Array.from(placings(state)).filter(makesThreat).length;
}

/** The answers of the other side after which exactly one stone goes on winning, or, at the last, the best defence. */
function reply(after: SixState, left: number): string | undefined {
  const attacker = otherSide(after.side);
  const answers = Array.from(placings(after));
  if (left > 1) return answers.find(([, next]) => forcingStones(next, left).length === 1)?.[0];
  const open = answers.map(([move, next]) => [move, completingCells(next, attacker).length] as const);
  return open.toSorted(([, one], [, other]) => one - other)[0]?.[0];
}

/** The line of a forced win: each stone the only one, each answer one that keeps it so. */
function lineOf(match: Match, stones: number): readonly string[] | undefined {
  const line: string[] = [];
  const ahead = Match.from(match.game, match.setup, match.state);
  for (let left = stones; left > 1; left--) {
    const [only, ...others] = forcingStones(ahead.state as SixState, left);
    const [seat = 0] = ahead.toAct();
    if (only === undefined || others.length > 0) return undefined;
    ahead.play(seat, only);
    const [other = 0] = ahead.toAct();
    const answer = reply(ahead.state as SixState, left - 1);
    if (answer === undefined) return undefined;
    ahead.play(other, answer);
    line.push(formatPlayed({ seat, move: only }), formatPlayed({ seat: other, move: answer }));
  }
  return line;
}

/** A position from which one stone forces a form. */
export const findSix: Find = (number, isWanted) => {
  const match = startMatch('six', {}, 2, number);
  const rng = new FastRng(number + 1);
  for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
    const placed = match.moves.length;
    if (placed > STONES.last) return undefined;
    const found = placed >= STONES.first ? forcedWin(match, isWanted) : undefined;
    if (found) return [match, { seat, ...found }];
    const { move, candidates } = askAt(match, 'medium', seat, PLAYED, number * 100 + placed);
    // A slip now and then gives the other side its chance.
    const slip = below(rng, 4) === 0 ? candidates[below(rng, Math.min(3, candidates.length))] : undefined;
    match.play(seat, slip?.move ?? move);
  }
  return undefined;
};

function forcedWin(match: Match, isWanted: (grade: Grade) => boolean): Omit<Found, 'seat'> | undefined {
  const inTwo = lineOf(match, 2);
  const grade = inTwo === undefined ? 3 : threats(match.state as SixState) > FEW_THREATS ? 2 : 1;
  if (!isWanted(grade)) return undefined;
  const solution = inTwo ?? lineOf(match, 3);
  return solution && { solution, grade };
}

/** Whether every stone of the answer is the only one that forces a form by then, and the last can be placed. */
export function isSixSound({ solution, seat }: Puzzle, match: Match): boolean {
  for (const [at, text] of solution.entries()) {
    const played = parsePlayed(text);
    if (isRefusal(played)) return false;
    const left = 1 + (solution.length - at) / 2;
    const only = played.seat === seat ? forcingStones(match.state as SixState, left) : [played.move];
    if (only.length !== 1 || only[0] !== played.move || isRefusal(match.play(played.seat, played.move)))
      return false;
  }
  return winsNow(match.state as SixState);
}
