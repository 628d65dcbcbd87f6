import type { Subscription } from '../port.js';
import { type Operation, statement } from '../statements.js';

/** How many browsers of one person are told at most. One more takes the place of the one that was last heard of longest ago. */
const MOST_BROWSERS = 10;
const DAY = 86_400_000;
/** A page that is opened now and then says again that it wants to be told; of others nothing was heard for too long. */
const LAPSES_AFTER = 180 * DAY;

export function* subscribe({
  endpoint,
  player,
  language,
  p256dh,
  auth,
  since,
}: Subscription): Operation<void> {
  yield statement(
    `INSERT INTO subscriptions (endpoint, player, language, p256dh, auth, since) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (endpoint) DO UPDATE SET player = excluded.player, language = excluded.language,
       p256dh = excluded.p256dh, auth = excluded.auth, since = excluded.since`,
    endpoint,
    player,
    language,
    p256dh,
    auth,
    since,
  );
  yield statement('DELETE FROM subscriptions WHERE since < $1', since - LAPSES_AFTER);
  yield statement(
    `DELETE FROM subscriptions WHERE player = $1 AND endpoint NOT IN (
       SELECT endpoint FROM subscriptions WHERE player = $1 ORDER BY since DESC, endpoint LIMIT $2)`,
    player,
    MOST_BROWSERS,
  );
}

export function* unsubscribe(endpoint: string, player?: string): Operation<void> {
  yield player === undefined
    ? statement('DELETE FROM subscriptions WHERE endpoint = $1', endpoint)
    : statement('DELETE FROM subscriptions WHERE endpoint = $1 AND player = $2', endpoint, player);
}

export function* subscriptionsOf(player: string): Operation<Subscription[]> {
  const rows = yield statement(
    `SELECT endpoint, player, language, p256dh, auth, since FROM subscriptions WHERE player = $1
     ORDER BY since DESC, endpoint`,
    player,
  );
  return rows.map((row) => ({
    endpoint: String(row.endpoint),
    player: String(row.player),
    language: String(row.language),
    p256dh: String(row.p256dh),
    auth: String(row.auth),
    since: Number(row.since),
  }));
}

export function* keepSecret(name: string, fresh: string): Operation<string> {
  yield statement('INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', name, fresh);
  const [row] = yield statement('SELECT value FROM secrets WHERE name = $1', name);
  return String(row?.value ?? fresh);
}
