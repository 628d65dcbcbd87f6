import '../../cards/card.css';

const PIPS = {
  /** A heart for what is bid, and a star for what is won. */
  bid: 'M30 70c12-10.5 15-18 9-22.5-4.5-3-7.5-1.5-9 3-1.5-4.5-4.5-6-9-3-6 4.5-3 12 9 22.5Z',
  prize: 'M30 42l4 8.4 9 1.2-6.6 6.3 1.7 9L30 62.5l-8.1 4.4 1.7-9L17 51.6l9-1.2Z',
} as const;

/** A card of Goofspiel: its number, and whether it is bid with or won. */
export function GoofspielCard({ card, kind }: { readonly card: number; readonly kind: 'bid' | 'prize' }) {
  const ground = kind === 'prize' ? 'var(--card-3)' : 'var(--card-1)';
  return (
    <svg className="card" viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <rect className="edge" x=".5" y=".5" width="59" height="83" rx="6.5" fill={ground} />
      <g fill="var(--card-ink)">
        <text x="30" y="24" fontSize="30">
          {card}
        </text>
      </g>
      <path d={PIPS[kind]} fill={kind === 'prize' ? 'var(--pip-heavy)' : 'var(--pip)'} />
    </svg>
  );
}
