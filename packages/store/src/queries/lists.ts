import type { OwnTableRow, Phase, TableRow } from '../port.js';
import { type Operation, type Row, statement } from '../statements.js';

// Tables as lists show them, and the short codes that lead to them.

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
