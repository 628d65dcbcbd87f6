import { type LearnArea, type LearnWords, loadLearnWords } from '@sixfold/words/learn';
import { use } from 'react';
import { useLanguage } from '../settings/settings.js';
import { once } from '../words/words.js';

/** Words of an area for learning and looking back, in the reader's language; waits for them. */
export function useLearnWords<Name extends LearnArea>(area: Name): LearnWords<Name> {
  const language = useLanguage();
  return use(once(`learn.${area}.${language}`, () => loadLearnWords(language, area)));
}
