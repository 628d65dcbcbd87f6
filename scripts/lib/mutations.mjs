import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, run, tool } from './run.mjs';
import { filesBelow, whenChanged } from './stamp.mjs';
import { referencedRules } from './workspaces.mjs';

/** The packages of rules whose tests must notice almost every single change of their code. */
export const MUTATED = referencedRules();
const LEAST_KILLED = 90;
/** How many lines of sources are mutated in one go. */
const LINES = 400;
/** Nobody but the laws draws worlds and looks at the manifest; everything else is noticed sooner by other tests. */
const NEEDS_LAWS = /\/(determinize|manifest)\.ts$/;

/**
 * Changes one thing of a package's sources at a time, and says how many of the changes its tests noticed. A part whose
 * report is there and still true is not done again, so that this can be stopped and gone on with.
 */
export async function mutationScore(game) {
  const tests = filesBelow(`packages/${game}/test`, 'proof/mutation');
  const inputs = [...filesBelow(`packages/${game}/src`), ...tests, 'proof/mutation.config.mjs'];
  const mutants = [];
  for (const [index, files] of partsOf(game).entries()) {
    const report = `.cache/mutation-${game}-${index}.json`;
    await whenChanged(`${report}.stamp`, inputs, async () => {
      const code = await run(
        ...tool('@stryker-mutator/core/bin/stryker.js', 'run', 'proof/mutation.config.mjs'),
        {
          env: {
            SIXFOLD_MUTATE: game,
            SIXFOLD_MUTATE_FILES: files.join(','),
            SIXFOLD_MUTATE_REPORT: report,
            SIXFOLD_LAWS: files.some((file) => NEEDS_LAWS.test(file)) ? 'on' : 'off',
          },
        },
      );
      if (code !== 0) throw new Error(`mutations of ${files.join(', ')} ended with ${code}`);
    });
    mutants.push(...mutantsOf(report));
  }
  const noticed = mutants.filter(isNoticed);
  const survivors = mutants.filter((mutant) => mutant.status === 'NoCoverage' || isUnnoticed(mutant));
  const all = noticed.length + survivors.length;
  const score = (100 * noticed.length) / all;
  return {
    kept: score >= LEAST_KILLED,
    figure:
      `${game}: ${noticed.length} of ${all} mutations noticed (${score.toFixed(1)} %), ` +
      `${noticed.filter(({ status }) => status === 'Timeout').length} of these by running too long`,
    survivors: survivors.map(({ text }) => text),
  };
}

/** With some changes not even the list of tests can be made: none fails then, because none runs, and that is noticed. */
const isUnnoticed = ({ status, tests }) => status === 'Survived' && tests > 0;
const isNoticed = (mutant) =>
  ['Killed', 'Timeout', 'Survived'].includes(mutant.status) && !isUnnoticed(mutant);

/** The sources of a package in parts that take minutes, not hours. */
function partsOf(game) {
  const parts = [];
  let lines = LINES;
  for (const file of filesBelow(`packages/${game}/src`)) {
    const length = readFileSync(join(root, file), 'utf8').split('\n').length;
    const isAlone = NEEDS_LAWS.test(file);
    if (lines + length > LINES || isAlone) [lines] = [0, parts.push([])];
    parts.at(-1).push(file);
    lines = isAlone ? LINES : lines + length;
  }
  return parts;
}

/** What was changed where, and what came of it. */
function mutantsOf(report) {
  const path = join(root, report);
  if (!existsSync(path)) throw new Error(`no ${basename(report)}`);
  const { files } = JSON.parse(readFileSync(path, 'utf8'));
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(
      ({ status, testsCompleted: tests = 0, location: { start, end }, mutatorName, replacement = '' }) => {
        const lines = source.split('\n').slice(start.line - 1, end.line);
        const before =
          lines.length === 1 ? lines[0].slice(start.column - 1, end.column - 1) : `${lines[0].trim()} …`;
        const after = replacement.replaceAll(/\s+/g, ' ').slice(0, 60);
        return {
          status,
          tests,
          text: `${file}:${start.line} ${mutatorName}: ${before.slice(0, 60)} → ${after}`,
        };
      },
    ),
  );
}
