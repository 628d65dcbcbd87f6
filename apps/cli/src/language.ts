import { isLanguage, type Language } from '@sixfold/words';

/** The reader's language: SIXFOLD_LANG, else the locale of the system, else English. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const locale = env.SIXFOLD_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const code = locale.slice(0, 2).toLowerCase();
  return isLanguage(code) ? code : 'en';
}
