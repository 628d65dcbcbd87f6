import { type NimmtFact, type NimmtView, variantById } from '@sixfold/nimmt';
import { HighlightList } from '../../table/highlight-list.js';
import { factText } from '../../table/log.js';
import type { ResultDetailsProps } from '../../table/table-props.js';
import { useGameWords, useTableWords } from '../../words/words.js';
import { FaceCard } from './card.js';
import { type Highlight, highlightsOf } from './highlights.js';
import { RoundTable } from './round-table.js';

/** The cards that made the difference, and the points of every round. */
export function NimmtResult({
  view,
  history,
  nameOf,
  me,
  replayAt,
}: ResultDetailsProps<NimmtView, NimmtFact>) {
  const words = useTableWords('nimmt');
  const game = useGameWords('nimmt');
  const isPlus = variantById(view.options.variant).points === 'plus';
  const { best, worst } = highlightsOf(history, isPlus, me);
  const tell = ({ card, seat, took }: Highlight): string => {
    if (card === took.card) return factText(took, game, nameOf) ?? '';
    const text = (isPlus ? words.fifthWon : words.fifthTaken)(nameOf(took.seat), took.card, took.heads);
    return me === undefined ? `${nameOf(seat)}: ${text}` : text;
  };
  const shown = (kind: 'best' | 'worst', found: Highlight | undefined) =>
    found
      ? [{ kind, face: <FaceCard card={found.card} />, text: tell(found), href: replayAt(found.moves) }]
      : [];
  return (
    <>
      <HighlightList highlights={[...shown('best', best), ...shown('worst', worst)]} />
      <RoundTable history={history} nameOf={nameOf} />
    </>
  );
}
