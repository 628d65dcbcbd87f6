import type { SideName } from '@sixfold/six';
import { NumberCard } from '../cards/number-card.js';
import { JokerCard, SixteenCard } from '../cards/sixteen-card.js';
import { Stone } from '../cards/stone.js';
import './pictures.css';

const place = (left: number, top: number, turn: number) => ({
  left: `${left}%`,
  top: `${top}%`,
  rotate: `${turn}deg`,
});

/** From the middle of the picture, so that a tall picture shows more rows than a flat one. */
const inRow = (column: number, row: number, turn: number) => ({
  left: `${4 + column * 15.5}cqw`,
  top: `calc(50% + ${row * 23 - 7}cqw)`,
  rotate: `${turn}deg`,
});

const ROWS = [
  [3, 1, 0, -1, 1.5],
  [8, 1, 1, -1, -1],
  [10, 3, 2, -1, 1],
  [12, 1, 0, 0, -2],
  [15, 2, 1, 0, 1.5],
  [20, 3, 2, 0, -1],
  [33, 5, 3, 0, 2],
  [55, 7, 4, 0, -1.5],
  [61, 1, 0, 1, 1],
  [66, 5, 1, 1, -1.5],
  [70, 3, 2, 1, 0.5],
  [74, 1, 3, 1, -1],
  [88, 5, 0, -2, -1],
  [91, 1, 1, -2, 1],
  [95, 2, 0, 2, 2],
  [99, 5, 1, 2, -1],
] as const;

/** Five cards in a row, and the sixth that nobody wants to lay. */
export function NimmtPicture() {
  return (
    <div className="picture nimmt" aria-hidden="true">
      <div className="trapdoor" style={inRow(5, 0, 0)} />
      {ROWS.map(([value, heads, column, row, turn]) => (
        <div key={value} className="thing" style={inRow(column, row, turn)}>
          <NumberCard value={value} heads={heads} />
        </div>
      ))}
      <div className="thing lifted" style={inRow(4.9, -0.55, 9)}>
        <NumberCard value={57} heads={1} />
      </div>
    </div>
  );
}

const STEP = 20 * Math.sqrt(3);
const at = (q: number, r: number) => `translate(${STEP * (q + r / 2)} ${30 * r})`;

const STONES: readonly (readonly [number, number, SideName])[] = [
  [1, -1, 'red'],
  [1, 0, 'red'],
  [0, 1, 'red'],
  [-1, 1, 'red'],
  [-1, 0, 'red'],
  [0, 0, 'black'],
  [2, -1, 'black'],
  [2, 0, 'black'],
  [-2, 1, 'black'],
  [-2, 2, 'black'],
  [1, 1, 'black'],
];

/** A ring of red stones that lacks one. */
export function SixPicture() {
  return (
    <div className="picture six" aria-hidden="true">
      <svg viewBox="-94 -66 188 152">
        {STONES.map(([q, r, colour]) => (
          <g key={`${q},${r}`} transform={at(q, r)}>
            <Stone colour={colour} />
          </g>
        ))}
        <g transform={`${at(0, -1)} translate(3 -9) rotate(8)`} className="lifted">
          <Stone colour="red" isLast />
        </g>
      </svg>
    </div>
  );
}

/** Three cards on their way to sixteen. */
export function SixteenPicture() {
  return (
    <div className="picture sixteen" aria-hidden="true">
      <div className="thing" style={place(10, 24, -14)}>
        <SixteenCard colour="g" value={5} />
      </div>
      <div className="thing" style={place(28, 17, -4)}>
        <SixteenCard colour="o" value={6} />
      </div>
      <div className="thing" style={place(47, 17, 5)}>
        <SixteenCard colour="b" value={2} />
      </div>
      <div className="thing lifted" style={place(66, 22, 15)}>
        <JokerCard />
      </div>
    </div>
  );
}
