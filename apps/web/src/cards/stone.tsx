const corners = (size: number): string =>
  Array.from({ length: 6 }, (_, index) => {
    const angle = ((60 * index - 90) * Math.PI) / 180;
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

const OUTER = corners(19);
const TOP = corners(15.5);
const HALO = corners(22);

/** The outline of a cell whose centre is the origin; neighbours are 20√3 apart. */
export const CELL = corners(20);

export type StoneColour = 'red' | 'black';

/** A stone of SIX around the origin: a solid hexagon, red with a ring, black with a dot. */
export function Stone({
  colour,
  isLast = false,
  isLit = false,
}: {
  readonly colour: StoneColour;
  readonly isLast?: boolean;
  readonly isLit?: boolean;
}) {
  return (
    <g className={isLit ? 'stone lit' : 'stone'}>
      <polygon points={OUTER} fill={`var(--stone-${colour})`} strokeLinejoin="round" />
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
