import { bullheadsOf, type NimmtView } from '@sixfold/nimmt';
import type { TableProps } from '../../table/table-props.js';
import { useWords } from '../../words/words.js';

/** The whole table in words. */
export function NimmtTextView({ view, nameOf, turn, me }: TableProps) {
  const words = useWords();
  const { rows, players, hand, traps, open, waiting, phase } = view as NimmtView;
  return (
    <dl className="text-view">
      <dt>{words.nimmt.table}</dt>
      {rows.map((cards, row) => (
        <dd key={`row-${row + 1}`}>{words.nimmt.rowText(row + 1, cards.join(', '), bullheadsOf(cards))}</dd>
      ))}
      {open.length > 0 && (
        <dd>
          {words.nimmt.open}: {open.join(', ')}.
        </dd>
      )}
      {waiting.length > 0 && (
        <dd>{waiting.map(({ seat, card }) => `${nameOf(seat)} ${card}`).join(', ')}.</dd>
      )}
      <dt>{words.lobby.seats}</dt>
      {players.map((player, seat) => (
        <dd key={`seat-${seat + 1}`}>
          {words.nimmt.seatText(
            nameOf(seat),
            player.cards,
            phase === 'over' ? player.total : player.total + player.points,
          )}
          {turn.chosen.includes(seat) || player.lay === 'hidden' || player.lay === 'masked'
            ? `, ${words.nimmt.chosen}`
            : turn.toAct.includes(seat)
              ? `, ${words.nimmt.choosing}`
              : ''}
          .
        </dd>
      ))}
      {me !== undefined && (
        <>
          <dt>{words.nimmt.hand}</dt>
          <dd>{words.nimmt.handText(hand.join(', '))}</dd>
          {traps.length > 0 && (
            <dd>
              {words.nimmt.yourTraps}: {traps.map((trap) => words.nimmt.traps[trap]).join(', ')}.
            </dd>
          )}
        </>
      )}
    </dl>
  );
}
