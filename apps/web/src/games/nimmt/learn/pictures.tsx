import { bullheads } from '@sixfold/nimmt';
import type { ComponentType } from 'react';
import { NumberCard } from '../../../cards/number-card.js';
import { TRAPS, TrapCard, ZeroCard } from '../../../cards/other-cards.js';
import { useTableWords } from '../../../words/words.js';

const WORTHS = [1, 15, 20, 33, 55];

/** One card of every worth. */
function BullheadCards() {
  const words = useTableWords('nimmt');
  return (
    <ul className="picture-cards">
      {WORTHS.map((card) => (
        <li key={card}>
          <NumberCard value={card} heads={bullheads(card)} />
          <small>{words.heads(bullheads(card))}</small>
        </li>
      ))}
    </ul>
  );
}

function ZeroCards() {
  const words = useTableWords('nimmt');
  return (
    <ul className="picture-cards">
      <li>
        <ZeroCard />
        <small>{words.zeroLabel}</small>
      </li>
    </ul>
  );
}

function TrapCards() {
  const words = useTableWords('nimmt');
  return (
    <ul className="picture-cards">
      {TRAPS.map((trap) => (
        <li key={trap}>
          <TrapCard trap={trap} />
          <small>
            <strong>{words.traps[trap]}</strong> {words.trapWhen[trap]}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** By section. */
export const pictures: Readonly<Record<string, ComponentType>> = {
  cards: BullheadCards,
  dealZeros: ZeroCards,
  traps: TrapCards,
};
