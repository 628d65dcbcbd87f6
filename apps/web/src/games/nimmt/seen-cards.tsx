import { highestCard, type NimmtView } from '@sixfold/nimmt';
import { useTableWords } from '../../words/words.js';

/** Which numbers have been seen this round, for whoever wants to count along. */
export function SeenCards({ view }: { readonly view: NimmtView }) {
  const words = useTableWords('nimmt');
  const highest = highestCard(view.options, view.seats);
  const seen = new Set([
    ...view.rows.flat(),
    ...view.hand,
    ...view.lay,
    ...view.players.flatMap((player) => [...player.pile, ...player.shown, ...(player.hand ?? [])]),
  ]);
  seen.delete(0);
  return (
    <details className="seen">
      <summary>
        {words.seenTitle}: {words.seenCount(seen.size, highest)}
      </summary>
      <p className="help">{words.seenHelp}</p>
      <ol>
        {Array.from({ length: highest }, (_, index) => index + 1).map((card) => (
          <li key={card} className={seen.has(card) ? 'gone' : undefined}>
            {seen.has(card) ? <s>{card}</s> : card}
          </li>
        ))}
      </ol>
    </details>
  );
}
