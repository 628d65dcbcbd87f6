import type { SideName } from '@sixfold/six';

const corners = (size: number): string =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

const OUTER = corners(19);
const TOP = corners(15.2);
const HALO = corners(22);

/** The slanted edges that look up to the light, and those that look away from it. */
const edges = (first: number, last: number): string => {
  const at = (size: number) => corners(size).split(' ');
  const ring = Array.from({ length: last - first + 1 }, (_, index) => (first + index) % 6);
  return [...ring.map((index) => at(19)[index]), ...ring.toReversed().map((index) => at(15.2)[index])].join(
    ' ',
  );
};
const LIGHT = edges(4, 7);
const SHADE = edges(1, 4);

/** The outline of a cell whose centre is the origin; neighbours are 20√3 apart. */
export const CELL = corners(20);

/** A stone of SIX around the origin: a solid hexagon, red with a ring, black with a dot. */
export function Stone({
  colour,
  isLast = false,
  isLit = false,
}: {
  readonly colour: SideName;
  readonly isLast?: boolean;
  readonly isLit?: boolean;
}) {
  return (
    <g className={isLit ? 'stone lit' : 'stone'}>
      <polygon points={OUTER} fill={`var(--stone-${colour})`} strokeLinejoin="round" />
      <polygon points={LIGHT} fill="#fff" opacity="0.2" />
      <polygon points={SHADE} fill="#000" opacity="0.14" />
      <polygon points={TOP} fill={`var(--stone-${colour}-top)`} />
      {colour === 'red' ? (
        <circle r="6" fill="none" stroke="var(--stone-red-mark)" strokeWidth="2.6" />
      ) : (
        <circle r="4" fill="var(--stone-black-mark)" />
      )}
      {isLast && <polygon points={HALO} fill="none" stroke="var(--ink)" strokeWidth="1.6" />}
    </g>
  );
}
