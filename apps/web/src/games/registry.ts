import type { Fact, Game, GameManifest } from '@sixfold/game-kit';
import type { GameId } from '@sixfold/games';
import { manifest as goofspiel } from '@sixfold/goofspiel/manifest';
import { manifest as nimmt } from '@sixfold/nimmt/manifest';
import { manifest as six } from '@sixfold/six/manifest';
import { manifest as sixteen } from '@sixfold/sixteen/manifest';
import type { PageWords } from '@sixfold/words/en/page';
import type { Learning } from '../rules/learning.js';
import type { GamePage } from '../table/table-props.js';

interface Entry {
  readonly manifest: GameManifest;
  readonly rules: () => Promise<Game>;
  readonly page: () => Promise<GamePage>;
}

/** What a game on the start page brings besides. */
interface HomeEntry extends Entry {
  readonly learning: () => Promise<Learning>;
  /** Made by `npm run puzzles`. */
  readonly puzzles: () => Promise<{ readonly default: unknown }>;
}

/** The page treats all games alike: here, and nowhere else, it forgets what each of them is made of. */
const erased = <View, Happened extends Fact, Effect, Words>(
  page: GamePage<View, Happened, Effect, Words>,
): GamePage => page as unknown as GamePage;
const erasedLearning = <View, Happened extends Fact>(learning: Learning<View, Happened>): Learning =>
  learning as unknown as Learning;

/**
 * The page's games: one without a table does not compile, nor one on the start page without anything to learn. Rules,
 * drawings, lessons and puzzles are chunks of their own.
 */
export const GAMES: { readonly [Id in GameId]: Id extends HomeGame ? HomeEntry : Entry } = {
  nimmt: {
    manifest: nimmt,
    rules: async () => (await import('@sixfold/nimmt')).nimmt,
    page: async () => erased((await import('./nimmt/index.js')).page),
    learning: async () => erasedLearning((await import('./nimmt/learn/index.js')).learning),
    puzzles: () => import('./nimmt/puzzles.json'),
  },
  six: {
    manifest: six,
    rules: async () => (await import('@sixfold/six')).six,
    page: async () => erased((await import('./six/index.js')).page),
    learning: async () => erasedLearning((await import('./six/learn/index.js')).learning),
    puzzles: () => import('./six/puzzles.json'),
  },
  sixteen: {
    manifest: sixteen,
    rules: async () => (await import('@sixfold/sixteen')).sixteen,
    page: async () => erased((await import('./sixteen/index.js')).page),
    learning: async () => erasedLearning((await import('./sixteen/learn/index.js')).learning),
    puzzles: () => import('./sixteen/puzzles.json'),
  },
  goofspiel: {
    manifest: goofspiel,
    rules: async () => (await import('@sixfold/goofspiel')).goofspiel,
    page: async () => erased((await import('./goofspiel/index.js')).page),
  },
};

export type { GameId };
export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** A game that the start page shows: the page's own words name it, and there is a book of its rules. */
export type HomeGame = keyof PageWords['games'];
export const isHomeGame = (id: string): id is HomeGame => isGameId(id) && GAMES[id].manifest.onHomePage;

export const HOME_GAMES: readonly HomeGame[] = Object.keys(GAMES).filter(isHomeGame);
