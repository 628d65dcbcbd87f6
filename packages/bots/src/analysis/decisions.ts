import {
  type Game,
  isRefusal,
  type Match,
  type MatchRecord,
  type Refusal,
  replay,
  type Seat,
} from '@sixfold/game-kit';

/** A decision that was made, with all that its seat could know at that moment and nothing more. */
export interface MadeDecision {
  /** How many moves had been played before. */
  readonly number: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly move: string;
}

/** A match with all decisions that were made in it. */
export interface DecidedMatch {
  readonly match: Match;
  /** All decisions, also those without a choice. */
  readonly decisions: readonly MadeDecision[];
}

/** Plays a record again and notes every decision as its seat saw it. */
export function decisionsOf(game: Game, record: MatchRecord): DecidedMatch | Refusal {
  const decisions: MadeDecision[] = [];
  const match = replay(game, record, (before, { seat, move }) => {
    decisions.push({
      number: before.moves.length,
      seat,
      view: before.view(seat),
      legal: before.toAct().includes(seat) ? before.legal(seat) : [],
      move,
    });
  });
  if (isRefusal(match)) return match;
  // As the rules write it, which is how bots name it.
  return {
    match,
    decisions: decisions.map((each, index) => ({ ...each, move: match.moves[index]?.move ?? each.move })),
  };
}
