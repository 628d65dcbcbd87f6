const WIDTH = 240;
const HEIGHT = 56;

/** The last minutes of one figure as a line, with its newest value in words. */
export function Chart({
  title,
  values,
  unit = '',
  digits = 0,
}: {
  readonly title: string;
  readonly values: readonly number[];
  readonly unit?: string;
  readonly digits?: number;
}) {
  const latest = `${(values.at(-1) ?? 0).toFixed(digits)}${unit && ` ${unit}`}`;
  const high = Math.max(1e-9, ...values) * 1.1;
  const x = (index: number) => (values.length < 2 ? WIDTH : (WIDTH * index) / (values.length - 1));
  const points = values.map((value, index) => `${x(index)},${HEIGHT - (HEIGHT * value) / high}`).join(' ');
  return (
    <figure className="operator-chart">
      <figcaption>
        <span className="soft">{title}</span> <strong>{latest}</strong>
      </figcaption>
      <svg
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${latest}`}
      >
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
        <polyline points={points} />
      </svg>
    </figure>
  );
}
