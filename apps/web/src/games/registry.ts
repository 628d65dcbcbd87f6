import type { Game, GameManifest } from '@sixfold/game-kit';
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

/** The page's games. Rules and drawings are chunks of their own. */
export const GAMES: Readonly<Record<GameId, Entry>> = {
  nimmt: {
    manifest: MANIFESTS.nimmt,
    rules: async () => (await import('@sixfold/nimmt')).nimmt as unknown as Game,
    page: async () => (await import('./nimmt/index.js')).page,
  },
  six: {
    manifest: MANIFESTS.six,
    rules: async () => (await import('@sixfold/six')).six as unknown as Game,
    page: async () => (await import('./six/index.js')).page,
  },
  sixteen: {
    manifest: MANIFESTS.sixteen,
    rules: async () => (await import('@sixfold/sixteen')).sixteen as unknown as Game,
    page: async () => (await import('./sixteen/index.js')).page,
  },
};
