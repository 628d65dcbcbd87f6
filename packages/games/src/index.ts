import type { Game } from '@sixfold/game-kit';
import { sixteen } from '@sixfold/sixteen';

/** The one list of all games. */
export const games: readonly Game[] = [sixteen];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
