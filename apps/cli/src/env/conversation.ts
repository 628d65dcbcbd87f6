import { type Outcome, Refusal, type Seat, seedOfMatch } from '@sixfold/game-kit';
import { MAX_SEED_LENGTH } from '../arguments.js';
import { isObject } from '../is-object.js';
import type { Matches, OneMatch, WantedMove } from './matches.js';
import { lengthOf, Numbers, type Observer } from './observe/observer.js';

/** Version of what is said over the line, see docs/environment.md. */
export const PROTOCOL = 1;

export interface EnvSettings {
  readonly views: boolean;
  /** Left out: no observations as arrays. */
  readonly observer?: Observer;
  /** A match that is over begins again by itself, with a seed of its own. */
  readonly autoReset: boolean;
}

/** Answers requests about many matches, one line for each. A refused request has changed nothing. */
export class Conversation {
  private readonly numbers: Numbers;

  constructor(
    private readonly matches: Matches,
    private readonly settings: EnvSettings,
  ) {
    this.numbers = new Numbers(lengthOf(settings.observer?.parts ?? []));
  }

  /** The first line, before anything is asked. */
  ready(): string {
    const { game, options, seats } = this.matches.table;
    const parts = this.settings.observer?.parts;
    return JSON.stringify({
      type: 'ready',
      protocol: PROTOCOL,
      game: game.id,
      options,
      seats,
      sides: game.sides?.(options, seats) ?? Array.from({ length: seats }, (_, seat) => seat),
      matches: this.matches.all.length,
      ...(parts !== undefined && { observation: { length: lengthOf(parts), parts } }),
    });
  }

  /** The answer to a line; undefined when there is nothing more to say. */
  answer(line: string): string | Refusal | undefined {
    const request = readRequest(line);
    if (request === undefined) return new Refusal('envNotARequest', { line: line.slice(0, 60) });
    if (request.type === 'reset') return this.reset(request);
    if (request.type === 'step') return this.step(request);
    if (request.type === 'observe') return this.observe();
    if (request.type === 'close') return undefined;
    return new Refusal('envUnknownRequest', { type: String(request.type).slice(0, 40) });
  }

  private reset({ seed, seeds }: Request): string | Refusal {
    const { all } = this.matches;
    if (isSeed(seed)) {
      return this.say(
        all.map((match, index) => this.begin(match, all.length === 1 ? seed : seedOfMatch(seed, index + 1))),
      );
    }
    if (
      !Array.isArray(seeds) ||
      seeds.length !== all.length ||
      !seeds.every((one) => one === null || isSeed(one))
    )
      return new Refusal('envBadSeeds', { matches: all.length });
    return this.say(
      all.map((match, index) => (seeds[index] === null ? null : this.begin(match, seeds[index] as string))),
    );
  }

  private step({ moves }: Request): string | Refusal {
    const { all } = this.matches;
    if (!Array.isArray(moves) || moves.length !== all.length)
      return new Refusal('envBadMoves', { matches: all.length });
    if (all.some((match, index) => match.games === 0 && moves[index] !== null))
      return new Refusal('envNotReset');
    // Everything is checked before anything is played.
    const checked: ((string | null)[] | null)[] = [];
    for (const [index, match] of all.entries()) {
      const wanted: unknown = moves[index];
      const texts = wanted === null ? null : this.checkAll(match, wanted, index);
      if (texts instanceof Refusal) return texts;
      checked.push(texts);
    }
    return this.say(
      all.map((match, index) => {
        const texts = checked[index];
        if (texts === null || texts === undefined) return null;
        this.matches.play(match, texts);
        const { outcome } = match;
        if (outcome === undefined || !this.settings.autoReset) return this.tell(match, outcome);
        return this.tell(match, outcome, this.matches.beginAgain(match));
      }),
    );
  }

  /** What every seat knows, also those that are not asked. */
  private observe(): string {
    const { game, table, all } = this.matches;
    const seats = Array.from({ length: table.seats }, (_, seat) => seat);
    return this.say(
      all.map((match) => {
        if (match.games === 0) return null;
        const seen = seats.map((seat) => game.view(match.state, seat));
        return `{${this.told(seats, seen).join()}}`;
      }),
    );
  }

  /** The moves of one match as texts, or what is wrong with them. */
  private checkAll(match: OneMatch, wanted: unknown, index: number): (string | null)[] | Refusal {
    if (!Array.isArray(wanted) || wanted.length !== match.toAct.length)
      return new Refusal('envBadMatchMoves', { match: index, seats: match.toAct.length });
    const texts: (string | null)[] = [];
    for (const [place, move] of (wanted as WantedMove[]).entries()) {
      const text = move === null ? null : this.matches.check(match, place, move);
      if (text instanceof Refusal) return new Refusal(text.code, { ...text.params, match: index });
      texts.push(text);
    }
    return texts;
  }

  private begin(match: OneMatch, seed: string): string {
    this.matches.begin(match, seed);
    return this.tell(match, match.outcome, seed);
  }

  /** A match as JSON, put together by hand where that is much quicker. */
  private tell(match: OneMatch, outcome: Outcome | undefined, seed?: string): string {
    const { game } = this.matches;
    const seen = match.toAct.map((seat) => game.view(match.state, seat));
    const parts = seed === undefined ? [] : [`"seed":${JSON.stringify(seed)}`];
    parts.push(`"toAct":[${match.toAct.join()}]`, `"legal":${JSON.stringify(match.legal)}`);
    parts.push(...this.told(match.toAct, seen));
    if (outcome !== undefined) {
      const { scores, ranks } = outcome;
      parts.push(`"result":${JSON.stringify({ scores, ranks })}`);
    }
    return `{${parts.join()}}`;
  }

  /** What seats are shown: views, arrays, or both. */
  private told(seats: readonly Seat[], seen: readonly unknown[]): string[] {
    const { views, observer } = this.settings;
    const parts = views ? [`"views":${JSON.stringify(seen)}`] : [];
    if (observer === undefined) return parts;
    const observed = seats.map((seat, place) => this.observed(observer, seen[place], seat));
    return [...parts, `"observations":[${observed.join()}]`];
  }

  private observed(observer: Observer, view: unknown, seat: Seat): string {
    this.numbers.clear();
    observer.observe(view, seat, this.numbers);
    return this.numbers.toJson();
  }

  private say(matches: readonly (string | null)[]): string {
    return `{"type":"state","matches":[${matches.map((match) => match ?? 'null').join()}]}`;
  }
}

interface Request {
  readonly type?: unknown;
  readonly seed?: unknown;
  readonly seeds?: unknown;
  readonly moves?: unknown;
}

const isSeed = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_SEED_LENGTH;

function readRequest(line: string): Request | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
