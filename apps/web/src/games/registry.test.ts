import { games } from '@sixfold/games';
import { LANGUAGES, loadWords } from '@sixfold/words';
import { describe, expect, it } from 'vitest';
import { GAMES, type GameId, HOME_GAMES } from './registry.js';

describe('the games of the page', () => {
  it.each(games)('$id is drawn by its own table from its own rules', async ({ id, manifest }) => {
    const entry = GAMES[id as GameId];
    expect(entry.manifest).toBe(manifest);
    expect((await entry.rules()).id).toBe(id);
    expect((await entry.page()).manifest).toBe(manifest);
  });

  it.each(LANGUAGES)('those on the start page, and no others, have a name there in %s', async (language) => {
    const { games: named } = await loadWords(language, 'page');
    expect(Object.keys(named)).toEqual(HOME_GAMES);
    for (const game of HOME_GAMES) {
      const { name } = await loadWords(language, game);
      expect(named[game].name).toBe(name);
    }
  });
});
