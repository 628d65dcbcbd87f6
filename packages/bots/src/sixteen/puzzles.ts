import { formatPlayed, type Match } from '@sixfold/game-kit';
import { meaningOf, type SixteenView } from '@sixfold/sixteen';
import { askAt, leadOf, startMatch, valuesOf } from '../puzzles/ask.js';
import type { Find, Grade, Puzzle } from '../puzzles/puzzle.js';

/** Piles by which the best card must be ahead of the next: values are whole here, because all cards are known. */
const LEAD = 0.9;
/** With fewer cards than this in the hand, or less choice, there is little to find. */
const FEWEST_CARDS = 3;
const FEW_CARDS = 6;

/** An ending with all cards known, in which a card that takes nothing is better than any other, if there is one. */
export const findSixteen: Find = (number, isWanted) => {
  const match = startMatch('sixteen', {}, 2, number);
  for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
    const { talonCount, handCounts } = match.view(seat) as SixteenView;
    const held = handCounts[seat] ?? 0;
    if (talonCount === 0 && held >= FEWEST_CARDS) {
      const answer = askAt(match, 'master', seat, 1, number);
      const [best] = answer.candidates;
      const waits = best?.reason?.code === 'leaves';
      const all = handCounts.reduce((sum, count) => sum + count, 0);
      const grade: Grade = waits ? (all <= FEW_CARDS ? 2 : 3) : 1;
      // A joker could stand for several cards that come to the same.
      const isClear = best && leadOf(answer) >= LEAD && meaningOf(best.move)?.kind !== 'joker';
      if (isClear && isWanted(grade)) {
        const solution = [formatPlayed({ seat, move: best.move })];
        return [match, { seat, solution, grade, values: valuesOf(answer, 1) }];
      }
    }
    match.play(seat, askAt(match, 'medium', seat, 1, number * 100 + match.moves.length).move);
  }
  return undefined;
};

/** Whether the answer is still the only best one: the end is solved, nothing is guessed. */
export function isSixteenSound({ seat, solution, values }: Puzzle, match: Match): boolean {
  const answer = askAt(match, 'master', seat, 1, 1);
  return (
    formatPlayed({ seat, move: answer.move }) === solution[0] &&
    leadOf(answer) >= LEAD &&
    JSON.stringify(valuesOf(answer, 1)) === JSON.stringify(values)
  );
}
