import type { Deadline, DeadlineChange } from '../port.js';
import { type Operation, SKIP_LOCKED, statement } from '../statements.js';

// What is to be done for a table at a time.

export function* putDeadline(table: string, { kind, due, claim }: DeadlineChange): Operation<void> {
  if (due === undefined) {
    yield statement('DELETE FROM deadlines WHERE table_id = $1 AND kind = $2', table, kind);
    return;
  }
  yield statement(
    `INSERT INTO deadlines (table_id, kind, due, node, lease) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due, node = excluded.node, lease = excluded.lease`,
    table,
    kind,
    due,
    claim?.node ?? '',
    claim?.until ?? 0,
  );
}

export function* claimDue(claim: {
  node: string;
  now: number;
  until: number;
  limit: number;
}): Operation<Deadline[]> {
  const rows = yield statement(
    `UPDATE deadlines SET node = $1, lease = $2 WHERE (table_id, kind) IN (
       SELECT table_id, kind FROM deadlines WHERE due <= $3 AND lease <= $3 ORDER BY due LIMIT $4 ${SKIP_LOCKED})
     RETURNING table_id, kind, due`,
    claim.node,
    claim.until,
    claim.now,
    claim.limit,
  );
  return rows.map(({ table_id, kind, due }) => ({
    table: String(table_id),
    kind: String(kind),
    due: Number(due),
  }));
}

export function* reschedule({ table, kind, due: known }: Deadline, due?: number): Operation<void> {
  yield due === undefined
    ? statement('DELETE FROM deadlines WHERE table_id = $1 AND kind = $2 AND due = $3', table, kind, known)
    : statement(
        `UPDATE deadlines SET due = $4, node = '', lease = 0 WHERE table_id = $1 AND kind = $2 AND due = $3`,
        table,
        kind,
        known,
        due,
      );
}

export function* nextDue(now: number): Operation<number | undefined> {
  const rows = yield statement('SELECT min(due) AS due FROM deadlines WHERE lease <= $1', now);
  const due = rows[0]?.due;
  return due === null || due === undefined ? undefined : Number(due);
}
