import type { Append, LogEntry, TableRow } from '../port.js';
import { type Operation, type Row, statement } from '../statements.js';
import { putDeadline } from './deadlines.js';

// The log of a table, and what is written together with it.

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
  const { add = [], seats = {} } = step.players ?? {};
  for (const player of add) {
    yield statement(
      `INSERT INTO table_players (player, table_id, seat) VALUES ($1, $2, $3)
       ON CONFLICT (player, table_id) DO UPDATE SET seat = coalesce(excluded.seat, table_players.seat)`,
      player,
      table,
      seats[player] ?? null,
    );
  }
  for (const [player, seat] of Object.entries(seats)) {
    if (add.includes(player)) continue;
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

export function* load(table: string): Operation<LogEntry[]> {
  const rows = yield statement(
    `SELECT seq, body FROM entries
     WHERE table_id = $1 AND seq >= coalesce((SELECT base FROM tables WHERE id = $1), 1) ORDER BY seq`,
    table,
  );
  return rows.map(logEntry);
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
