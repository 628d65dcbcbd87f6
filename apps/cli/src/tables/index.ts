import { plainArt } from './plain.js';
import type { TableArt } from './scene.js';

/** The drawings, loaded when a game is shown. */
const arts: Readonly<Record<string, () => Promise<TableArt>>> = {
  nimmt: async () => (await import('./nimmt.js')).nimmtArt,
  six: async () => (await import('./six.js')).sixArt,
  sixteen: async () => (await import('./sixteen.js')).sixteenArt,
};

/** How a game looks in a terminal. */
export const artOf = async (gameId: string): Promise<TableArt> =>
  (Object.hasOwn(arts, gameId) && (await arts[gameId]?.())) || plainArt;
