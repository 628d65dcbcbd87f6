import { JOKER_CARD, type SixteenFact, type SixteenView } from '@sixfold/sixteen';
import { HighlightList } from '../../table/highlight-list.js';
import { factText } from '../../table/log.js';
import type { ResultDetailsProps } from '../../table/table-props.js';
import { useGameWords } from '../../words/words.js';
import { Face } from './card.js';
import { highlightsOf } from './highlights.js';

/** The card that won the largest pile, and the one that gave the largest away. */
export function SixteenResult({
  history,
  nameOf,
  me,
  replayAt,
}: ResultDetailsProps<SixteenView, SixteenFact>) {
  const game = useGameWords('sixteen');
  const { best, worst } = highlightsOf(history, me);
  return (
    <HighlightList
      highlights={[
        ...(best ? [{ kind: 'best' as const, ...best }] : []),
        ...(worst ? [{ kind: 'worst' as const, ...worst }] : []),
      ].map(({ kind, pile, moves }) => ({
        kind,
        face: <Face card={pile.cards.at(-1) ?? JOKER_CARD} />,
        text: factText(pile, game, nameOf) ?? '',
        href: replayAt(moves),
      }))}
    />
  );
}
