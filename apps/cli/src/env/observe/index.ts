import type { GameOptions } from '@sixfold/game-kit';
import type { GameId, ViewOf } from '@sixfold/games';
import type { NimmtOptions } from '@sixfold/nimmt';
import { goofspielObserver } from './goofspiel.js';
import { nimmtObserver } from './nimmt.js';
import type { Observer } from './observer.js';
import { sixObserver } from './six.js';
import { sixteenObserver } from './sixteen.js';

/** How each game is seen as plain numbers: a game without it does not compile. */
const OBSERVERS: {
  readonly [Id in GameId]: (options: GameOptions, seats: number) => Observer<ViewOf<Id>>;
} = {
  nimmt: (options, seats) => nimmtObserver(options as unknown as NimmtOptions, seats),
  six: () => sixObserver,
  sixteen: (_, seats) => sixteenObserver(seats),
  goofspiel: (_, seats) => goofspielObserver(seats),
};

/** The observer of a game of the list. */
export const observerOf = (gameId: string, options: GameOptions, seats: number): Observer =>
  OBSERVERS[gameId as GameId](options, seats) as Observer;
