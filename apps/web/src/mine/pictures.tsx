import type { ReactNode } from 'react';
import { useLearnWords } from '../rules/use-learn-words.js';
import { type Score, total } from './statistics.js';

/** A heading and its picture. */
export function Picture({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mine-picture stack">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** How often something was so: one bar a line, the longest as wide as there is room. */
export function Bars({
  bars,
}: {
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <dl className="bars">
      {bars.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="bar" style={{ width: `${(100 * count) / most}%` }} />
            <span className="bar-number">{count}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Won, drawn and lost side by side, one line each. */
export function Scores({
  scores,
}: {
  readonly scores: readonly { readonly label: string; readonly score: Score }[];
}) {
  const words = useLearnWords('mine');
  return (
    <dl className="bars">
      {scores.map(({ label, score }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={words.score(score.won, score.drawn, score.lost)}>
            <span className="score-bar" aria-hidden="true">
              {(['won', 'drawn', 'lost'] as const).map((end) => (
                <span key={end} className={end} style={{ width: `${(100 * score[end]) / total(score)}%` }} />
              ))}
            </span>
            <span className="bar-number">{words.scoreShort(score.won, score.drawn, score.lost)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const WIDTH = 320;
const HEIGHT = 90;

/** A number for each game, from the first to the last, with the average as a line. */
export function Course({
  values,
  average,
  label,
}: {
  readonly values: readonly number[];
  readonly average: number;
  readonly label: string;
}) {
  const most = Math.max(1, ...values);
  const x = (index: number) => (values.length === 1 ? WIDTH / 2 : (WIDTH * index) / (values.length - 1));
  const y = (value: number) => HEIGHT - (HEIGHT * value) / most;
  return (
    <svg className="course" viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 12}`} role="img" aria-label={label}>
      <line className="course-ground" x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
      <line className="course-average" x1={0} x2={WIDTH} y1={y(average)} y2={y(average)} />
      <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
      {values.map((value, index) => (
        <circle key={`${index + 1}`} cx={x(index)} cy={y(value)} r={3.5} />
      ))}
    </svg>
  );
}
