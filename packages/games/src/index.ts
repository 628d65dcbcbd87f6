import type { Game } from '@sixfold/game-kit';

/** The one list of all games. */
export const games: readonly Game[] = [];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
