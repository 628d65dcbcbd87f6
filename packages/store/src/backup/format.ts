import type { Value } from '../statements.js';

/** Everything that is kept, in an order in which it can be written again. Presence is left out: it is only about this moment. */
export const KEPT = [
  'entries',
  'tables',
  'table_players',
  'codes',
  'deadlines',
  'nodes',
  'outages',
  'secrets',
  'subscriptions',
] as const;
export type Kept = (typeof KEPT)[number];

/** The version of the tables that brought those which were not there from the beginning. */
const SINCE: Partial<Record<Kept, number>> = { codes: 3, secrets: 7, subscriptions: 7 };

/** What a database of this version keeps: one that no newer server has opened yet can be backed up, too. */
export const keptIn = (schema: number): readonly Kept[] =>
  KEPT.filter((table) => (SINCE[table] ?? 1) <= schema);

/** Written by a server as soon as it starts, before there is any table; a backup brings its own rows. */
export const CLEARED: readonly Kept[] = ['nodes', 'outages', 'secrets', 'subscriptions'];

export type KeptRow = Readonly<Record<string, Value>>;

/** The first line of a backup. */
export interface Header {
  readonly sixfoldBackup: 1;
  /** The version of the tables it was taken from. */
  readonly schema: number;
}

/** A line of a backup: the header, a row of a table, or the end, without which it was cut short. */
export type BackupLine = Header | readonly [Kept, KeptRow] | { readonly end: true; readonly rows: number };

/** Why a file is not taken for a backup. */
export class BackupRefused extends Error {
  constructor(readonly code: 'notABackup' | 'cutShort' | 'tooNew' | 'notEmpty' | 'nothingThere') {
    super(code);
  }
}

/** Reads the lines of a backup and gives its rows; a foreign, newer or cut off one is refused at the latest at its end. */
export async function* rowsIn(
  lines: AsyncIterable<string>,
  newest: number,
): AsyncGenerator<readonly [Kept, KeptRow]> {
  let header: Header | undefined;
  let rows = 0;
  let isComplete = false;
  for await (const text of lines) {
    const line = parse(text);
    if (header === undefined) {
      header = headerOf(line);
      if (header.schema > newest) throw new BackupRefused('tooNew');
    } else if (Array.isArray(line) && isRow(line)) {
      rows++;
      yield line;
    } else if ((line as { end?: unknown }).end === true) {
      isComplete = (line as { rows?: unknown }).rows === rows;
    } else throw new BackupRefused('notABackup');
  }
  if (header === undefined) throw new BackupRefused('notABackup');
  if (!isComplete) throw new BackupRefused('cutShort');
}

/** Names of columns become part of statements, so nothing else may stand there. */
const isRow = (line: readonly unknown[]): line is readonly [Kept, KeptRow] =>
  KEPT.includes(line[0] as Kept) &&
  typeof line[1] === 'object' &&
  line[1] !== null &&
  Object.keys(line[1]).every((column) => /^[a-z][a-z0-9_]*$/.test(column));

function parse(text: string): object {
  try {
    const line: unknown = JSON.parse(text);
    if (typeof line === 'object' && line !== null) return line;
  } catch {
    // Said below.
  }
  throw new BackupRefused('notABackup');
}

function headerOf(line: object): Header {
  const { sixfoldBackup, schema } = line as Partial<Record<keyof Header, unknown>>;
  if (sixfoldBackup !== 1 || typeof schema !== 'number') throw new BackupRefused('notABackup');
  return { sixfoldBackup, schema };
}
