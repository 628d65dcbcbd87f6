import { TARGET } from '@sixfold/sixteen';

const RADIUS = 44;
/** The dial leaves a gap at the bottom, like a kitchen scale. */
const SWEEP = 280;

const point = (value: number, radius: number): string => {
  const angle = ((-90 - SWEEP / 2 + (value / TARGET) * SWEEP) * Math.PI) / 180;
  return `${(60 + radius * Math.cos(angle)).toFixed(2)} ${(60 + radius * Math.sin(angle)).toFixed(2)}`;
};

function arc(from: number, to: number): string {
  const large = ((to - from) / TARGET) * SWEEP > 180 ? 1 : 0;
  return `M${point(from, RADIUS)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${point(to, RADIUS)}`;
}

/** The pile's sum on a dial from 0 to 16, with where a chosen card would bring it. */
export function Dial({
  sum,
  next,
  label,
}: {
  readonly sum: number;
  readonly next: number | undefined;
  readonly label: string;
}) {
  const isBust = (next ?? sum) > TARGET;
  const reached = Math.min(sum, TARGET);
  const wanted = next === undefined ? reached : Math.min(next, TARGET);
  return (
    <svg className={isBust ? 'dial bust' : 'dial'} viewBox="0 0 120 112" role="img" aria-label={label}>
      <path className="dial-track" d={arc(0, TARGET)} />
      {wanted > reached && <path className="dial-next" d={arc(reached, wanted)} />}
      {reached > 0 && <path className="dial-sum" d={arc(0, reached)} />}
      {Array.from({ length: TARGET + 1 }, (_, value) => (
        <path
          key={`tick-${value}`}
          className={value === TARGET ? 'dial-goal' : 'dial-tick'}
          d={`M${point(value, value === TARGET ? 36 : 39)}L${point(value, value === TARGET ? 54 : 49)}`}
        />
      ))}
      <text className="dial-number" x="60" y="60">
        {next ?? sum}
      </text>
      <text className="dial-goal-number" x="60" y="100">
        {TARGET}
      </text>
    </svg>
  );
}
