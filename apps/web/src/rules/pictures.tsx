import { bullheads } from '@sixfold/nimmt';
import type { Cell } from '@sixfold/six';
import { NumberCard } from '../cards/number-card.js';
import { TRAPS, TrapCard, ZeroCard } from '../cards/other-cards.js';
import { COLOURS, JokerCard, SixteenCard } from '../cards/sixteen-card.js';
import { Stone } from '../cards/stone.js';
import { useTableWords } from '../words/words.js';
import { FORMS } from './forms.js';

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

const ACROSS = 20 * Math.sqrt(3);

/** A form of SIX, the ways round that it can lie. */
function FormTurns({ form }: { readonly form: keyof typeof FORMS }) {
  return (
    <ul className="picture-forms">
      {FORMS[form].map((cells: readonly Cell[]) => {
        const points = cells.map(([q, r]) => ({ x: ACROSS * (q + r / 2), y: 30 * r }));
        const left = Math.min(...points.map(({ x }) => x)) - 20;
        const top = Math.min(...points.map(({ y }) => y)) - 22;
        const right = Math.max(...points.map(({ x }) => x)) + 20;
        const bottom = Math.max(...points.map(({ y }) => y)) + 22;
        return (
          <li key={cells.join(' ')}>
            <svg
              viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
              width={(right - left) / 2}
              aria-hidden="true"
            >
              {points.map(({ x, y }) => (
                <g key={`${x} ${y}`} transform={`translate(${x.toFixed(2)} ${y})`}>
                  <Stone colour="red" />
                </g>
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

const PICTURES: Readonly<Record<string, () => React.ReactNode>> = {
  'nimmt.cards': BullheadCards,
  'nimmt.dealZeros': ZeroCards,
  'nimmt.traps': TrapCards,
  'sixteen.cards': SixteenCards,
  'six.row': () => <FormTurns form="row" />,
  'six.triangle': () => <FormTurns form="triangle" />,
  'six.circle': () => <FormTurns form="circle" />,
};

/** The drawing of a section, where one says more than an example to play. */
export function SectionPicture({ game, section }: { readonly game: string; readonly section: string }) {
  const Picture = PICTURES[`${game}.${section}`];
  return Picture ? <Picture /> : null;
}
