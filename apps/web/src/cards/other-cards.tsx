import type { Trap } from '@sixfold/nimmt';
import { memo, type ReactNode } from 'react';
import './card.css';

const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <svg className="card" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
    {children}
  </svg>
);

/** The 0-card: never placed, sends its partner first. A cool card with an arrow that overtakes. */
export function ZeroCard() {
  return (
    <Sheet>
      <rect className="edge" x=".5" y=".5" width="59" height="83" rx="6.5" fill="var(--card-zero)" />
      <rect
        x="5"
        y="5"
        width="50"
        height="74"
        rx="4"
        fill="none"
        stroke="var(--card-zero-ink)"
        strokeWidth="1.2"
        strokeDasharray="2.5 2.5"
      />
      <g fill="var(--card-zero-ink)">
        <text x="30" y="36" fontSize="36">
          0
        </text>
      </g>
      <path
        d="M15 64h22m-7-7 8 7-8 7M43 57v14"
        fill="none"
        stroke="var(--card-zero-ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Sheet>
  );
}

/** The back of every card: one calm pattern of hexagons. Never drawn again. */
export const CardBack = memo(() => (
  <Sheet>
    <rect className="edge" x=".5" y=".5" width="59" height="83" rx="6.5" fill="var(--card-back)" />
    <rect
      x="5"
      y="5"
      width="50"
      height="74"
      rx="3.5"
      fill="none"
      stroke="var(--card-back-line)"
      strokeWidth="1.2"
    />
    <g fill="none" stroke="var(--card-back-line)" strokeWidth="1.6">
      {BACK_HEXES.map(([x, y]) => (
        <path key={`${x},${y}`} d="M0-8 6.93-4V4L0 8-6.93 4V-4Z" transform={`translate(${x} ${y})`} />
      ))}
    </g>
  </Sheet>
));

const BACK_HEXES = [
  [30, 24],
  [21.5, 39],
  [38.5, 39],
  [30, 54],
] as const;

/** What each trap does, as a drawing in a box of 40 by 34. */
const TRAP_DRAWINGS: Readonly<Record<Trap, string>> = {
  mask: 'M3 10Q20 4 37 10 38 24 28 25 23 25 20 20 17 25 12 25 2 24 3 10ZM9 15q4-4 8 0-4 3.5-8 0M23 15q4-4 8 0-4 3.5-8 0',
  shift: 'M14 4h12v26H14ZM10 17H2m4-4-4 4 4 4M30 17h8m-4-4 4 4-4 4',
  block: 'M20 3l14 4v9c0 8-6 13-14 16C12 29 6 24 6 16V7ZM13 11l14 12M27 11L13 23',
  stretch: 'M3 8v18M11 8v18M19 8v18M27 8v18M35 8v18M35 4l3 4-3 0M3 4-1 8M1 31h36M5 28l-4 3 4 3M33 28l4 3-4 3',
  drop: 'M11 2h18v15H11ZM20 21v10m-5-5 5 5 5-5',
};

/** Taken from the drawings and not from the rules: cards are drawn where no rules are loaded. */
export const TRAPS = Object.keys(TRAP_DRAWINGS) as Trap[];

/** When a trap may be played, as a small sign in a box of 14 by 12. */
const TIMING_DRAWINGS: Readonly<Record<Trap, string>> = {
  mask: 'M4 1h6v6H4ZM2 11h10',
  shift: 'M1 6h8m-3-3 3 3-3 3M13 1v10',
  block: 'M8 0 3 7h4L6 12l5-7H7Z',
  stretch: 'M1 6h8m-3-3 3 3-3 3M13 1v10',
  drop: 'M2 2v8M5 2v8M8 2v8M11 2v8M0 9 13 3',
};

/** One of Ole's five traps: dark, with what it does in the middle and its moment in the corners. */
export function TrapCard({ trap }: { readonly trap: Trap }) {
  return (
    <Sheet>
      <rect className="edge" x=".5" y=".5" width="59" height="83" rx="6.5" fill="var(--card-trap)" />
      <path
        d="M5 14 14 5H51q4 0 4 4V70L46 79H9q-4 0-4-4Z"
        fill="none"
        stroke="var(--card-trap-glow)"
        strokeWidth="1.2"
      />
      <g
        fill="none"
        stroke="var(--card-trap-ink)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={TRAP_DRAWINGS[trap]} transform="translate(10.5 25)" />
      </g>
      <g
        fill="none"
        stroke="var(--card-trap-glow)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d={TIMING_DRAWINGS[trap]} transform="translate(38 10)" />
        <path d={TIMING_DRAWINGS[trap]} transform="rotate(180 30 42) translate(38 10)" />
      </g>
    </Sheet>
  );
}
