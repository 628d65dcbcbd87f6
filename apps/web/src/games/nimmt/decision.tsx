import { bullheads, landing, meaningOf, type NimmtView, type Phase, textOf } from '@sixfold/nimmt';
import { type ComponentType, useState } from 'react';
import { TrapCard } from '../../cards/other-cards.js';
import { useLanguage } from '../../settings/settings.js';
import { Button } from '../../ui/button.js';
import { useTableWords } from '../../words/words.js';
import { FaceCard } from './card.js';
import { cardsOfLay } from './lays.js';
import { shiftsOf, trapEnd } from './trap-ends.js';

/** The moves that are written without a card. */
const BLOCK = textOf({ kind: 'block' });
const PASS = textOf({ kind: 'pass' });
const PLACE = textOf({ kind: 'place' });
const STRETCH = textOf({ kind: 'stretch' });

interface DecisionProps {
  readonly view: NimmtView;
  readonly legal: readonly string[];
  readonly nameOf: (seat: number) => string;
  readonly choose: (move: string) => void;
}

/** The phases whose question is not which card to lay, and what asks it. */
const QUESTIONS: Partial<Record<Phase, ComponentType<DecisionProps>>> = {
  window: BlockQuestion,
  place: PlaceQuestion,
  chooseMasked: MaskQuestion,
  count: DropQuestion,
};

export const isDecision = (phase: Phase): boolean => QUESTIONS[phase] !== undefined;

/** A question that is not about which card to lay: it takes the hand's place, so that nothing jumps. */
export function Decision(props: DecisionProps) {
  const Question = QUESTIONS[props.view.phase];
  return Question ? <Question {...props} /> : null;
}

function BlockQuestion({ view, nameOf, choose, legal }: DecisionProps) {
  const words = useTableWords('nimmt');
  const { window } = view;
  if (!window) return null;
  const asked = window.blocks > 0 ? 'block' : window.trap;
  // A block on a block lets the trap work again.
  const worksNow = window.blocks % 2 === 0;
  return (
    <section className="decision" aria-label={words.blockTitle(nameOf(window.by), words.traps[asked])}>
      <div className="decision-cards">
        <TrapCard trap={asked} />
      </div>
      <h2>{words.blockTitle(nameOf(window.by), words.traps[asked])}</h2>
      <dl className="decision-ends">
        <dt>{words.ifPass}</dt>
        <dd>{trapEnd(view, worksNow, words.ends, nameOf)}</dd>
        <dt>{words.ifBlock}</dt>
        <dd>{trapEnd(view, !worksNow, words.ends, nameOf)}</dd>
      </dl>
      <div className="decision-actions">
        {legal.includes(BLOCK) && (
          <Button look="act" onClick={() => choose(BLOCK)}>
            {words.block}
          </Button>
        )}
        <Button onClick={() => choose(PASS)}>{words.pass}</Button>
      </div>
    </section>
  );
}

function PlaceQuestion({ view, legal, choose }: DecisionProps) {
  const words = useTableWords('nimmt');
  const language = useLanguage();
  const card = view.waiting[0]?.card ?? 0;
  const values = shiftsOf(legal);
  // With a stretch in hand the exact value matters for what comes after; otherwise only where the card goes.
  const shifts = view.traps.includes('stretch')
    ? [...values].sort((a, b) => a - b)
    : distinct(view, card, values);
  const here = landing(view, card, view.placingValue);
  const describe = (value: number): string => {
    const { row, takes, heads } = landing(view, card, value);
    if (row === undefined) return words.low;
    return takes ? `${words.placeGoes(row + 1)}, ${words.costs(heads)}` : words.placeGoes(row + 1);
  };
  return (
    <section className="decision" aria-label={words.placeTitle(card)}>
      <h2>{words.placeTitle(card)}</h2>
      <div className="decision-actions">
        <Button look="act" onClick={() => choose(PLACE)}>
          {words.place}:{' '}
          {here.row === undefined
            ? words.low
            : here.takes
              ? `${words.placeGoes(here.row + 1)}, ${words.costs(here.heads)}`
              : words.placeGoes(here.row + 1)}
        </Button>
        {legal.includes(STRETCH) && <Button onClick={() => choose(STRETCH)}>{words.stretchUse}</Button>}
      </div>
      {shifts.length > 0 && (
        <p className="soft">
          {words.traps.shift}: {words.trapsHelp.shift}
        </p>
      )}
      {shifts.length > 0 && (
        <ul className="shifts" aria-label={words.traps.shift}>
          {shifts.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="shift"
                onClick={() => choose(textOf({ kind: 'shift', value }))}
              >
                <strong>{value.toLocaleString(language)}</strong>
                <small>{describe(value)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Of the values that send the card to the same place only the one nearest to its number, in ascending order. */
function distinct(view: NimmtView, card: number, values: readonly number[]): readonly number[] {
  const byPlace = new Map<string, number>();
  for (const value of [...values].sort((one, other) => Math.abs(one - card) - Math.abs(other - card))) {
    const { row, takes, low } = landing(view, card, value);
    const place = `${row} ${takes} ${low}`;
    if (!byPlace.has(place)) byPlace.set(place, value);
  }
  return [...byPlace.values()].sort((one, other) => one - other);
}

function MaskQuestion({ view, legal, choose }: DecisionProps) {
  const words = useTableWords('nimmt');
  return (
    <section className="decision" aria-label={words.maskChoose}>
      <h2>{words.maskChoose}</h2>
      <div className="decision-cards">
        {legal.flatMap(cardsOfLay).map((card) => (
          <button
            key={card}
            type="button"
            className="pick-card"
            aria-label={words.cardLabel(card, bullheads(card))}
            onClick={() => choose(textOf({ kind: 'lay', cards: [card] }))}
          >
            <FaceCard card={card} />
            <Where view={view} card={card} />
          </button>
        ))}
      </div>
    </section>
  );
}

function Where({ view, card }: { readonly view: NimmtView; readonly card: number }) {
  const words = useTableWords('nimmt');
  const { row, takes, heads } = landing(view, card);
  return (
    <small>
      {row === undefined ? words.low : words.placeGoes(row + 1)}
      {takes && row !== undefined ? `, ${words.costs(heads)}` : ''}
    </small>
  );
}

function DropQuestion({ legal, choose }: DecisionProps) {
  const words = useTableWords('nimmt');
  const [card, setCard] = useState<number>();
  const cards = legal
    .flatMap((move) => {
      const meaning = meaningOf(move);
      return meaning?.kind === 'drop' ? [meaning.card] : [];
    })
    .sort((one, other) => bullheads(other) - bullheads(one) || one - other);
  return (
    <section className="decision" aria-label={words.dropTitle}>
      <h2>{words.dropTitle}</h2>
      <p className="soft">{words.dropAsk}</p>
      <div className="decision-cards many">
        {cards.map((each) => (
          <button
            key={each}
            type="button"
            className="pick-card"
            aria-pressed={each === card}
            aria-label={words.cardLabel(each, bullheads(each))}
            onClick={() => setCard(each)}
          >
            <FaceCard card={each} />
          </button>
        ))}
      </div>
      <div className="decision-actions">
        {card !== undefined && (
          <Button look="act" onClick={() => choose(textOf({ kind: 'drop', card }))}>
            {words.dropCard(card, bullheads(card))}
          </Button>
        )}
        <Button onClick={() => choose(PASS)}>{words.dropPass}</Button>
      </div>
    </section>
  );
}
