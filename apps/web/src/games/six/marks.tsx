import { CELL } from '../../cards/stone.js';
import { cellOf, centreOf, type Key, outlinePath } from './hex.js';
import { cellsOf, type Group } from './situation.js';
import './way.css';

/** A line around one cell, above all stones. */
export function Ring({ at, className }: { readonly at: Key | undefined; readonly className: string }) {
  if (at === undefined) return null;
  const { x, y } = centreOf(cellOf(at));
  return (
    <g className={className} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} aria-hidden="true">
      <polygon className="six-gap" points={CELL} />
      <polygon points={CELL} />
    </g>
  );
}

/** The border and the letter of a group that may stay. */
export function GroupMark({ group }: { readonly group: Group }) {
  const cells = cellsOf(group);
  const points = cells.map(centreOf);
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  // The letter sits on the stone nearest to the middle: the middle itself may be outside.
  const distance = (point: typeof middle) => Math.hypot(point.x - middle.x, point.y - middle.y);
  const [at = middle] = points.sort((one, other) => distance(one) - distance(other));
  return (
    <g className="six-group" aria-hidden="true">
      <path d={outlinePath(cells)} />
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle r="15" />
        <text>{group.letter}</text>
      </g>
    </g>
  );
}

/** A line from stone to stone of the side that could force a win, and the number of every stone of both sides. */
export function Way({ cells }: { readonly cells: readonly Key[] }) {
  const points = cells.map((cell) => centreOf(cellOf(cell)));
  const own = points.filter((_, index) => index % 2 === 0);
  return (
    <g className="six-way" aria-hidden="true">
      <polyline points={own.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')} />
      {points.map(({ x, y }, index) => (
        <g
          key={cells[index]}
          className={index % 2 === 0 ? 'attack' : 'answer'}
          transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
        >
          <circle r="15" />
          <text>{index + 1}</text>
        </g>
      ))}
    </g>
  );
}
