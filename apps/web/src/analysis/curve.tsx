import type { Outlook } from '@sixfold/bots/analysis';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useLanguage } from '../settings/settings.js';

const WIDTH = 320;
const HEIGHT = 120;
const DASHES = ['', '6 4', '2 3', '9 3 2 3'];

/** How the match stood, as one line for each seat; whoever looks has the thick one. A tap goes to that moment. */
export function Curve({
  curve,
  moves,
  viewer,
  at,
  nameOf,
  lines,
  isShare,
  onGo,
}: {
  readonly curve: readonly Outlook[];
  readonly moves: number;
  readonly viewer: number;
  /** How many moves had been played at the position that is shown. */
  readonly at: number;
  readonly nameOf: (seat: number) => string;
  /** The seats that are drawn. */
  readonly lines: readonly number[];
  /** Whether values are parts of one, shown as percentages from none to all. */
  readonly isShare: boolean;
  readonly onGo: (moves: number) => void;
}) {
  const words = useLearnWords('lookBack').analysis;
  const language = useLanguage();
  const values = curve.flatMap((point) => lines.map((seat) => point.values[seat] ?? 0));
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const x = (number: number) => (moves === 0 ? 0 : (WIDTH * number) / moves);
  const y = (value: number) => HEIGHT - (HEIGHT * (value - low)) / (high - low);
  const marks = isShare ? [0, 0.5, 1] : [...new Set([Math.ceil(low), 0, Math.floor(high)])];
  const markText = (value: number) =>
    isShare ? value.toLocaleString(language, { style: 'percent' }) : String(value);
  return (
    <figure className="curve">
      {/* Whoever cannot tap goes through the decisions below. */}
      <svg
        viewBox={`-4 -8 ${WIDTH + 38} ${HEIGHT + 16}`}
        role="img"
        aria-label={words.curveLabel}
        onClick={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          const share = ((clientX - left) * ((WIDTH + 38) / width) - 4) / WIDTH;
          onGo(Math.round(Math.max(0, Math.min(1, share)) * (moves - 1)));
        }}
      >
        {marks.map((value) => (
          <g key={value} className="curve-mark">
            <line x1={0} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text x={WIDTH + 4} y={y(value)}>
              {markText(value)}
            </text>
          </g>
        ))}
        <line className="curve-now" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
        {lines.map((seat) => (
          <polyline
            key={seat}
            className={seat === viewer ? 'mine' : undefined}
            strokeDasharray={seat === viewer ? '' : DASHES[seat % DASHES.length]}
            points={curve.map((point) => `${x(point.number)},${y(point.values[seat] ?? 0)}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {lines.map((seat) => (
          <span key={seat} className={seat === viewer ? 'mine' : undefined}>
            <svg viewBox="0 0 24 6" aria-hidden="true">
              <line
                x1="0"
                x2="24"
                y1="3"
                y2="3"
                strokeDasharray={seat === viewer ? '' : DASHES[seat % DASHES.length]}
              />
            </svg>
            {nameOf(seat)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
