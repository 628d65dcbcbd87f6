/** One line of a benchmark's table. */
export interface Figure {
  /** What is counted, such as "random 4-player rounds through the contract". */
  readonly what: string;
  readonly value: number;
  /** Such as "rounds/s". */
  readonly unit: string;
  /** Compared with the yardstick that was measured in the same run. */
  readonly ratio?: number;
  /** The ratio that we want to reach at least. */
  readonly goal?: number;
}

/** Measures something. */
export type Measure = () => readonly Figure[] | Promise<readonly Figure[]>;

/** Something that can be measured by name: `npm run bench -- name`. */
export interface Bench {
  readonly name: string;
  readonly about: string;
  /** What is measured, each part in a process of its own: what runs first changes how the engine compiles the next. */
  readonly parts: readonly Measure[];
}

/** Processor time in milliseconds: a busy machine changes it less than the time of day. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** One run in so many may be faster than the one that counts: now and then the system tells too little time. */
const TOO_GOOD = 50;

/**
 * How often in a second of processor time each of several ways can be done. They take turns in short runs and the best
 * run of each counts (of many runs the best but for one in fifty), so that a busy machine disturbs them alike.
 */
export function ratesOf<Name extends string>(
  ways: Readonly<Record<Name, (times: number) => void>>,
  { times, runs = 7 }: { readonly times: number; readonly runs?: number },
): Record<Name, number> {
  const names = Object.keys(ways) as Name[];
  const rates = new Map(names.map((name) => [name, new Float64Array(runs)]));
  for (let run = 0; run < runs; run++) {
    for (const [name, ofWay] of rates) {
      const start = spent();
      ways[name](times);
      ofWay[run] = times / ((spent() - start) / 1000);
    }
  }
  const best = (name: Name) =>
    rates
      .get(name)
      ?.sort()
      .at(-1 - Math.floor(runs / TOO_GOOD));
  return Object.fromEntries(names.map((name) => [name, best(name)])) as Record<Name, number>;
}

/** The figures as lines with aligned columns. */
export function formatFigures(figures: readonly Figure[]): string {
  const cells = figures.map(({ what, value, unit, ratio, goal }) => [
    what,
    formatValue(value),
    unit,
    ratio === undefined ? '' : `ratio ${ratio.toFixed(2)}`,
    goal === undefined ? '' : `(wanted: ${goal})`,
    goal !== undefined && (ratio ?? value) < goal ? 'MISSED' : '',
  ]);
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (text: string, column: number) =>
    column === 1 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return cells.map((row) => `  ${row.map(pad).join('  ')}`.trimEnd()).join('\n');
}

const formatValue = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
