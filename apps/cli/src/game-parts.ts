import type { GameOptions } from '@sixfold/game-kit';
import type { GAMES, GameId, ViewOf } from '@sixfold/games';
import { goofspielObserver } from './env/observe/goofspiel.js';
import { nimmtObserver } from './env/observe/nimmt.js';
import type { Observer } from './env/observe/observer.js';
import { sixObserver } from './env/observe/six.js';
import { sixteenObserver } from './env/observe/sixteen.js';
import type { ArtOf, TableArt } from './tables/scene.js';

/** What the command line has of its own for a game: how it looks in a terminal, and how it is seen as plain numbers. */
interface GameParts<Id extends GameId> {
  /** Loaded when the game is shown. */
  readonly art: () => Promise<ArtOf<Id>>;
  readonly observer: (options: OptionsOf<Id>, seats: number) => Observer<ViewOf<Id>>;
}

type OptionsOf<Id extends GameId> = Parameters<(typeof GAMES)[Id]['setup']>[0];

/** A game without its parts does not compile. */
const PARTS: { readonly [Id in GameId]: GameParts<Id> } = {
  nimmt: {
    art: async () => (await import('./tables/nimmt.js')).nimmtArt,
    observer: (options, seats) => nimmtObserver(options, seats),
  },
  six: {
    art: async () => (await import('./tables/six.js')).sixArt,
    observer: () => sixObserver,
  },
  sixteen: {
    art: async () => (await import('./tables/sixteen.js')).sixteenArt,
    observer: (_, seats) => sixteenObserver(seats),
  },
  goofspiel: {
    art: async () => (await import('./tables/goofspiel.js')).goofspielArt,
    observer: (_, seats) => goofspielObserver(seats),
  },
};

/** How a game of the list looks in a terminal. */
export const artOf = (gameId: string): Promise<TableArt> => PARTS[gameId as GameId].art();

/** How a game of the list is seen as plain numbers, with options that this game's rules have read. */
export const observerOf = (gameId: string, options: GameOptions, seats: number): Observer =>
  // Here, and nowhere else, it is forgotten which game's options and views these are.
  PARTS[gameId as GameId].observer(options as never, seats) as Observer;
