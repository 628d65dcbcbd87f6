import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BENCHES } from './benches.js';
import { type Bench, type Figure, formatFigures } from './figures.js';

/** Asks for everything in one process, as in a server whose bots play all games in the same threads. */
const TOGETHER = '--together';
/** How a process is told to measure one part of a benchmark and to send its figures. */
const PART = '--part';

/** `npm run bench [-- name …] [--together]`: prints the figures of the named benchmarks, or of all. */
async function main(given: readonly string[]): Promise<number> {
  const together = given.includes(TOGETHER);
  const wanted = given.filter((name) => name !== TOGETHER);
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
    const figures: Figure[] = [];
    for (const [part, measure] of bench.parts.entries()) {
      figures.push(...(together ? await measure() : await measureApart(bench, part)));
    }
    console.log(formatFigures(figures));
  }
  return 0;
}

/** The figures of one part of a benchmark, measured by a process that does nothing else. */
function measureApart({ name }: Bench, part: number): Promise<readonly Figure[]> {
  const child = fork(fileURLToPath(import.meta.url), [PART, name, String(part)]);
  return new Promise((resolve, reject) => {
    let figures: readonly Figure[] | undefined;
    child.on('message', (message: readonly Figure[]) => {
      figures = message;
    });
    child.on('error', reject);
    child.on('exit', () => {
      if (figures === undefined) reject(new Error(`"${name}" ended without figures.`));
      else resolve(figures);
    });
  });
}

async function sendPart(name: string | undefined, part: number): Promise<number> {
  const measure = BENCHES.find((bench) => bench.name === name)?.parts[part];
  if (measure === undefined) return 2;
  process.send?.(await measure());
  return 0;
}

const [first, name, part] = process.argv.slice(2);
process.exitCode = first === PART ? await sendPart(name, Number(part)) : await main(process.argv.slice(2));
