import pg from 'pg';

/** How PostgreSQL numbers its types. */
const INT8 = 20;
const NUMERIC = 1700;

/** Times and counts are far below 2^53: numbers serve, and SQLite gives numbers too. */
export const numbersAsNumbers: typeof pg.types.getTypeParser = ((oid: number, format?: 'text' | 'binary') => {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid);
}) as typeof pg.types.getTypeParser;
