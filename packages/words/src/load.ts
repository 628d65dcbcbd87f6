import type * as cli from './en/cli.js';
import type * as kit from './en/kit.js';
import type * as nimmt from './en/nimmt.js';
import type * as server from './en/server.js';
import type * as six from './en/six.js';
import type * as sixteen from './en/sixteen.js';
import { type GameWords, LANGUAGES, type Language, type SameKeys } from './shape.js';

/** The English words of every area: what each language must have. */
interface English {
  readonly kit: typeof kit.kit;
  readonly cli: typeof cli.cli;
  readonly server: typeof server.server;
  readonly nimmt: typeof nimmt.nimmt;
  readonly six: typeof six.six;
  readonly sixteen: typeof sixteen.sixteen;
}

/** A part of the words that can be loaded by itself. */
export type Area = keyof English;
export type Words<Name extends Area> = SameKeys<English[Name]>;

type Loaders = { readonly [Name in Area]: () => Promise<{ readonly [Key in Name]: Words<Name> }> };

/** One module for each language and area, loaded when somebody reads it. */
const loaders: Readonly<Record<Language, Loaders>> = {
  en: {
    kit: () => import('./en/kit.js'),
    cli: () => import('./en/cli.js'),
    server: () => import('./en/server.js'),
    nimmt: () => import('./en/nimmt.js'),
    six: () => import('./en/six.js'),
    sixteen: () => import('./en/sixteen.js'),
  },
  de: {
    kit: () => import('./de/kit.js'),
    cli: () => import('./de/cli.js'),
    server: () => import('./de/server.js'),
    nimmt: () => import('./de/nimmt.js'),
    six: () => import('./de/six.js'),
    sixteen: () => import('./de/sixteen.js'),
  },
  nl: {
    kit: () => import('./nl/kit.js'),
    cli: () => import('./nl/cli.js'),
    server: () => import('./nl/server.js'),
    nimmt: () => import('./nl/nimmt.js'),
    six: () => import('./nl/six.js'),
    sixteen: () => import('./nl/sixteen.js'),
  },
};

/** Loads one area in one language. */
export async function loadWords<Name extends Area>(language: Language, area: Name): Promise<Words<Name>> {
  const module = await loaders[language][area]();
  return module[area];
}

/** The areas that are games. */
const GAMES = ['nimmt', 'six', 'sixteen'] as const satisfies readonly Area[];

/** The words of a game by its id; undefined for a game that has none. */
export async function gameWords(language: Language, gameId: string): Promise<GameWords | undefined> {
  const area = GAMES.find((game) => game === gameId);
  return area && loadWords(language, area);
}

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);
