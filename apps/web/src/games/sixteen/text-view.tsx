import { TARGET } from '@sixfold/sixteen';
import { useWords } from '../../words/words.js';
import type { SixteenProps } from './frames.js';
import { useSixteenWords } from './words.js';

/** The whole table in words. */
export function SixteenTextView({ view, nameOf, turn, me }: SixteenProps) {
  const words = useSixteenWords();
  const page = useWords();
  const { pile, sum, hand, handCounts, talonCount, won, seats } = view;
  const sideNames = (side: number): string =>
    Array.from({ length: seats / 2 }, (_, pair) => nameOf(side + 2 * pair)).join(', ');
  return (
    <dl className="text-view">
      <dt>{words.pile}</dt>
      <dd>
        {pile.length === 0 ? words.empty : `${pile.map(({ card }) => words.cardName(card)).join(', ')}.`}{' '}
        {words.sum(sum, TARGET - sum)}
      </dd>
      <dd>{words.talon(talonCount)}</dd>
      <dt>{page.lobby.seats}</dt>
      {handCounts.map((count, seat) => (
        <dd key={`seat-${seat + 1}`}>
          {nameOf(seat)}: {words.cards(count)}
          {turn.toAct.includes(seat) ? `, ${words.toMove}` : ''}.
        </dd>
      ))}
      {won.map((groups, side) => (
        <dd key={`side-${side + 1}`}>
          {sideNames(side)}: {words.groups(groups)}.
        </dd>
      ))}
      {me !== undefined && (
        <>
          <dt>{words.hand}</dt>
          <dd>{hand.map(words.cardName).join(', ')}.</dd>
        </>
      )}
    </dl>
  );
}
