import type { ComponentType } from 'react';
import { COLOURS, JokerCard, SixteenCard } from '../../../cards/sixteen-card.js';
import { useTableWords } from '../../../words/words.js';

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

/** By section. */
export const pictures: Readonly<Record<string, ComponentType>> = { cards: SixteenCards };
