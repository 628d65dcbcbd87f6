import type { Fact, Game, GameManifest } from '@sixfold/game-kit';
import { MANIFESTS } from '@sixfold/games/manifests';
import type { GamePage } from '../table/table-props.js';

export type GameId = keyof typeof MANIFESTS;
export const isGameId = (id: string): id is GameId => Object.hasOwn(MANIFESTS, id);

/** The games that the start page shows. */
export const HOME_GAMES = (Object.keys(MANIFESTS) as GameId[]).filter((id) => MANIFESTS[id].onHomePage);

interface Entry {
  readonly manifest: GameManifest;
  readonly rules: () => Promise<Game>;
  readonly page: () => Promise<GamePage>;
}

/** The page treats all games alike: here, and nowhere else, it forgets what each of them is made of. */
const erased = <View, Happened extends Fact, Effect>(page: GamePage<View, Happened, Effect>): GamePage =>
  page as unknown as GamePage;

/** The page's games. Rules and drawings are chunks of their own. */
export const GAMES: Readonly<Record<GameId, Entry>> = {
  nimmt: {
    manifest: MANIFESTS.nimmt,
    rules: async () => (await import('@sixfold/nimmt')).nimmt,
    page: async () => erased((await import('./nimmt/index.js')).page),
  },
  six: {
    manifest: MANIFESTS.six,
    rules: async () => (await import('@sixfold/six')).six,
    page: async () => erased((await import('./six/index.js')).page),
  },
  sixteen: {
    manifest: MANIFESTS.sixteen,
    rules: async () => (await import('@sixfold/sixteen')).sixteen,
    page: async () => erased((await import('./sixteen/index.js')).page),
  },
};
