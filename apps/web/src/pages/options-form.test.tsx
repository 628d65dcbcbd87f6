import { gameById } from '@sixfold/games';
import { gameWords, type Language } from '@sixfold/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loadPageWords, WordsProvider } from '../words/words.js';
import { type Chosen, OptionsForm } from './options-form.js';

// The settings ask the browser, which is not here; nothing below depends on them.
vi.mock('../settings/settings.js', () => ({ useLanguage: () => 'en' }));

async function form(gameId: string, chosen: Chosen, language: Language): Promise<string> {
  const game = gameById(gameId);
  const words = await gameWords(language, gameId);
  if (!game || !words) throw new Error(`There is always ${gameId}`);
  const props = { game, words, chosen, seats: 2, seatNames: ['Anna', 'Bert'], onChange: () => undefined };
  return renderToStaticMarkup(
    <WordsProvider first={await loadPageWords(language)}>
      <OptionsForm {...props} />
    </WordsProvider>,
  );
}

describe('[S-10] [X-10] who begins', () => {
  it.each([
    ['six', 'en', 'By lot'],
    ['six', 'de', 'Das Los entscheidet'],
    ['sixteen', 'nl', 'Het lot beslist'],
  ] as const)('may be marked or by lot: %s in %s', async (game, language, byLot) => {
    const html = await form(game, {}, language);
    expect(html).toMatch(/<option value="0" selected="">Anna<\/option><option value="1">Bert<\/option>/);
    expect(html).toContain(`<option value="lot">${byLot}</option>`);
  });

  it('stays by lot once chosen', async () => {
    expect(await form('six', { opener: 'lot' }, 'en')).toContain('<option value="lot" selected="">By lot');
  });
});
