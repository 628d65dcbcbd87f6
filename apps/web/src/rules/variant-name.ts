import type { HomeGame } from '../games/registry.js';
import { useGameWords } from '../words/words.js';

/** What a variant of a book is called: like the option's value or the ready-made table. */
export function useVariantName(game: HomeGame): (variant: string) => string {
  const { options, presets } = useGameWords(game);
  return (variant) =>
    options.variant?.values?.[variant]?.label ?? presets[PRESETS[variant] ?? variant] ?? variant;
}

/** The ready-made tables of the two editions of SIX. */
const PRESETS: Readonly<Record<string, string>> = { '2003': 'german', '21': 'dutch' };
