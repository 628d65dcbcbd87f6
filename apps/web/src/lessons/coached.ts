import { areTexts, isObject } from '../client/shapes.js';

const KEY = 'sixfold.coach';

/** Which games of this device have a coach, and what it has said already, by game: it says everything once. */
interface Coaching {
  readonly games: readonly string[];
  readonly told: Readonly<Record<string, readonly string[]>>;
}

const NOTHING: Coaching = { games: [], told: {} };

const isCoaching = (value: unknown): value is Coaching =>
  isObject(value) &&
  areTexts(value.games) &&
  isObject(value.told) &&
  Object.values(value.told).every(areTexts);

function read(): Coaching {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isCoaching(kept) ? kept : NOTHING;
  } catch {
    return NOTHING;
  }
}

function keep(coaching: Coaching): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(coaching));
  } catch {
    // Where nothing can be kept there is no coach.
  }
}

/** Gives a game of this device a coach. */
export const coachGame = (id: string): void => keep({ ...read(), games: [...read().games, id].slice(-5) });

export const isCoached = (id: string): boolean => read().games.includes(id);

export const toldOf = (game: string): readonly string[] => read().told[game] ?? [];

export function keepTold(game: string, situation: string): void {
  const coaching = read();
  keep({ ...coaching, told: { ...coaching.told, [game]: [...toldOf(game), situation] } });
}
