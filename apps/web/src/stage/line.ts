import {
  type Fact,
  type Game,
  isRefusal,
  Match,
  type MatchSetup,
  type PlayedMove,
  type Refusal,
  type Seat,
} from '@sixfold/game-kit';

/** What happens at once: the choices of everybody who was asked, and what came of them. */
export interface Beat {
  readonly moves: readonly PlayedMove[];
  readonly facts: readonly Fact[];
  /** The state that it leads to. */
  readonly state: unknown;
}

/** A match, or a part of one, as a row of positions that can be looked at in any order. */
export interface Line {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly start: unknown;
  readonly beats: readonly Beat[];
}

/** The state before the beat of this index: 0 is the start. */
export const stateAt = ({ start, beats }: Line, index: number): unknown =>
  index === 0 ? start : beats[index - 1]?.state;

/** How many single moves have been played at a position. */
export const movesAt = ({ beats }: Line, index: number): number =>
  beats.slice(0, index).reduce((sum, { moves }) => sum + moves.length, 0);

/** A match that goes on from a position; a line is never changed by what is tried. */
export const matchAt = (line: Line, index: number): Match =>
  Match.from(line.game, line.setup, stateAt(line, index));

/** Plays moves onto a match, and gathers them into beats. */
export class LineWriter {
  readonly beats: Beat[] = [];
  private readonly start: unknown;
  private moves: PlayedMove[] = [];
  private facts: Fact[] = [];
  private waiting = new Set<Seat>();

  constructor(readonly match: Match) {
    this.start = match.game.copy(match.state);
  }

  play(played: PlayedMove): Refusal | undefined {
    if (this.moves.length === 0) this.waiting = new Set(this.match.toAct());
    const facts = this.match.play(played.seat, played.move);
    if (isRefusal(facts)) return facts;
    this.moves.push(played);
    this.facts.push(...facts);
    this.waiting.delete(played.seat);
    if (this.waiting.size === 0) this.close();
    return undefined;
  }

  /** Everything so far; choices that still wait for others count as a beat of their own. */
  line(): Line {
    if (this.moves.length > 0) this.close();
    return { game: this.match.game, setup: this.match.setup, start: this.start, beats: this.beats };
  }

  private close(): void {
    // The match changes its state with every move, so a copy is kept.
    const state = this.match.game.copy(this.match.state);
    this.beats.push({ moves: this.moves, facts: this.facts, state });
    this.moves = [];
    this.facts = [];
  }
}
