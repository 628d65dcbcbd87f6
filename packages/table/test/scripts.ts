import { readFileSync } from 'node:fs';
import type { Game } from '@sixfold/game-kit';
import { progress } from '@sixfold/game-laws';
import { gameById } from '@sixfold/games';
import fc from 'fast-check';
import type { What } from '../src/laws/cues.js';
import type { Engine } from '../src/laws/engine.js';
import type { Law } from '../src/laws/law.js';
import { runScript, type Script, type TableCase } from '../src/laws/run.js';
import { THEMES, type Theme, WEIGHTS } from '../src/laws/themes.js';
import { TABLES } from './tables.js';

/** What evenings are made of: everything, unless somebody looks for something certain. */
export interface Ingredients {
  readonly tables?: readonly TableCase[];
  readonly whats?: readonly What[];
}

const scriptsOf = ({ tables = TABLES, whats }: Ingredients = {}): fc.Arbitrary<Script> =>
  fc.oneof(...(whats ? [{ whats }] : THEMES).flatMap((theme) => scriptsOn(tables, theme)));

/** Of tables that somebody chose none may fit. */
function scriptsOn(
  tables: readonly TableCase[],
  { whats, fits = () => true }: Theme,
): fc.Arbitrary<Script>[] {
  const fitting = tables.filter(({ wanted }) => fits(wanted, gameById(wanted.game) as Game));
  return fitting.length === 0 ? [] : [scriptsWith(fitting, whats)];
}

const scriptsWith = (tables: readonly TableCase[], whats: readonly What[]): fc.Arbitrary<Script> =>
  fc.record({
    table: fc.constantFrom(...tables),
    cues: fc.array(
      fc.record({
        what: fc.oneof(...whats.map((what) => ({ weight: WEIGHTS[what], arbitrary: fc.constant(what) }))),
        who: fc.nat({ max: 4 }),
        a: fc.nat({ max: 60 }),
        b: fc.nat({ max: 20 }),
        stale: fc.boolean(),
      }),
      { minLength: 10, maxLength: 50, size: 'max' },
    ),
  });

/** How many evenings have kept the laws so far. */
export let evenings = 0;

/**
 * Checks a law on many evenings. They are the same in every run, so that a red build can be repeated;
 * SIXFOLD_FUZZ=<number> goes elsewhere, SIXFOLD_FUZZ_RUNS=<factor> further. Evenings that once broke it come first.
 */
export function forEvenings(engine: Engine, law: Law, runs: number, of: Ingredients = {}): void {
  for (const script of keptScripts()) runScript(engine, gameById, law, script);
  fc.assert(
    fc.property(scriptsOf(of), (script) => {
      runScript(engine, gameById, law, script);
      evenings++;
      progress(() => `${evenings} evenings keep the laws`);
    }),
    {
      seed: Number(process.env.SIXFOLD_FUZZ ?? 6),
      numRuns: Math.ceil(runs * Number(process.env.SIXFOLD_FUZZ_RUNS ?? 1)),
    },
  );
}

/** Counterexamples in their shortest form, as fast-check prints them, with the name of the table alone. */
function keptScripts(): Script[] {
  const file = new URL('./failing-evenings.json', import.meta.url);
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { table: string; cues: Script['cues'] }[];
  return kept.map(({ table, cues }) => ({ table: tableNamed(table), cues }));
}

export function tableNamed(name: string): TableCase {
  const found = TABLES.find((table) => table.name === name);
  if (found === undefined) throw new Error(`no table "${name}"`);
  return found;
}

const MOST_ATTEMPTS = 300;

/** What the law says of the first evening that breaks it; empty if none does. */
export function findBreak(engine: Engine, law: Law, of: Ingredients = {}): string {
  for (const script of fc.sample(scriptsOf(of), { seed: 6, numRuns: MOST_ATTEMPTS })) {
    try {
      runScript(engine, gameById, law, script);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return '';
}
