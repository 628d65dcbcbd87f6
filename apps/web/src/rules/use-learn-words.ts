import { type Area, loadWords, type Words } from '@sixfold/words';
import { use } from 'react';
import { useLanguage } from '../settings/settings.js';
import { once } from '../words/words.js';

/** Words of an area for learning and looking back, in the reader's language; waits for them. */
export function useLearnWords<Name extends Area>(area: Name): Words<Name> {
  const language = useLanguage();
  return use(once(`learn.${area}.${language}`, () => loadWords(language, area)));
}
