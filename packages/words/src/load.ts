import type { GameId } from '@sixfold/games';
import type { Area, Areas, GameAreas, Words } from './areas.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { nl } from './nl/index.js';
import type { GameWords } from './shape.js';

/** The languages. One more is a folder and a line here (docs/adding-a-language.md). */
const languages = { en, de, nl } satisfies Readonly<Record<string, Areas & GameAreas>>;

export type Language = keyof typeof languages;
export const LANGUAGES = Object.keys(languages) as readonly Language[];
export const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text);

/** Loads one area in one language. */
export async function loadWords<Name extends Area>(language: Language, area: Name): Promise<Words<Name>> {
  const areas: Areas = languages[language];
  const module = await areas[area]();
  return module[area];
}

/** The words of a game by its id; undefined for something that is no game. */
export async function gameWords(language: Language, gameId: string): Promise<GameWords | undefined> {
  return isGame(gameId) ? loadWords(language, gameId) : undefined;
}

/** Areas that are no game; the rest are games, because the compiler wants one for each. */
const OTHERS: Readonly<Record<Exclude<Area, GameId>, true>> = {
  cli: true,
  kit: true,
  learnNimmt: true,
  learnSix: true,
  learnSixteen: true,
  lessons: true,
  lookBack: true,
  mine: true,
  operator: true,
  page: true,
  puzzles: true,
  rules: true,
  server: true,
};

const isGame = (id: string): id is GameId => Object.hasOwn(en, id) && !Object.hasOwn(OTHERS, id);
