import './card.css';

/** How many pips sit in each line below the number. */
const PIP_LINES: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [2],
  3: [3],
  5: [3, 2],
  7: [4, 3],
};
const PIP_WIDTH = 9.6;
const PIP_GAP = 1.5;

/** A pair of horns: one bullhead. Drawn in a box of 12 by 9.4. */
export const HORNS =
  'M.4.6C.4 4 2.4 5.5 4 5.7L4.7 8.3Q6 9.7 7.3 8.3L8 5.7C9.6 5.5 11.6 4 11.6.6 10.6 2.3 9.4 2.9 8.2 2.9H3.8C2.6 2.9 1.4 2.3.4.6Z';

/** A number card of 6 nimmt!: the number is the hero, the ground grows warmer with what the card costs. */
export function NumberCard({ value, heads }: { readonly value: number; readonly heads: number }) {
  const ink = heads === 7 ? 'var(--card-7-ink)' : 'var(--card-ink)';
  const pip = heads === 7 ? 'var(--card-7-ink)' : heads === 5 ? 'var(--pip-heavy)' : 'var(--pip)';
  const isWide = value > 99;
  return (
    <svg className="card" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect className="edge" x=".5" y=".5" width="59" height="83" rx="6.5" fill={`var(--card-${heads})`} />
      <g fill={ink}>
        <text x={isWide ? 12.5 : 10.5} y="10.5" fontSize="12">
          {value}
        </text>
        <text x={isWide ? 12.5 : 10.5} y="10.5" fontSize="12" transform="rotate(180 30 42)">
          {value}
        </text>
        <text x="30" y="34.5" fontSize={isWide ? 27 : 33} letterSpacing="-1">
          {value}
        </text>
      </g>
      <Pips heads={heads} fill={pip} />
    </svg>
  );
}

function Pips({ heads, fill }: { readonly heads: number; readonly fill: string }) {
  const lines = PIP_LINES[heads] ?? [heads];
  const top = lines.length === 1 ? 55 : 52;
  return (
    <g fill={fill}>
      {lines.flatMap((count, line) =>
        Array.from({ length: count }, (_, index) => {
          const x = 30 - (count * PIP_WIDTH + (count - 1) * PIP_GAP) / 2 + index * (PIP_WIDTH + PIP_GAP);
          return (
            <path
              key={`${line}.${index}`}
              d={HORNS}
              transform={`translate(${x} ${top + line * 8}) scale(${PIP_WIDTH / 12})`}
            />
          );
        }),
      )}
    </g>
  );
}
