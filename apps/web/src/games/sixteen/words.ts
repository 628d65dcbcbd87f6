import { loadWords } from '@sixfold/words';
import type { sixteen } from '@sixfold/words/en/sixteen';
import { use } from 'react';
import { useLanguage } from '../../settings/settings.js';
import { once } from '../../words/words.js';

/** What the table of Sixteen says, beside the sentences that every game has. */
export function useSixteenWords(): (typeof sixteen)['table'] {
  const language = useLanguage();
  return use(once(`sixteen-table.${language}`, async () => (await loadWords(language, 'sixteen')).table));
}
