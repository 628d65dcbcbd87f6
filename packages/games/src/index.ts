import type { Game } from '@sixfold/game-kit';
import { nimmt } from '@sixfold/nimmt';
import { six } from '@sixfold/six';
import { sixteen } from '@sixfold/sixteen';

/** The one list of all games. */
export const games: readonly Game[] = [nimmt, six, sixteen];

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
