import type { Scenario } from '../stage/scenario.js';

/** Which parts of a game's rules a variant has, in order; the words are found by the same keys. */
export interface BookVariant {
  readonly id: string;
  readonly sections: readonly string[];
  /** What a table may switch on besides. */
  readonly extras: readonly string[];
  /** Seats and options of a game by these rules. */
  readonly play: { readonly seats: number; readonly options: Readonly<Record<string, unknown>> };
}

/** The rules of a game as a book: what is in it, in which order, with which examples. */
export interface Book {
  readonly variants: readonly BookVariant[];
  /** The examples of a section, by the ids of the scenarios that the tests run. */
  readonly examples: Readonly<Record<string, readonly string[]>>;
  readonly scenarios: () => Promise<readonly Scenario[]>;
}

/** All examples of several files. */
export const gathered = async (
  files: readonly Promise<{ readonly default: unknown }>[],
): Promise<readonly Scenario[]> =>
  (await Promise.all(files)).flatMap((file) => [file.default as Scenario | Scenario[]].flat());
