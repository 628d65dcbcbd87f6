import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Game, isRefusal, Match, type Outcome, type Seat, type Table } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { setupOf } from './law-case.js';

/** One attempt in a scenario. */
export interface ScenarioStep {
  readonly seat: Seat;
  readonly move: string;
  /** The code with which the move must be refused; left out, it must be accepted. */
  readonly refused?: string;
  /** All legal moves of the seat just before, sorted; left out, they are not checked. */
  readonly legal?: readonly string[];
}

/** A worked example of the rules as data: tests run it, tutorials and documents can show it. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** The rules it shows, such as N-4. */
  readonly rules: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  /** The whole table before, as in a trace. */
  readonly before: Table;
  readonly steps: readonly ScenarioStep[];
  /** Those parts of the table that matter after the last step. */
  readonly after: Table;
  /** Present: the game is over, with (at least) this; left out, it is not checked. */
  readonly outcome?: Partial<Outcome>;
}

const REQUIRED = ['id', 'title', 'rules', 'options', 'seats', 'before', 'steps', 'after'];
const KNOWN = [...REQUIRED, 'outcome'];
const KNOWN_IN_STEP = ['seat', 'move', 'refused', 'legal'];

/** Runs every scenario in a folder of JSON files, each a scenario or a list of them. */
export function describeScenarios(game: Game, directory: string | URL): void {
  const scenarios = readScenarios(directory);
  describe(`scenarios of ${game.id}`, () => {
    it('exist, each with an id of its own', () => {
      const ids = scenarios.map(({ scenario }) => scenario.id);
      expect(ids).not.toEqual([]);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });
    for (const { file, scenario } of scenarios) {
      it(`[${scenario.rules?.join?.(' ')}] ${scenario.title} (${file}: ${scenario.id})`, () => {
        checkShape(scenario);
        runScenario(game, scenario);
      });
    }
  });
}

function readScenarios(directory: string | URL): { file: string; scenario: Scenario }[] {
  const folder = directory instanceof URL ? fileURLToPath(directory) : directory;
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const data = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Scenario | Scenario[];
    return [data].flat().map((scenario) => ({ file, scenario }));
  });
}

/** Demands all required keys and no others. */
export function checkShape(scenario: Scenario): void {
  const keys = Object.keys(scenario);
  const stepKeys = scenario.steps.flatMap((step) => Object.keys(step));
  expect(
    keys.filter((key) => !KNOWN.includes(key)),
    'unknown keys',
  ).toEqual([]);
  expect(
    REQUIRED.filter((key) => !keys.includes(key)),
    'missing keys',
  ).toEqual([]);
  expect(
    stepKeys.filter((key) => !KNOWN_IN_STEP.includes(key)),
    'unknown keys in a step',
  ).toEqual([]);
  expect(scenario.rules, 'rule ids').not.toEqual([]);
}

/** Plays a scenario and demands what it promises. */
export function runScenario(game: Game, scenario: Scenario): void {
  const setup = setupOf(game, { ...scenario, name: scenario.id }, scenario.id);
  const state = game.fromTable(setup.options, setup.seats, scenario.before, setup.seed);
  if (isRefusal(state))
    throw new Error(`The table before is refused: ${state.code} ${JSON.stringify(state.params)}`);
  const match = Match.from(game, setup, state);
  for (const step of scenario.steps) runStep(match, step);
  const table = match.table();
  for (const [key, value] of Object.entries(scenario.after))
    expect(table[key], `${key} after`).toEqual(value);
  if (scenario.outcome !== undefined) expect(match.outcome()).toMatchObject(scenario.outcome);
}

function runStep(match: Match, { seat, move, refused, legal }: ScenarioStep): void {
  const name = `${seat}:${move}`;
  if (legal !== undefined) expect(match.legal(seat), `legal before ${name}`).toEqual(legal);
  const before = JSON.stringify(match.table());
  const result = match.play(seat, move);
  expect(isRefusal(result) ? result.code : undefined, name).toBe(refused);
  if (refused !== undefined)
    expect(JSON.stringify(match.table()), `table after refused ${name}`).toBe(before);
}
