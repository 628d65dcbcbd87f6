import { GAMES, type HomeGame } from '../games/registry.js';
import { useGameWords } from '../words/words.js';

/** What a variant of a game is called: like the option's value or the preset. */
export function useVariantName(game: HomeGame): (variant: string) => string {
  const { options, presets } = useGameWords(game);
  const { variants } = GAMES[game].manifest;
  return (id) => {
    const preset = variants?.find((variant) => variant.id === id)?.preset;
    return options.variant?.values?.[id]?.label ?? presets[preset ?? id] ?? id;
  };
}
