import { loadWords } from '@sixfold/words';
import type { six } from '@sixfold/words/en/six';
import { use } from 'react';
import { useLanguage } from '../../settings/settings.js';
import { once } from '../../words/words.js';

export type SixWords = (typeof six)['table'];

/** What the table of SIX says, beside the sentences that every game has. */
export function useSixWords(): SixWords {
  const language = useLanguage();
  return use(once(`six-table.${language}`, async () => (await loadWords(language, 'six')).table as SixWords));
}
