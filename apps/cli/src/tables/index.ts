import type { FactOf, GameId, ViewOf } from '@sixfold/games';
import type { TerminalWords } from '@sixfold/words';
import type { TableArt } from './scene.js';

/** The drawing of one of our games, with the words that its own words keep for it. */
export type ArtOf<Id extends GameId> = TableArt<ViewOf<Id>, FactOf<Id>['kind'], TerminalWords<Id>>;

/** The drawings, loaded when a game is shown: a game without one does not compile. */
const arts: { readonly [Id in GameId]: () => Promise<ArtOf<Id>> } = {
  nimmt: async () => (await import('./nimmt.js')).nimmtArt,
  six: async () => (await import('./six.js')).sixArt,
  sixteen: async () => (await import('./sixteen.js')).sixteenArt,
  goofspiel: async () => (await import('./goofspiel.js')).goofspielArt,
};

/** How a game of the list looks in a terminal. */
export const artOf = (gameId: string): Promise<TableArt> => arts[gameId as GameId]();
