import {
  type Fact,
  factsFor,
  formatPlayed,
  type Game,
  isRefusal,
  Match,
  notYourTurn,
  parsePlayed,
  type Refusal,
  type Seat,
  type Viewer,
} from '@sixfold/game-kit';
import type { PlayState, Step } from '@sixfold/protocol';
import type { DeviceGame } from './device-games.js';

interface PlayedStep {
  readonly number: number;
  readonly seat: Seat;
  readonly move: string;
  readonly facts: readonly Fact[];
}

/**
 * Runs one match the way the server does: choices of a turn stay hidden until everybody who is asked has chosen,
 * and each viewer hears only what they may know.
 */
export class LocalHost {
  private readonly steps: PlayedStep[] = [];
  private readonly choices = new Map<Seat, string>();

  private constructor(readonly match: Match) {}

  /** Starts a game or goes on with a kept one. */
  static start(
    game: Game,
    kept: Pick<DeviceGame, 'options' | 'seats' | 'seed' | 'moves' | 'choices'>,
  ): LocalHost | Refusal {
    const match = Match.start(game, { options: kept.options, seats: kept.seats.length, seed: kept.seed });
    if (isRefusal(match)) return match;
    const host = new LocalHost(match);
    for (const text of kept.moves) {
      const played = parsePlayed(text);
      if (isRefusal(played)) return played;
      const refused = host.play(played.seat, played.move);
      if (refused) return refused;
    }
    for (const text of kept.choices) {
      const chosen = parsePlayed(text);
      if (isRefusal(chosen)) return chosen;
      host.choose(chosen.seat, chosen.move);
    }
    return host;
  }

  /** A seat chooses, or changes its choice while others still think. */
  choose(seat: Seat, move: string): Refusal | undefined {
    if (!this.match.toAct().includes(seat)) return notYourTurn(seat, this.match.toAct());
    if (!this.match.legal(seat).includes(move)) return this.whyNot(seat, move);
    this.choices.set(seat, move);
    if (this.thinking().length === 0) this.playChoices();
    return undefined;
  }

  /** Who is asked and has not chosen yet. */
  thinking(): Seat[] {
    return this.match.toAct().filter((seat) => !this.choices.has(seat));
  }

  /** What has been chosen and is still hidden, as moves are written. */
  chosen(): string[] {
    return [...this.choices].map(([seat, move]) => formatPlayed({ seat, move }));
  }

  playState(viewer: Viewer, after: number): PlayState {
    const { match } = this;
    const outcome = match.outcome();
    const choice = viewer === 'spectator' ? undefined : this.choices.get(viewer);
    return {
      number: match.moves.length,
      steps: this.steps.filter((step) => step.number > after).map((step) => stepFor(viewer, step)),
      view: match.view(viewer),
      legal: viewer === 'spectator' ? [] : match.legal(viewer),
      turn: {
        number: match.moves.length,
        toAct: match.toAct(),
        chosen: [...this.choices.keys()],
        ...(choice !== undefined && { choice }),
        now: 0,
      },
      ...(outcome && {
        result: {
          scores: [...outcome.scores],
          ranks: [...outcome.ranks],
          ...(outcome.reason !== undefined && { reason: outcome.reason }),
        },
      }),
    };
  }

  private playChoices(): void {
    const choices = [...this.choices].sort(([one], [other]) => one - other);
    this.choices.clear();
    for (const [seat, move] of choices) this.play(seat, move);
  }

  private play(seat: Seat, move: string): Refusal | undefined {
    const facts = this.match.play(seat, move);
    if (isRefusal(facts)) return facts;
    this.steps.push({ number: this.match.moves.length, seat, move, facts });
    return undefined;
  }

  /** Asks the rules, on a match of its own, because their answer says more than "not listed". */
  private whyNot(seat: Seat, move: string): Refusal {
    const { game, setup, state } = this.match;
    const answer = Match.from(game, setup, state).play(seat, move);
    return isRefusal(answer) ? answer : notYourTurn(seat, this.match.toAct());
  }
}

const stepFor = (viewer: Viewer, { number, seat, move, facts }: PlayedStep): Step => ({
  number,
  seat,
  ...(seat === viewer && { move }),
  facts: factsFor(viewer, facts).map((fact) => ({ ...fact })),
});
