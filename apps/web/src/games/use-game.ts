import type { Game } from '@sixfold/game-kit';
import { use } from 'react';
import type { GamePage } from '../table/table-props.js';
import { once, useGameWords } from '../words/words.js';
import { GAMES, type GameId } from './registry.js';

/** The rules of a game; waits for them. */
export const useRules = (game: GameId): Game => use(loadRules(game));

export const loadRules = (game: GameId): Promise<Game> => once(`rules.${game}`, GAMES[game].rules);

/** What a game brings to the page; waits for it. */
export const useGamePage = (game: GameId): GamePage => use(loadGamePage(game));

export const loadGamePage = (game: GameId): Promise<GamePage> => once(`page.${game}`, GAMES[game].page);

/** Says the moves of a game as people would. */
export function useMoveName(game: GameId): (move: string) => string {
  const page = useGamePage(game);
  const { table } = useGameWords(game);
  return (move) => page.moveName(move, table);
}
