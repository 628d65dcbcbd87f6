import type {
  Ages,
  Append,
  Beat,
  Deadline,
  DeadlineChange,
  LogEntry,
  NodeRow,
  Outage,
  OwnTableRow,
  Phase,
  Presence,
  TableRow,
} from './port.js';
import { type Operation, type Row, SKIP_LOCKED, type Statement, statement, takeTurns } from './statements.js';

const DAY = 86_400_000;
/** Any number will do, as long as everything that takes turns over nodes uses the same. */
const NODES_LOCK = 716_016;

/** Appends where several may try at once: the first entry finds out who wins. */
export function* append(step: Append): Operation<'appended' | 'conflict'> {
  const { table, after, bodies, waiting = 0 } = step;
  const written = yield statement(
    `INSERT INTO entries (table_id, seq, body, waiting)
     SELECT $1, CAST($2 AS INTEGER), $3, CAST($5 AS INTEGER)
     WHERE (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = $1) = CAST($4 AS INTEGER)
     ON CONFLICT (table_id, seq) DO NOTHING RETURNING seq`,
    table,
    after + 1,
    bodies[0] ?? '',
    after,
    waiting,
  );
  if (written.length === 0) return 'conflict';
  yield* putEntries(step, 1);
  yield* putBesides(step);
  return 'appended';
}

/** Appends for whoever is the only writer and knows where the log ends. */
export function* appendAlone(step: Append): Operation<void> {
  yield* putEntries(step, 0);
  yield* putBesides(step);
}

/** The number of a table's last entry. */
export function* headOf(table: string): Operation<number> {
  const rows = yield statement(
    'SELECT coalesce(max(seq), 0) AS head FROM entries WHERE table_id = $1',
    table,
  );
  return Number(rows[0]?.head ?? 0);
}

function* putEntries({ table, after, bodies, waiting = 0 }: Append, from: number): Operation<void> {
  for (let index = from; index < bodies.length; index++) {
    yield statement(
      'INSERT INTO entries (table_id, seq, body, waiting) VALUES ($1, $2, $3, $4)',
      table,
      after + 1 + index,
      bodies[index] as string,
      waiting,
    );
  }
}

/** What a step writes besides its entries. */
function* putBesides(step: Append): Operation<void> {
  const { table } = step;
  if (step.row) yield* putRow(step.row);
  for (const player of step.players?.remove ?? [])
    yield statement('DELETE FROM table_players WHERE player = $1 AND table_id = $2', player, table);
  for (const player of step.players?.add ?? []) {
    yield statement(
      'INSERT INTO table_players (player, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      player,
      table,
    );
  }
  for (const [player, seat] of Object.entries(step.players?.seats ?? {})) {
    yield statement(
      'UPDATE table_players SET seat = $3 WHERE player = $1 AND table_id = $2',
      player,
      table,
      seat,
    );
  }
  for (const deadline of step.deadlines ?? []) yield* putDeadline(table, deadline);
}

function* putRow(row: TableRow): Operation<void> {
  yield statement(
    `INSERT INTO tables (id, game, phase, visibility, open_seats, quick_key, created_at, updated_at, summary, base)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (id) DO UPDATE SET game = excluded.game, phase = excluded.phase, visibility = excluded.visibility,
       open_seats = excluded.open_seats, quick_key = excluded.quick_key, updated_at = excluded.updated_at,
       summary = excluded.summary, base = excluded.base`,
    row.id,
    row.game,
    row.phase,
    row.visibility,
    row.openSeats,
    row.quickKey,
    row.createdAt,
    row.updatedAt,
    row.summary,
    row.base,
  );
}

