import { createHash } from 'node:crypto';
import { FastRng, type Game, isRefusal, legalTexts, Match, type Seat, type Viewer } from '@sixfold/game-kit';
import { setupOf } from './law-case.js';
import { pick } from './random-match.js';
import { viewersOf } from './snapshot.js';

/** One game to write down in full. */
export interface GoldenCase {
  /** Also the name of its file. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly seed?: string;
}

/** A file shows everything up to here, then facts and hashes; all of the game counts, but it stays readable. */
const FULL_SIZE = 60_000;
const FACTS_SIZE = 100_000;

/** A whole game of random moves as text: every view, fact and legal move. */
export function goldenText(game: Game, goldenCase: GoldenCase): string {
  const setup = setupOf(game, goldenCase, goldenCase.seed ?? `golden ${goldenCase.name}`);
  const match = Match.start(game, setup);
  if (isRefusal(match)) throw new Error(`The match is refused: ${match.code}`);
  const writer = new GoldenWriter(match);
  writer.head();
  const rng = new FastRng(setup.seed);
  for (let acting = match.toAct(); acting.length > 0; acting = match.toAct()) {
    const seat = pick(rng, acting);
    writer.move(seat, pick(rng, match.legal(seat)));
  }
  return writer.end();
}

class GoldenWriter {
  private readonly lines: string[] = [];
  private size = 0;
  private readonly shown = new Map<Viewer, Readonly<Record<string, unknown>>>();
  private readonly rest = createHash('sha256');

  constructor(private readonly match: Match) {}

  head(): void {
    const { game, setup } = this.match;
    this.line(`game ${game.id}`, `options ${JSON.stringify(setup.options)}`);
    this.line(`seats ${setup.seats}`, `seed ${setup.seed}`, '');
    this.position();
  }

  move(seat: Seat, move: string): void {
    const { match } = this;
    const facts = match.play(seat, move);
    if (isRefusal(facts)) throw new Error(`The listed move ${seat}:${move} is refused: ${facts.code}`);
    if (this.size < FACTS_SIZE) {
      this.line(`${match.moves.length}. seat ${seat} plays ${move}`);
      for (const fact of facts) this.line(`  fact ${JSON.stringify(fact)}`);
    } else {
      this.rest.update(JSON.stringify({ seat, move, facts }));
    }
    this.position();
  }

  end(): string {
    const { match } = this;
    this.line('', `over after ${match.moves.length} moves: ${JSON.stringify(match.outcome())}`);
    this.line(`everything not shown above: ${this.rest.digest('hex')}`, '');
    return this.lines.join('\n');
  }

  private position(): void {
    const { match } = this;
    const { game, state, setup } = match;
    const legal = match.toAct().map((seat) => ({ seat, moves: legalTexts(game, state, seat) }));
    const views = viewersOf(setup.seats).map((viewer) => ({ viewer, view: match.view(viewer) }));
    if (this.size >= FULL_SIZE) {
      this.rest.update(JSON.stringify({ table: match.table(), legal, views }));
      return;
    }
    this.line(`  table ${JSON.stringify(match.table())}`);
    for (const { viewer, view } of views) this.view(viewer, view as Readonly<Record<string, unknown>>);
    for (const { seat, moves } of legal) this.line(`  legal ${seat}: ${moves.join(' ')}`);
  }

  /** A view in full the first time, then what has changed in it. */
  private view(viewer: Viewer, view: Readonly<Record<string, unknown>>): void {
    const before = this.shown.get(viewer);
    this.shown.set(viewer, view);
    if (before === undefined) return this.line(`  view ${viewer} ${JSON.stringify(view)}`);
    const changes = Object.keys({ ...before, ...view }).flatMap((key) =>
      changeOf(key, before[key], view[key]),
    );
    this.line(`  view ${viewer} ${changes.length === 0 ? 'unchanged' : changes.join(' ')}`);
  }

  private line(...lines: readonly string[]): void {
    this.lines.push(...lines);
    for (const line of lines) this.size += line.length + 1;
  }
}

/** How a part of a view changed; a list that grew shows what came. */
function changeOf(key: string, before: unknown, now: unknown): string[] {
  const text = JSON.stringify(now);
  if (text === JSON.stringify(before)) return [];
  if (now === undefined) return [`-${key}`];
  if (Array.isArray(before) && Array.isArray(now) && now.length > before.length) {
    const kept = JSON.stringify(now.slice(0, before.length)) === JSON.stringify(before);
    if (kept && before.length > 0) return [`${key}+=${JSON.stringify(now.slice(before.length))}`];
  }
  return [`${key}=${text}`];
}
