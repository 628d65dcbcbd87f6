import { bullheadsOf } from '@sixfold/nimmt';
import { useTableWords, useWords } from '../../words/words.js';
import type { NimmtProps } from './frames.js';

/** The whole table in words. */
export function NimmtTextView({ view, nameOf, turn, me }: NimmtProps) {
  const words = useWords();
  const nimmt = useTableWords('nimmt');
  const { rows, players, hand, traps, open, waiting, phase } = view;
  return (
    <dl className="text-view">
      <dt>{nimmt.table}</dt>
      {rows.map((cards, row) => (
        <dd key={`row-${row + 1}`}>{nimmt.rowText(row + 1, cards.join(', '), bullheadsOf(cards))}</dd>
      ))}
      {open.length > 0 && (
        <dd>
          {nimmt.open}: {open.join(', ')}.
        </dd>
      )}
      {waiting.length > 0 && (
        <dd>{waiting.map(({ seat, card }) => `${nameOf(seat)} ${card}`).join(', ')}.</dd>
      )}
      <dt>{words.lobby.seats}</dt>
      {players.map((player, seat) => (
        <dd key={`seat-${seat + 1}`}>
          {nimmt.seatText(
            nameOf(seat),
            player.cards,
            phase === 'over' ? player.total : player.total + player.points,
          )}
          {turn.chosen.includes(seat) || player.lay === 'hidden' || player.lay === 'masked'
            ? `, ${nimmt.chosen}`
            : turn.toAct.includes(seat)
              ? `, ${nimmt.choosing}`
              : ''}
          .
        </dd>
      ))}
      {me !== undefined && (
        <>
          <dt>{nimmt.hand}</dt>
          <dd>{nimmt.handText(hand.join(', '))}</dd>
          {traps.length > 0 && (
            <dd>
              {nimmt.yourTraps}: {traps.map((trap) => nimmt.traps[trap]).join(', ')}.
            </dd>
          )}
        </>
      )}
    </dl>
  );
}
