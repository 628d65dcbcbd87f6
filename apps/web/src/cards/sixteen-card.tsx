import type { Colour } from '@sixfold/sixteen';
import './card.css';

const TINT: Readonly<Record<Colour, string>> = {
  g: 'var(--sixteen-g)',
  o: 'var(--sixteen-o)',
  b: 'var(--sixteen-b)',
  p: 'var(--sixteen-p)',
};

/** Each colour has its own shape, so that nobody has to tell colours apart. Boxes of 44 by 44. */
const SHAPES: Readonly<Record<Colour, string>> = {
  g: 'M22 1a21 21 0 1 1 0 42 21 21 0 1 1 0-42Z',
  o: 'M22 2 43 41H1Z',
  b: 'M4 4h36v36H4Z',
  p: 'M0 11q11-13 22 0t22 0v23q-11 13-22 0t-22 0Z',
};

/** Taken from the shapes and not from the rules: the start page draws these cards without loading any rules. */
export const COLOURS = Object.keys(SHAPES) as Colour[];

/** A card of Sixteen: the number on its colour's shape. */
export function SixteenCard({ colour, value }: { readonly colour: Colour; readonly value: number }) {
  return (
    <svg className="card" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect className="edge" x=".5" y=".5" width="59" height="83" rx="6.5" fill="var(--card-1)" />
      <path d={SHAPES[colour]} transform="translate(8 20)" fill={TINT[colour]} />
      <g fill="#fff">
        <text x="30" y={colour === 'o' ? 49 : 42.5} fontSize={colour === 'o' ? 24 : colour === 'p' ? 26 : 30}>
          {value}
        </text>
      </g>
      <Corner colour={colour} value={value} />
      <g transform="rotate(180 30 42)">
        <Corner colour={colour} value={value} />
      </g>
    </svg>
  );
}

function Corner({ colour, value }: { readonly colour: Colour; readonly value: number }) {
  return (
    <>
      <text x="9.5" y="11" fontSize="12.5" fill="var(--card-ink)">
        {value}
      </text>
      <path d={SHAPES[colour]} transform="translate(45 6.5) scale(.21)" fill={TINT[colour]} />
    </>
  );
}

/** The joker carries all four shapes; once played it may show the card it stands for. */
export function JokerCard() {
  return (
    <svg className="card" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect className="edge" x=".5" y=".5" width="59" height="83" rx="6.5" fill="var(--card-1)" />
      {COLOURS.map((colour, index) => (
        <path
          key={colour}
          d={SHAPES[colour]}
          transform={`translate(${9 + (index % 2) * 23} ${19.5 + Math.floor(index / 2) * 24}) scale(.44)`}
          fill={TINT[colour]}
        />
      ))}
      <path
        d="M30 4.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5Z"
        fill="var(--card-ink)"
      />
      <path
        d="M30 4.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9-2.9-2.7 3.9-.5Z"
        fill="var(--card-ink)"
        transform="rotate(180 30 42)"
      />
    </svg>
  );
}
