import { isRefusal, Match, type Refusal, readOptions, type Table } from '@sixfold/game-kit';
import { parseDiagram, type SixOptions, type SixState, six } from '../src/index.js';

/** Complete options from the few that matter to a test. */
export function optionsOf(chosen: Partial<SixOptions> = {}, seats = 2): SixOptions {
  const options = readOptions(six, chosen, seats);
  if (isRefusal(options)) throw new Error(options.code);
  return options;
}

/** A position set up from a table, or from a drawing with what it leaves open. */
export function position(
  drawn: string | Table,
  more: Table = {},
  chosen: Partial<SixOptions> = {},
): SixState {
  const table = typeof drawn === 'string' ? parseDiagram(drawn) : drawn;
  if (isRefusal(table)) throw new Error(`${table.code} ${JSON.stringify(table.params)}`);
  const state = six.fromTable(optionsOf(chosen), 2, { toMove: 0, ...table, ...more }, 'test');
  if (isRefusal(state)) throw new Error(`${state.code} ${JSON.stringify(state.params)}`);
  return state;
}

/** Goes on from a position with texts. */
export const matchFrom = (state: SixState) =>
  Match.from(six, { options: state.options, seats: state.seats, seed: 'test' }, state);

export const codeOf = (result: unknown): string | undefined =>
  isRefusal(result) ? (result as Refusal).code : undefined;

/** A row of stones of changing colours: nobody has a form, and every stone but the last two holds it together. */
export const chain = (length: number) => {
  const cells = Array.from({ length }, (_, q) => [q, 0] as const);
  return { red: cells.filter(([q]) => q % 2 === 0), black: cells.filter(([q]) => q % 2 === 1), phase: 2 };
};
