import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run, tool } from './run.mjs';
import { filesBelow, whenChanged } from './stamp.mjs';
import { referencedRules } from './workspaces.mjs';

/** The packages of rules whose tests must notice almost every single change of their code. */
export const MUTATED = referencedRules();
const LEAST_KILLED = 90;
/** SIXFOLD_PROOF_SHARE=<fraction> tries only that share of the changes, spread over all sources. */
const SHARE = Math.min(1, Number(process.env.SIXFOLD_PROOF_SHARE ?? 1));
/** One in so many changes is tried. */
const EVERY = Math.round(1 / SHARE);
/** How many lines of sources are mutated in one go. */
const LINES = 300 * EVERY;
/** Of random games this share is enough: thousands of changes are tried. */
const GAMES = '0.05';
/** Nobody but the laws draws worlds, copies states and looks at the manifest; all else is noticed sooner by other tests. */
const NEEDS_LAWS = /\/(determinize|game|manifest)\.ts$/;

/**
 * Changes one thing of a package's sources at a time, and says how many of the changes its tests noticed. A part whose
 * report is there and still true is not done again, so that this can be stopped and gone on with.
 */
export async function mutationScore(game) {
  const folders = ['src', 'test', 'scenarios', 'playthroughs'].map((name) => `packages/${game}/${name}`);
  const tools = ['proof/mutation.config.mjs', 'scripts/lib/mutations.mjs'];
  const inputs = [...filesBelow(...folders, 'proof/mutation'), ...tools];
  const mutants = [];
  for (const [index, { files, laws }] of partsOf(game).entries()) {
    const report = `.cache/mutation-${game}-${EVERY}-${index}.json`;
    await whenChanged(`${report}.stamp`, inputs, async () => {
      const code = await run(
        ...tool('@stryker-mutator/core/bin/stryker.js', 'run', 'proof/mutation.config.mjs'),
        {
          env: {
            SIXFOLD_MUTATE: game,
            SIXFOLD_MUTATE_FILES: files.join(','),
            SIXFOLD_MUTATE_REPORT: report,
            SIXFOLD_MUTATE_EVERY: String(EVERY),
            SIXFOLD_FUZZ_RUNS: GAMES,
            SIXFOLD_LAWS: laws,
          },
        },
      );
      if (code !== 0) throw new Error(`mutations of ${files.join(', ')} ended with ${code}`);
    });
    mutants.push(...mutantsOf(report));
  }
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const survivors = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const all = noticed.length + survivors.length;
  const score = (100 * noticed.length) / all;
  const tried = EVERY === 1 ? `${all}` : `${all} (one in ${EVERY})`;
  return {
    kept: score >= LEAST_KILLED,
    figure:
      `${game}: ${noticed.length} of ${tried} mutations noticed (${score.toFixed(1)} %), ` +
      `${noticed.filter(({ status }) => status === 'Timeout').length} of these by running too long`,
    survivors: survivors.map(({ text }) => text),
  };
}

/** The sources of a package in parts that take minutes, not hours, and for each whether the laws are needed. */
function partsOf(game) {
  const files = filesBelow(`packages/${game}/src`);
  const parts = [];
  let lines = LINES;
  for (const file of files.filter((each) => !NEEDS_LAWS.test(each))) {
    const { length } = readFileSync(join(root, file), 'utf8').split('\n');
    if (lines + length > LINES) [lines] = [0, parts.push({ files: [], laws: 'off' })];
    parts.at(-1).files.push(file);
    lines += length;
  }
  return [...parts, { files: files.filter((each) => NEEDS_LAWS.test(each)), laws: 'on' }];
}

/** What was changed where, and what came of it. */
function mutantsOf(report) {
  const path = join(root, report);
  if (!existsSync(path)) throw new Error(`no ${basename(report)}`);
  const { files } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ id }) => Number(id) % EVERY === 0)
      .map(({ status, location: { start, end }, mutatorName, replacement = '' }) => {
        const lines = source.split('\n').slice(start.line - 1, end.line);
        const before =
          lines.length === 1 ? lines[0].slice(start.column - 1, end.column - 1) : `${lines[0].trim()} …`;
        const after = replacement.replaceAll(/\s+/g, ' ').slice(0, 60);
        return {
          status,
          text: `${file}:${start.line} ${mutatorName}: ${before.slice(0, 60)} → ${after}`,
        };
      }),
  );
}
