export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One statement for both databases: parameters are $1, $2 …; what only PostgreSQL knows is marked. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
  readonly only?: 'postgres';
}

/**
 * Several statements that belong together, as a generator: it yields a statement and gets its rows. SQLite runs it
 * without ever waiting, PostgreSQL waits for each answer, and the statements are written once.
 */
export type Operation<Result> = Generator<Statement, Result, readonly Row[]>;

export const statement = (sql: string, ...params: Value[]): Statement => ({ sql, params });

/** Where PostgreSQL must pass over rows that another node is just claiming. */
export const SKIP_LOCKED = '/*skip locked*/';

/** One node after another: SQLite has one writer anyway. */
export const takeTurns = (lock: number): Statement => ({
  sql: 'SELECT pg_advisory_xact_lock(CAST($1 AS BIGINT))',
  params: [lock],
  only: 'postgres',
});
