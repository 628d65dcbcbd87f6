import { variantOf } from '@sixfold/game-kit';
import { Link } from 'wouter';
import { GAMES, type HomeGame } from '../games/registry.js';
import { Icon } from '../ui/icons.js';
import { useWords } from '../words/words.js';
import { useVariantName } from './variant-name.js';

/** To the rules of exactly what is chosen or played here. */
export function RulesLink({
  game,
  options,
  seats,
}: {
  readonly game: HomeGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
}) {
  const words = useWords();
  const nameOf = useVariantName(game);
  const variant = variantOf(GAMES[game].manifest, options, seats);
  return (
    <Link href={`/rules/${game}#${variant}`} className="button quiet rules-link">
      <Icon name="help" size={20} />
      {words.home.rules}: {nameOf(variant)}
    </Link>
  );
}
