import {
  type Ended,
  endedOutcome,
  type Fact,
  type Game,
  isRefusal,
  Match,
  type MatchRecord,
  type Outcome,
  recordOf,
  type Seat,
  sidesOf,
} from '@sixfold/game-kit';
import type { Clock } from '@sixfold/protocol';
import { Clocks } from './clocks.js';
import type { DealSource, Played } from './entries.js';

/** A move that was made, with all its facts. */
export interface PlayedStep extends Played {
  readonly number: number;
  /** Moves that were chosen together have the same. */
  readonly turn: number;
  readonly facts: readonly Fact[];
}

/** A choice that waits for those of others, and what everybody may know of it already. */
export interface PendingChoice extends Played {
  readonly declared: readonly Fact[];
}

/** What a match is dealt from. */
export interface Deal {
  readonly game: Game;
  readonly options: Match['setup']['options'];
  readonly seats: number;
  readonly seed: string;
  readonly clock: Clock;
  readonly source: DealSource;
  /** Options that were left to lot. */
  readonly lots: readonly string[];
}

/** The match that a room plays, or has just played, with what is chosen but not yet played, and the clocks. */
export class RunningMatch {
  readonly steps: PlayedStep[] = [];
  readonly pending = new Map<Seat, PendingChoice>();
  readonly clocks: Clocks;
  readonly sides: readonly number[];
  /** Whose time is used up for this decision: a bot makes it. */
  readonly late = new Set<Seat>();
  /** How often each seat has changed its mind on this number. */
  private readonly changes = new Map<Seat, number>();
  /** The number at which each seat last gave the signal, and last offered a draw. */
  readonly signalled = new Map<Seat, number>();
  readonly offered = new Map<Seat, number>();
  /** The numbers at which each seat asked for a hint. */
  private readonly hinted = new Map<Seat, Set<number>>();
  drawOffer: Seat | undefined;
  ended: Ended | undefined;
  outcome: Outcome | undefined;
  finishedAt: number | undefined;
  /** Everybody who must act on this number, chosen already or not. */
  toAct: readonly Seat[] = [];
  /** Since when they are asked. */
  askedAt: number;
  /** Since when nobody is there to play: no clock runs. */
  waitsSince: number | undefined;
  /** How often moves were taken back: the same number may come again. */
  takenBack = 0;
  private match: Match;

  constructor(
    readonly deal: Deal,
    readonly startedAt: number,
  ) {
    this.match = newMatch(deal);
    this.sides = sidesOf(deal.game, deal.options, deal.seats);
    this.clocks = new Clocks(deal.clock, deal.seats);
    this.askedAt = startedAt;
    this.ask(startedAt);
  }

  /** How many moves have been played. */
  get number(): number {
    return this.steps.length;
  }

  get isOver(): boolean {
    return this.outcome !== undefined;
  }

  /** The match for those who only look at it: views, legal moves, how the rules write a move. */
  get rules(): Pick<Match, 'check' | 'legal' | 'view' | 'moves' | 'setup' | 'game'> {
    return this.match;
  }

  /** The match as a file, without the evidence of its deal. */
  record(): MatchRecord {
    return recordOf(this.match, this.ended);
  }

  /** Those who must act and have not chosen. */
  waitingFor(): Seat[] {
    return this.isOver ? [] : this.toAct.filter((seat) => !this.pending.has(seat));
  }

  changesOf(seat: Seat): number {
    return this.changes.get(seat) ?? 0;
  }

  choose({ seat, move, auto }: Played, at: number): void {
    const checked = this.match.check(seat, move);
    if (isRefusal(checked)) return;
    this.changes.set(seat, this.changesOf(seat) + 1);
    if (!this.pending.has(seat)) this.clocks.stop(seat, at);
    const declared = declaredBy(checked.facts);
    this.pending.set(seat, { seat, move: checked.move, declared, ...(auto && { auto }) });
  }

  /** Plays moves that were accepted once. False: the rules, which may have been corrected since, refuse one. */
  play(by: Seat, moves: readonly Played[], at: number): boolean {
    if (!this.pending.has(by)) this.clocks.stop(by, at);
    const turn = this.number;
    for (const { seat, move, auto } of moves) {
      const facts = this.match.play(seat, move);
      if (isRefusal(facts)) return false;
      this.steps.push({ number: this.number + 1, turn, seat, move, facts, ...(auto && { auto }) });
    }
    this.endTurn(by, at);
    return true;
  }

  /** The seat asked for a hint about its decision. */
  hint(seat: Seat): void {
    const numbers = this.hinted.get(seat) ?? new Set();
    this.hinted.set(seat, numbers.add(this.number));
  }

  isHinted(seat: Seat): boolean {
    return this.hinted.get(seat)?.has(this.number) === true;
  }

  /** How many decisions a seat asked for a hint about. */
  hintsOf(seat: Seat): number {
    return this.hinted.get(seat)?.size ?? 0;
  }

  /** Everything after this number is undone. */
  takeBack(number: number, at: number): void {
    const kept = this.steps.slice(0, number);
    this.match = newMatch(this.deal);
    this.steps.length = 0;
    for (const step of kept) {
      if (isRefusal(this.match.play(step.seat, step.move))) break;
      this.steps.push(step);
    }
    this.pending.clear();
    this.takenBack++;
    this.ask(at);
  }

  /** A time during which nobody could move does not count. */
  credit(from: number, to: number): void {
    this.clocks.credit(this.waitsSince ?? from, to);
    if (this.waitsSince !== undefined) this.waitsSince = Math.max(this.waitsSince, to);
  }

  /** The match ends outside the game's rules. */
  end(ended: Ended, at: number): void {
    this.ended = ended;
    this.finish(endedOutcome(this.sides, ended), at);
  }

  private endTurn(by: Seat, at: number): void {
    this.pending.clear();
    // Moving on is an answer to an offer of the other side.
    const { drawOffer, sides } = this;
    if (drawOffer !== undefined && sides[drawOffer] !== sides[by]) this.drawOffer = undefined;
    const outcome = this.match.outcome();
    if (outcome === undefined) this.ask(at);
    else this.finish(outcome, at);
  }

  private ask(at: number): void {
    this.changes.clear();
    this.late.clear();
    this.toAct = this.match.toAct();
    this.askedAt = at;
    this.clocks.begin(at, this.toAct);
  }

  private finish(outcome: Outcome, at: number): void {
    this.outcome = outcome;
    this.finishedAt = at;
    this.toAct = [];
    this.pending.clear();
    this.late.clear();
    this.drawOffer = undefined;
  }
}

function newMatch({ game, options, seats, seed }: Deal): Match {
  const match = Match.start(game, { options, seats, seed });
  if (isRefusal(match)) throw new Error(`a match that cannot be dealt: ${match.code}`);
  return match;
}

/**
 * What the rules make public of a choice before the others have chosen (N-64: that somebody masks). That somebody has
 * chosen at all is known anyway, so facts that say no more are left out.
 */
function declaredBy(facts: readonly Fact[]): readonly Fact[] {
  const saysMore = (fact: Fact): boolean =>
    Object.entries(fact).some(([key, value]) => key !== 'kind' && key !== 'seat' && value !== false);
  return facts.filter((fact) => fact.to === undefined && saysMore(fact));
}

/** Whether two choices look the same to everybody else. */
export const declareAlike = (one: readonly Fact[], other: readonly Fact[]): boolean =>
  JSON.stringify(declaredBy(one)) === JSON.stringify(declaredBy(other));
