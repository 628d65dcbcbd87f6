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
export interface Made {
  /** How many moves had been played before. */
  readonly number: number;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly move: string;
}

export interface Story {
  readonly match: Match;
  /** All decisions, also those without a choice. */
  readonly made: readonly Made[];
}

/** Plays a record again and notes every decision as its seat saw it. */
export function storyOf(game: Game, record: MatchRecord): Story | Refusal {
  const made: Made[] = [];
  const match = replay(game, record, (before, { seat, move }) => {
    made.push({
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
    made: made.map((each, index) => ({ ...each, move: match.moves[index]?.move ?? each.move })),
  };
}
