import type { Fact } from '@sixfold/game-kit';
import type { TableState } from '@sixfold/protocol';
import type { HomeGame } from '../games/registry.js';
import { PlayedHere } from '../pages/played-here.js';
import { RulesBook } from './book.js';
import { BOOKS } from './books.js';
import { useVariantName } from './variant-name.js';
import { sectionAbout, variantOf } from './variant-of.js';
import { useLearnWords } from './use-learn-words.js';

/** The rules of one table: its variant and options, and all that goes with them. */
export default function TableRules({
  game,
  table,
  lately,
}: {
  readonly game: HomeGame;
  readonly table: TableState;
  readonly lately: readonly Fact[];
}) {
  const words = useLearnWords('rules');
  const nameOf = useVariantName(game);
  const variant = variantOf(game, table.options, table.seats.length);
  const parts = BOOKS[game].variants.find(({ id }) => id === variant);
  const section = sectionAbout(lately, [...(parts?.sections ?? []), ...(parts?.extras ?? [])]);
  return (
    <div className="stack">
      <p>
        <strong>{nameOf(variant)}</strong> · {words.players(table.seats.length)}
      </p>
      <PlayedHere table={table} />
      <RulesBook game={game} variant={variant} section={section} narrow />
      <p>
        <a href={`/rules/${game}#${variant}`} target="_blank" rel="noreferrer">
          {words.wholePage}
        </a>
      </p>
    </div>
  );
}
