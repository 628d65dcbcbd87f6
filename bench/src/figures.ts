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

/** Something that can be measured by name: `npm run bench -- name`. */
export interface Bench {
  readonly name: string;
  readonly about: string;
  run(): readonly Figure[] | Promise<readonly Figure[]>;
}

/** Processor time in milliseconds: a busy machine changes it less than the time of day. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * How often in a second of processor time each of several ways can be done. They take turns in short runs and the best
 * run of each counts, so that a busy machine disturbs them alike.
 */
export function ratesOf<Name extends string>(
  ways: Readonly<Record<Name, (times: number) => void>>,
  { times, runs = 7 }: { readonly times: number; readonly runs?: number },
): Record<Name, number> {
  const names = Object.keys(ways) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
  for (let run = 0; run < runs; run++) {
    for (const name of names) {
      const start = spent();
      ways[name](times);
      best[name] = Math.max(best[name], times / ((spent() - start) / 1000));
    }
  }
  return best;
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
