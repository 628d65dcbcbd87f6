import { languageOf, useSettings } from '../settings/settings.js';
import { once, prepareWords } from '../words/words.js';
import type { GameId } from './registry.js';
import { loadGamePage, loadRules } from './use-game.js';

// What is fetched before it is shown, so that nobody looks at a sign of waiting for longer than it takes.

const inLanguage = (what: string, game: GameId, load: () => Promise<unknown>): Promise<unknown> => {
  const language = languageOf(useSettings.getState());
  return once(`${what}.${game}.${language}`, () => Promise.all([prepareWords(game, language), load()]));
};

/** To agree on how a game is played. */
export const prepareSetup = (game: GameId): Promise<unknown> =>
  inLanguage('setup', game, () => loadRules(game));

/** To sit at a table before the game begins. */
export const prepareLobby = (game: GameId): Promise<unknown> =>
  inLanguage('lobby', game, async () => undefined);

/** To play. */
export const prepareTable = (game: GameId): Promise<unknown> =>
  inLanguage('table', game, () => loadGamePage(game));
