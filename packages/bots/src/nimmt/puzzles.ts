import { formatPlayed, type Match } from '@sixfold/game-kit';
import type { NimmtView } from '@sixfold/nimmt';
import { askAt, leadOf, startMatch, valuesOf } from '../puzzles/ask.js';
import type { Find, Grade, Puzzle } from '../puzzles/puzzle.js';

const SEATS = 4;
const ASKED = 0;
/** Bullheads by which the best card must be ahead of the next; a quick look asks for a little more. */
const LEAD = { asked: 1, atFirst: 1.2, easy: 3, medium: 2, again: 0.8, atLeast: 0.5 };
const FEWEST_CARDS = 4;
const PLAYOUTS = { atFirst: 400, asked: 8000, again: 1200 };

/** A card to be laid that is clearly better than all others, if this game has one at its turn. */
export const findNimmt: Find = (number, isWanted) => {
  const match = startMatch('nimmt', { rounds: 1 }, SEATS, number);
  const target = SEATS * (2 + (number % 6));
  while (!isAskedToLay(match) || match.moves.length < target) {
    const turn = match.toAct();
    if (turn.length === 0) return undefined;
    for (const seat of turn) match.play(seat, laid(match, seat, number));
  }
  const first = askAt(match, 'strong', ASKED, PLAYOUTS.atFirst, number);
  if (leadOf(first) < LEAD.atFirst || match.legal(ASKED).length < FEWEST_CARDS) return undefined;
  const answer = askAt(match, 'strong', ASKED, PLAYOUTS.asked, number + 7);
  const lead = leadOf(answer);
  const grade: Grade = lead >= LEAD.easy ? 1 : lead >= LEAD.medium ? 2 : 3;
  if (answer.move !== first.move || lead < LEAD.asked || !isWanted(grade)) return undefined;
  const again = thoughtAgain(match, ASKED);
  if (again.move !== answer.move || leadOf(again) < LEAD.again) return undefined;
  const solution = match.toAct().map((seat) => {
    const move = seat === ASKED ? answer.move : laid(match, seat, number);
    return formatPlayed({ seat, move });
  });
  return [match, { seat: ASKED, solution, grade, values: valuesOf(answer, -1) }];
};

const isAskedToLay = (match: Match): boolean =>
  (match.view(ASKED) as NimmtView).phase === 'lay' && match.toAct().includes(ASKED);

const laid = (match: Match, seat: number, number: number): string =>
  askAt(match, 'medium', seat, 1, number * 1000 + match.moves.length).move;

/** With other dice. */
const thoughtAgain = (match: Match, seat: number) => askAt(match, 'strong', seat, PLAYOUTS.again, 99);

/** Whether the answer is still clearly the best; bots that were taught since then may see the rest a little differently. */
export function isNimmtSound({ seat, solution }: Puzzle, match: Match): boolean {
  const answer = thoughtAgain(match, seat);
  return solution.includes(formatPlayed({ seat, move: answer.move })) && leadOf(answer) >= LEAD.atLeast;
}
