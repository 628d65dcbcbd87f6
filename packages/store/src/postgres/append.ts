import type { Append, TableRow } from '../port.js';

/**
 * Any number of steps of different tables in one statement: one round trip, one transaction, one sync. Everything
 * else depends on `head`, the entries that found their table as its writer knew it. Tables come in order, so that two
 * nodes never wait for each other.
 */
const APPEND = `WITH step AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[]) AS s (table_id, after, body, waiting)
  ), head AS (
    INSERT INTO entries (table_id, seq, body, waiting)
    SELECT s.table_id, s.after + 1, s.body, s.waiting FROM step s
    WHERE (SELECT coalesce(max(seq), 0) FROM entries e WHERE e.table_id = s.table_id) = s.after
    ORDER BY s.table_id
    ON CONFLICT (table_id, seq) DO NOTHING RETURNING table_id
  )`;

const ROWS = `, rows AS (
    INSERT INTO tables (id, game, phase, visibility, open_seats, quick_key, created_at, updated_at, summary, base)
    SELECT r.* FROM json_to_recordset($5::json) AS r (id text, game text, phase text, visibility text,
      "openSeats" int, "quickKey" text, "createdAt" bigint, "updatedAt" bigint, summary text, base int)
    WHERE r.id IN (SELECT table_id FROM head)
    ON CONFLICT (id) DO UPDATE SET game = excluded.game, phase = excluded.phase, visibility = excluded.visibility,
      open_seats = excluded.open_seats, quick_key = excluded.quick_key, updated_at = excluded.updated_at,
      summary = excluded.summary, base = excluded.base
  ), gone AS (
    DELETE FROM table_players p USING unnest($6::text[], $7::text[]) AS g (table_id, player)
    WHERE p.table_id = g.table_id AND p.player = g.player AND g.table_id IN (SELECT table_id FROM head)
  ), come AS (
    INSERT INTO table_players (table_id, player, seat)
    SELECT DISTINCT ON (c.table_id, c.player) c.table_id, c.player, c.seat
    FROM unnest($8::text[], $9::text[], $10::int[]) AS c (table_id, player, seat)
    WHERE c.table_id IN (SELECT table_id FROM head)
    ON CONFLICT (player, table_id) DO UPDATE SET seat = coalesce(excluded.seat, table_players.seat)
  ), undue AS (
    DELETE FROM deadlines d USING unnest($11::text[], $12::text[]) AS u (table_id, kind)
    WHERE d.table_id = u.table_id AND d.kind = u.kind AND u.table_id IN (SELECT table_id FROM head)
  ), due AS (
    INSERT INTO deadlines (table_id, kind, due, node, lease)
    SELECT d.* FROM unnest($13::text[], $14::text[], $15::bigint[], $16::text[], $17::bigint[])
      AS d (table_id, kind, due, node, lease)
    WHERE d.table_id IN (SELECT table_id FROM head)
    ON CONFLICT (table_id, kind) DO UPDATE SET due = excluded.due, node = excluded.node, lease = excluded.lease
  )`;

const TOLD = ' SELECT table_id FROM head';

/** What PostgreSQL is sent; planned once a connection under its name. */
export interface BatchQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The statement for steps of different tables, one entry each. Its rows are the tables that were appended to. */
export function appendQuery(steps: readonly Append[]): BatchQuery {
  const heads = [
    steps.map(({ table }) => table),
    steps.map(({ after }) => after),
    steps.map(({ bodies }) => bodies[0] ?? ''),
    steps.map(({ waiting = 0 }) => waiting),
  ];
  // Most moves are an entry and nothing else.
  const isPlain = steps.every(({ row, players, deadlines }) => !row && !players && !deadlines?.length);
  if (isPlain) return { name: 'append', text: APPEND + TOLD, values: heads };
  return { name: 'append-all', text: APPEND + ROWS + TOLD, values: [...heads, ...besides(steps)] };
}

/** Lists by column of what steps write besides their entries. */
function besides(steps: readonly Append[]): unknown[] {
  const rows = steps.map(({ row }) => row).filter((row): row is TableRow => row !== undefined);
  const gone = steps.flatMap(({ table, players }) =>
    (players?.remove ?? []).map((player) => [table, player]),
  );
  const come = steps.flatMap(({ table, players }) => {
    const seats = players?.seats ?? {};
    const people = new Set([...(players?.add ?? []), ...Object.keys(seats)]);
    return [...people].map((player) => [table, player, seats[player] ?? null]);
  });
  const changes = steps.flatMap(({ table, deadlines = [] }) => deadlines.map((each) => ({ table, ...each })));
  const undue = changes.filter(({ due }) => due === undefined).map(({ table, kind }) => [table, kind]);
  const due = changes
    .filter((change) => change.due !== undefined)
    .map(({ table, kind, due, claim }) => [table, kind, due, claim?.node ?? '', claim?.until ?? 0]);
  return [
    JSON.stringify(rows),
    ...columns(gone, 2),
    ...columns(come, 3),
    ...columns(undue, 2),
    ...columns(due, 5),
  ];
}

const columns = (rows: readonly (readonly unknown[])[], width: number): unknown[][] =>
  Array.from({ length: width }, (_, column) => rows.map((row) => row[column]));
