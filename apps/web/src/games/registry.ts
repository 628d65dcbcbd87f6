import type { Fact, Game, GameManifest } from '@sixfold/game-kit';
import type { GameId } from '@sixfold/games';
import { manifest as goofspiel } from '@sixfold/goofspiel/manifest';
import { manifest as nimmt } from '@sixfold/nimmt/manifest';
import { manifest as six } from '@sixfold/six/manifest';
import { manifest as sixteen } from '@sixfold/sixteen/manifest';
import type { PageWords } from '@sixfold/words/en/page';
import type { GamePage } from '../table/table-props.js';

interface Entry {
  readonly manifest: GameManifest;
  readonly rules: () => Promise<Game>;
  readonly page: () => Promise<GamePage>;
}

/** The page treats all games alike: here, and nowhere else, it forgets what each of them is made of. */
const erased = <View, Happened extends Fact, Effect, Words>(
  page: GamePage<View, Happened, Effect, Words>,
): GamePage => page as unknown as GamePage;

/** The page's games: one without a table does not compile. Rules and drawings are chunks of their own. */
export const GAMES: Readonly<Record<GameId, Entry>> = {
  nimmt: {
    manifest: nimmt,
    rules: async () => (await import('@sixfold/nimmt')).nimmt,
    page: async () => erased((await import('./nimmt/index.js')).page),
  },
  six: {
    manifest: six,
    rules: async () => (await import('@sixfold/six')).six,
    page: async () => erased((await import('./six/index.js')).page),
  },
  sixteen: {
    manifest: sixteen,
    rules: async () => (await import('@sixfold/sixteen')).sixteen,
    page: async () => erased((await import('./sixteen/index.js')).page),
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
