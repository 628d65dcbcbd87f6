import type { Beat, NodeRow, Outage, Presence } from '../port.js';
import { type Operation, statement, takeTurns } from '../statements.js';

// The servers that share a database, and who is connected to them.

const DAY = 86_400_000;

/** Any number will do, as long as everything that takes turns over nodes uses the same. */
const NODES_LOCK = 716_016;

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