function* putDeadline(table: string, { kind, due, claim }: DeadlineChange): Operation<void> {
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

export function* load(table: string): Operation<LogEntry[]> {
  const rows = yield statement(
    `SELECT seq, body FROM entries
     WHERE table_id = $1 AND seq >= coalesce((SELECT base FROM tables WHERE id = $1), 1) ORDER BY seq`,
    table,
  );
  return rows.map(logEntry);
}

export function* claimCode(code: string, table: string): Operation<boolean> {
  yield statement(
    'INSERT INTO codes (code, table_id) VALUES ($1, $2) ON CONFLICT (code) DO NOTHING',
    code,
    table,
  );
  return (yield* tableByCode(code)) === table;
}

export function* tableByCode(code: string): Operation<string | undefined> {
  const [row] = yield statement('SELECT table_id FROM codes WHERE code = $1', code);
  return row === undefined ? undefined : String(row.table_id);
}

export function* read(table: string, after: number): Operation<LogEntry[]> {
  const rows = yield statement(
    'SELECT seq, body FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq',
    table,
    after,
  );
  return rows.map(logEntry);
}

const logEntry = ({ seq, body }: Row): LogEntry => ({ seq: Number(seq), body: String(body) });

const ROW = `t.id, t.game, t.phase, t.visibility, t.open_seats, t.quick_key, t.created_at, t.updated_at, t.summary, t.base`;

const tableRow = (row: Row): TableRow => ({
  id: String(row.id),
  game: String(row.game),
  phase: row.phase as Phase,
  visibility: row.visibility as TableRow['visibility'],
  openSeats: Number(row.open_seats),
  quickKey: String(row.quick_key),
  createdAt: Number(row.created_at),
  updatedAt: Number(row.updated_at),
  summary: String(row.summary),
  base: Number(row.base),
});

export function* openTables(limit: number): Operation<TableRow[]> {
  const rows = yield statement(
    `SELECT ${ROW} FROM tables t WHERE t.phase = 'lobby' AND t.visibility = 'public' AND t.open_seats > 0
     ORDER BY t.updated_at DESC LIMIT $1`,
    limit,
  );
  return rows.map(tableRow);
}

export function* runningTables(limit: number): Operation<TableRow[]> {
  const rows = yield statement(
    `SELECT ${ROW} FROM tables t WHERE t.phase = 'playing' AND t.visibility = 'public'
     ORDER BY t.updated_at DESC LIMIT $1`,
    limit,
  );
  return rows.map(tableRow);
}

export function* latestTables(phase: Phase, limit: number): Operation<TableRow[]> {
  const rows = yield statement(
    `SELECT ${ROW} FROM tables t WHERE t.phase = $1 ORDER BY t.updated_at DESC LIMIT $2`,
    phase,
    limit,
  );
  return rows.map(tableRow);
}

export function* quickTables(quickKey: string, limit: number): Operation<TableRow[]> {
  const rows = yield statement(
    `SELECT ${ROW} FROM tables t WHERE t.quick_key = $1 AND t.quick_key <> '' AND t.phase = 'lobby' AND t.open_seats > 0
     ORDER BY t.created_at LIMIT $2`,
    quickKey,
    limit,
  );
  return rows.map(tableRow);
}

/** Of finished tables there may be any number, so only the latest are looked at. */
export function* tablesOf(player: string, limit: number): Operation<OwnTableRow[]> {
  const rows = yield statement(
    `SELECT own.*,
       (SELECT e.waiting FROM entries e WHERE e.table_id = own.id ORDER BY e.seq DESC LIMIT 1) AS waiting
     FROM (
       SELECT ${ROW}, p.seat FROM table_players p JOIN tables t ON t.id = p.table_id
       WHERE p.player = $1 AND p.ended IS NULL
       UNION ALL
       SELECT ${ROW}, p.seat FROM (
         SELECT table_id, seat FROM table_players WHERE player = $1 AND ended > 0 ORDER BY ended DESC LIMIT $2
       ) p JOIN tables t ON t.id = p.table_id
       ORDER BY updated_at DESC LIMIT $2
     ) own
     ORDER BY own.updated_at DESC`,
    player,
    limit,
  );
  return rows.map((row) => {
    const seat = Number(row.seat ?? -1);
    const yourTurn = seat >= 0 && (Number(row.waiting) & (1 << seat)) !== 0;
    return { ...tableRow(row), ...(seat >= 0 && { seat }), yourTurn };
  });
}

export function* countUnfinished(player: string): Operation<number> {
  const rows = yield statement(
    `SELECT count(*) AS n FROM table_players p JOIN tables t ON t.id = p.table_id
     WHERE p.player = $1 AND p.ended IS NULL AND t.phase <> 'finished'`,
    player,
  );
  return Number(rows[0]?.n ?? 0);
}

/** Kept with every change; in PostgreSQL as rows that are to be added up. */
export function* countTables(): Operation<Record<Phase, number>> {
  return byPhase(yield statement('SELECT phase, sum(n) AS n FROM counts GROUP BY phase'));
}

function byPhase(rows: readonly Row[]): Record<Phase, number> {
  const counts: Record<Phase, number> = { lobby: 0, playing: 0, finished: 0 };
  for (const row of rows) counts[row.phase as Phase] = Number(row.n);
  return counts;
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

export function* beat({ node, version = '', now, starting, patience, gap }: Beat): Operation<Outage[]> {
  yield takeTurns(NODES_LOCK);
  const [others] = yield statement(
    `SELECT max(seen) AS last, sum(CASE WHEN node <> $1 AND stopped = 0 AND seen > $2 THEN 1 ELSE 0 END) AS alive
     FROM nodes`,
    node,
    now - patience,
  );
  const last = Number(others?.last ?? 0);
  const isAlone = Number(others?.alive ?? 0) === 0;
  const isOutage = last > 0 && ((starting && isAlone) || now - last > gap);
  if (isOutage && now > last) {
    yield statement('INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING', last, now);
  }
  yield statement(
    `INSERT INTO nodes (node, seen, stopped, version) VALUES ($1, $2, 0, $3)
     ON CONFLICT (node) DO UPDATE SET seen = excluded.seen, stopped = 0`,
    node,
    now,
    version,
  );
  if (starting) {
    yield statement('DELETE FROM nodes WHERE seen < $1', now - DAY);
    yield statement('DELETE FROM outages WHERE ended < $1', now - 60 * DAY);
    yield statement(
      'DELETE FROM presence WHERE node NOT IN (SELECT node FROM nodes WHERE stopped = 0 AND seen > $1)',
      now - patience,
    );
  }
  const rows = yield statement('SELECT began, ended FROM outages ORDER BY began');
  return rows.map(({ began, ended }) => ({ from: Number(began), to: Number(ended) }));
}

export function* nodes(): Operation<NodeRow[]> {
  const rows = yield statement('SELECT node, version, seen, stopped FROM nodes ORDER BY stopped, seen DESC');
  return rows.map(({ node, version, seen, stopped }) => ({
    node: String(node),
    version: String(version),
    seen: Number(seen),
    stopped: Number(stopped) !== 0,
  }));
}

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

export function* stop(node: string, now: number): Operation<void> {
  yield statement('UPDATE nodes SET seen = $2, stopped = 1 WHERE node = $1', node, now);
  yield statement('DELETE FROM presence WHERE node = $1', node);
}

export function* setPresence(table: string, { node, seats, spectators }: Presence): Operation<void> {
  if (seats === 0 && spectators === 0) {
    yield statement('DELETE FROM presence WHERE table_id = $1 AND node = $2', table, node);
    return;
  }
  yield statement(
    `INSERT INTO presence (table_id, node, seats, spectators) VALUES ($1, $2, $3, $4)
     ON CONFLICT (table_id, node) DO UPDATE SET seats = excluded.seats, spectators = excluded.spectators`,
    table,
    node,
    seats,
    spectators,
  );
}

export function* presence(table: string, since: number): Operation<Presence[]> {
  const rows = yield statement(
    `SELECT p.node, p.seats, p.spectators FROM presence p JOIN nodes n ON n.node = p.node
     WHERE p.table_id = $1 AND n.stopped = 0 AND n.seen > $2`,
    table,
    since,
  );
  return rows.map(({ node, seats, spectators }) => ({
    node: String(node),
    seats: Number(seats),
    spectators: Number(spectators),
  }));
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

export function* prune(before: Ages): Operation<number> {
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
    count += old.length;
    for (const { id } of old) {
      yield statement('DELETE FROM tables WHERE id = $1', String(id));
      for (const name of ['entries', 'table_players', 'deadlines', 'presence', 'codes'])
        yield statement(`DELETE FROM ${name} WHERE table_id = $1`, String(id));
    }
  }
  return count;
}
