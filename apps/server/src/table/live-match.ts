import {
  type Fact,
  formatPlayed,
  type Game,
  hasSeat,
  isRefusal,
  legalTexts,
  notYourTurn,
  type MatchRecord,
  type MatchSetup,
  type Outcome,
  type PlayedMove,
  type Refusal,
  readOptions,
  resultOf,
  type Seat,
  seatsIn,
  type Viewer,
} from '@sixfold/game-kit';

/**
 * A running match that changes its state in place. A table checks a move before it is stored and plays it after,
 * thousands of times a second over all tables: nothing is copied for that but into one spare state.
 */
export class LiveMatch {
  private readonly buffer: Int32Array;
  private readonly spare: unknown;
  private readonly played: PlayedMove[] = [];

  private constructor(
    private readonly game: Game,
    private readonly setup: MatchSetup,
    private readonly state: unknown,
  ) {
    this.buffer = new Int32Array(game.maxMoves);
    this.spare = game.copy(state);
  }

  static start(game: Game, setup: MatchSetup): LiveMatch | Refusal {
    const options = readOptions(game, setup.options, setup.seats);
    if (isRefusal(options)) return options;
    const checked = { ...setup, options };
    return new LiveMatch(game, checked, game.setup(options, setup.seats, setup.seed));
  }

  /** The move in the rules' own writing, if this seat may play it now. Nothing is changed. */
  check(seat: Seat, text: string): string | Refusal {
    const { game, state, spare } = this;
    if (!hasSeat(game.toAct(state), seat)) return notYourTurn(seat, this.toAct());
    const move = game.parseMove(state, text);
    if (isRefusal(move)) return move;
    game.copyInto(state, spare);
    return game.apply(spare, seat, move) ?? game.formatMove(state, move);
  }

  play(seat: Seat, text: string): readonly Fact[] | Refusal {
    const { game, state } = this;
    if (!hasSeat(game.toAct(state), seat)) return notYourTurn(seat, this.toAct());
    const move = game.parseMove(state, text);
    if (isRefusal(move)) return move;
    const facts: Fact[] = [];
    const refusal = game.apply(state, seat, move, facts);
    if (refusal !== undefined) return refusal;
    this.played.push({ seat, move: text });
    return facts;
  }

  legal(seat: Seat): string[] {
    return legalTexts(this.game, this.state, seat, this.buffer);
  }

  view(viewer: Viewer): unknown {
    return this.game.view(this.state, viewer);
  }

  toAct(): Seat[] {
    return seatsIn(this.game.toAct(this.state));
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.state);
  }

  record(): MatchRecord {
    const outcome = this.outcome();
    return {
      sixfold: 1,
      game: this.game.id,
      ...this.setup,
      moves: this.played.map(formatPlayed),
      ...(outcome && { result: resultOf(outcome) }),
    };
  }
}
