import { LEVELS } from '@sixfold/game-kit';
import type { BotLevel } from '@sixfold/protocol';
import { endOf, type PlayedGame } from './played.js';

/** Won, drawn and lost games. */
export interface Score {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

export interface Statistics extends Score {
  readonly games: number;
  /** How often one was first, second …; the index is the place less one. */
  readonly places: readonly number[];
  /** Games won in a row: now, and at most. */
  readonly streak: { readonly now: number; readonly best: number };
  /** By the strongest bot at the table. */
  readonly levels: ReadonlyMap<BotLevel, Score>;
  /** By the name of another person: who of the two was ahead. */
  readonly people: ReadonlyMap<string, Score>;
}

const NOTHING: Score = { won: 0, drawn: 0, lost: 0 };

/** What finished games add up to. */
export function statisticsOf(played: readonly PlayedGame[]): Statistics {
  const games = played.filter(({ result }) => result).toSorted((one, other) => one.at - other.at);
  const ends = games.map(endOf);
  const places: number[] = [];
  const levels = new Map<BotLevel, Score>();
  const people = new Map<string, Score>();
  for (const [index, game] of games.entries()) {
    const { result, mine, sitters } = game;
    const own = result?.ranks[mine] ?? 1;
    for (let place = places.length; place < sitters.length; place++) places.push(0);
    places[own - 1] = (places[own - 1] ?? 0) + 1;
    const level = LEVELS.findLast((each) => sitters.some((sitter) => sitter.level === each));
    const end = ends[index];
    if (level && end && end !== 'running') add(levels, level, end);
    for (const [seat, { name }] of sitters.entries()) {
      if (seat === mine || !name) continue;
      const other = result?.ranks[seat] ?? 1;
      add(people, name, own < other ? 'won' : own > other ? 'lost' : 'drawn');
    }
  }
  return {
    games: games.length,
    won: ends.filter((end) => end === 'won').length,
    drawn: ends.filter((end) => end === 'drawn').length,
    lost: ends.filter((end) => end === 'lost').length,
    places,
    streak: streakOf(ends),
    levels: new Map(LEVELS.flatMap((level) => entry(levels, level))),
    people: new Map([...people].sort(([, one], [, other]) => total(other) - total(one))),
  };
}

export const total = ({ won, drawn, lost }: Score): number => won + drawn + lost;

function add<Key>(scores: Map<Key, Score>, key: Key, end: keyof Score): void {
  const before = scores.get(key) ?? NOTHING;
  scores.set(key, { ...before, [end]: before[end] + 1 });
}

function entry<Key>(scores: ReadonlyMap<Key, Score>, key: Key): [Key, Score][] {
  const score = scores.get(key);
  return score ? [[key, score]] : [];
}

function streakOf(ends: readonly string[]): Statistics['streak'] {
  let now = 0;
  let best = 0;
  for (const end of ends) {
    now = end === 'won' ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
