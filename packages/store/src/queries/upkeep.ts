import type { Ages } from '../port.js';
import { type Operation, type Statement, statement } from '../statements.js';

// How large a database is, and what may go.

export function* databaseSize(): Operation<number> {
  const [row] = yield statement('SELECT pg_database_size(current_database()) AS bytes');
  return Number(row?.bytes ?? 0);
}

export function* fileSize(): Operation<number> {
  const [row] = yield statement(
    'SELECT c.page_count * s.page_size AS bytes FROM pragma_page_count() c, pragma_page_size() s',
  );
  return Number(row?.bytes ?? 0);
}

/** Few enough at once that nobody waits long behind them. */
const PRUNED_AT_ONCE = 20;

/** Codes that are looked at again at once. */
const CODES_AT_ONCE = 100;

/** Those of whose tables the longest nothing is known. */
const DOUBTFUL = '(SELECT code, table_id FROM codes WHERE known < $1 ORDER BY known LIMIT $2)';

const addUpCounts: Statement = {
  sql: `WITH gone AS (DELETE FROM counts RETURNING phase, n)
     INSERT INTO counts (phase, n) SELECT phase, sum(n) FROM gone GROUP BY phase`,
  params: [],
  only: 'postgres',
};

/** A code that nobody has used for long may lead somewhere else. */
function* pruneCodes(before: number): Operation<void> {
  yield statement(
    `UPDATE codes SET known = (SELECT t.updated_at FROM tables t WHERE t.id = codes.table_id)
     WHERE code IN (SELECT c.code FROM ${DOUBTFUL} c JOIN tables t ON t.id = c.table_id WHERE t.updated_at >= $1)`,
    before,
    CODES_AT_ONCE,
  );
  yield statement(
    `DELETE FROM codes WHERE code IN (SELECT c.code FROM ${DOUBTFUL} c LEFT JOIN tables t ON t.id = c.table_id
       WHERE t.id IS NULL OR t.updated_at < $1)`,
    before,
    CODES_AT_ONCE,
  );
}

/** `mayGoOn`: asked after each table whether there is time for another in this step. */
export function* prune(before: Ages, mayGoOn: () => boolean = () => true): Operation<number> {
  yield addUpCounts;
  yield* pruneCodes(before.codes);
  let count = 0;
  for (const phase of ['finished', 'lobby'] as const) {
    const old = yield statement(
      'SELECT id FROM tables WHERE phase = $1 AND updated_at < $2 ORDER BY updated_at LIMIT $3',
      phase,
      before[phase],
      PRUNED_AT_ONCE - count,
    );
    for (const { id } of old) {
      if (count > 0 && !mayGoOn()) return count;
      count++;
      yield statement('DELETE FROM tables WHERE id = $1', String(id));
      for (const name of ['entries', 'table_players', 'deadlines', 'presence', 'codes'])
        yield statement(`DELETE FROM ${name} WHERE table_id = $1`, String(id));
    }
  }
  return count;
}
