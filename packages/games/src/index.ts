import type { Game } from '@sixfold/game-kit';
import { goofspiel } from '@sixfold/goofspiel';
import { nimmt } from '@sixfold/nimmt';
import { six } from '@sixfold/six';
import { sixteen } from '@sixfold/sixteen';

/** The one list of all games. */
export const GAMES = { nimmt, six, sixteen, goofspiel } as const satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof GAMES;

/** A game's state, as its rules keep it. */
export type StateOf<Id extends GameId> = ReturnType<(typeof GAMES)[Id]['setup']>;

/** What a seat sees of a game. */
export type ViewOf<Id extends GameId> = ReturnType<(typeof GAMES)[Id]['view']>;

/** What can happen in a game. */
export type FactOf<Id extends GameId> = NonNullable<Parameters<(typeof GAMES)[Id]['apply']>[3]>[number];

/** What a game refuses. */
export type CodeOf<Id extends GameId> = NonNullable<ReturnType<(typeof GAMES)[Id]['apply']>>['code'];

/** All games for those who treat them alike. */
export const games: readonly Game[] = Object.values(GAMES);

export const gameById = (id: string): Game | undefined => games.find((game) => game.id === id);
