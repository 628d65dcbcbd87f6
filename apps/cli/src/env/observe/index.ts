import type { GameOptions } from '@sixfold/game-kit';
import type { NimmtOptions } from '@sixfold/nimmt';
import { nimmtObserver } from './nimmt.js';
import type { Observer } from './observer.js';
import { sixObserver } from './six.js';
import { sixteenObserver } from './sixteen.js';

type MakeObserver = (options: GameOptions, seats: number) => Observer;

/** How each game is seen as plain numbers. */
const OBSERVERS: Readonly<Record<string, MakeObserver>> = {
  nimmt: (options, seats) => nimmtObserver(options as unknown as NimmtOptions, seats) as Observer,
  six: () => sixObserver as Observer,
  sixteen: (_, seats) => sixteenObserver(seats) as Observer,
};

/** The observer of a game; undefined while it has none (its views are always there). */
export const observerOf = (gameId: string, options: GameOptions, seats: number): Observer | undefined =>
  OBSERVERS[gameId]?.(options, seats);
