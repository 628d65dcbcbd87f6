import { useTableWords, useWords } from '../../words/words.js';
import type { GoofspielProps } from './frames.js';

/** The whole table in words. */
export function GoofspielTextView({ view, nameOf, turn, me }: GoofspielProps) {
  const words = useTableWords('goofspiel');
  const page = useWords();
  const waiting = view.prizes.filter((_, at) => view.takers[at] === 'waiting');
  const isOver = view.takers.length === view.prizes.length;
  return (
    <dl className="text-view">
      <dt>{words.prize}</dt>
      <dd>
        {isOver ? '–' : view.prizes.at(-1)}
        {waiting.length > 0 && `. ${words.waiting}: ${waiting.join(', ')}`}. {words.left(view.left)}.
      </dd>
      <dt>{page.lobby.seats}</dt>
      {view.points.map((points, seat) => (
        <dd key={`seat-${seat + 1}`}>
          {nameOf(seat)}: {words.points(points)}; {(view.hands[seat] ?? []).join(', ')}
          {turn.toAct.includes(seat) ? `; ${turn.chosen.includes(seat) ? words.hasBid : words.thinking}` : ''}
          .
        </dd>
      ))}
      {me !== undefined && (
        <>
          <dt>{words.hand}</dt>
          <dd>{(view.hands[me] ?? []).join(', ')}.</dd>
        </>
      )}
    </dl>
  );
}
