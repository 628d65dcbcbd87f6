import { bullheads } from '@sixfold/nimmt';
import { NumberCard } from '../cards/number-card.js';
import { TRAPS, TrapCard, ZeroCard } from '../cards/other-cards.js';
import { COLOURS, JokerCard, SixteenCard } from '../cards/sixteen-card.js';
import { useTableWords } from '../words/words.js';

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

function SixteenCards() {
  const words = useTableWords('sixteen');
  return (
    <ul className="picture-cards">
      {COLOURS.map((colour, index) => (
        <li key={colour}>
          <SixteenCard colour={colour} value={index * 2} />
          <small>{words.colours[colour]}</small>
        </li>
      ))}
      <li>
        <JokerCard />
        <small>{words.joker}</small>
      </li>
    </ul>
  );
}

const PICTURES: Readonly<Record<string, () => React.ReactNode>> = {
  'nimmt.cards': BullheadCards,
  'nimmt.dealZeros': ZeroCards,
  'nimmt.traps': TrapCards,
  'sixteen.cards': SixteenCards,
};

/** The drawing of a section that has no example to play. */
export function SectionPicture({ game, section }: { readonly game: string; readonly section: string }) {
  const Picture = PICTURES[`${game}.${section}`];
  return Picture ? <Picture /> : null;
}
