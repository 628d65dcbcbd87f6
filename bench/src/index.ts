import { cpus } from 'node:os';
import { BENCHES } from './benches.js';
import { formatFigures } from './figures.js';

/** `npm run bench [-- name …]`: prints the figures of the named benchmarks, or of all. */
async function main(wanted: readonly string[]): Promise<number> {
  const unknown = wanted.find((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown !== undefined) {
    const known = BENCHES.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n');
    console.error(`There is no benchmark called "${unknown}". There are:\n${known}`);
    return 2;
  }
  console.log(
    `Node ${process.versions.node}, ${cpus()[0]?.model ?? 'unknown processor'}, one core. Higher is better.`,
  );
  for (const bench of BENCHES) {
    if (wanted.length > 0 && !wanted.includes(bench.name)) continue;
    console.log(`\n${bench.about}`);
    console.log(formatFigures(await bench.run()));
  }
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
