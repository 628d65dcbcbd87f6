import type { GoofspielFact, GoofspielView } from '@sixfold/goofspiel';
import { manifest } from '@sixfold/goofspiel/manifest';
import type { GamePage } from '../../table/table-props.js';
import { useGameWords, useTableWords } from '../../words/words.js';
import { frames, type GoofspielEffect } from './frames.js';
import { GoofspielTable } from './table.js';
import { GoofspielTextView } from './text-view.js';

function Standing({ view }: { readonly view: GoofspielView }) {
  const { name } = useGameWords('goofspiel');
  const words = useTableWords('goofspiel');
  return (
    <>
      <strong>{name}</strong>
      <span className="soft">
        {view.points.join(' : ')} · {words.left(view.left)}
      </span>
    </>
  );
}

const concerns = (fact: GoofspielFact, me: number): boolean =>
  (fact.kind === 'taken' && fact.seat === me) || (fact.kind === 'tied' && fact.seats.includes(me));

/** The last card is bid without asking. */
const onlyAnswer = (_view: GoofspielView, legal: readonly string[]): string | undefined =>
  legal.length === 1 ? legal[0] : undefined;

/** A bid is called by the number of its card. */
const moveName = (move: string): string => move;

export const page: GamePage<GoofspielView, GoofspielFact, GoofspielEffect> = {
  manifest,
  Table: GoofspielTable,
  TextView: GoofspielTextView,
  frames,
  onlyAnswer,
  concerns,
  moveName,
  placesOf: (move) => [`.goofspiel-hand [data-card="${move}"]`],
  moments: ['taken'],
  curve: 'each',
  Standing,
};
