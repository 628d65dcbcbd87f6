import { type Store, StoreRefused } from './port.js';

/** How one version of the tables becomes the next. Never change one that was released: add another. */
export interface Migration {
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
}

const tables = (kind: Store['kind']): string[] => {
  const rowless = kind === 'sqlite' ? ' WITHOUT ROWID' : '';
  const passing = kind === 'sqlite' ? '' : 'UNLOGGED ';
  return [
    `CREATE TABLE entries (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
       PRIMARY KEY (table_id, seq))${rowless}`,
    `CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, visibility TEXT NOT NULL,
       open_seats INTEGER NOT NULL, quick_key TEXT NOT NULL, created_at BIGINT NOT NULL, updated_at BIGINT NOT NULL,
       summary TEXT NOT NULL)`,
    'CREATE INDEX tables_open ON tables (phase, visibility, updated_at)',
    `CREATE INDEX tables_quick ON tables (quick_key) WHERE quick_key <> ''`,
    `CREATE TABLE table_players (player TEXT NOT NULL, table_id TEXT NOT NULL,
       PRIMARY KEY (player, table_id))${rowless}`,
    'CREATE INDEX table_players_table ON table_players (table_id)',
    `CREATE TABLE deadlines (table_id TEXT NOT NULL, kind TEXT NOT NULL, due BIGINT NOT NULL, node TEXT NOT NULL,
       lease BIGINT NOT NULL, PRIMARY KEY (table_id, kind))${rowless}`,
    'CREATE INDEX deadlines_due ON deadlines (due)',
    `CREATE TABLE nodes (node TEXT PRIMARY KEY, seen BIGINT NOT NULL, stopped INTEGER NOT NULL)`,
    `CREATE TABLE outages (began BIGINT NOT NULL, ended BIGINT NOT NULL, PRIMARY KEY (began, ended))`,
    `CREATE ${passing}TABLE presence (table_id TEXT NOT NULL, node TEXT NOT NULL, seats INTEGER NOT NULL,
       spectators INTEGER NOT NULL, PRIMARY KEY (table_id, node))${rowless}`,
  ];
};

/** Waking the other nodes costs no round trip this way, and happens exactly when the change is visible. */
const notifications = [
  `CREATE FUNCTION sixfold_wake() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     PERFORM pg_notify('sixfold', TG_ARGV[0] || coalesce(NEW.table_id, OLD.table_id)); RETURN NULL; END $$`,
  `CREATE TRIGGER wake_log AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION sixfold_wake('l')`,
  `CREATE TRIGGER wake_presence AFTER INSERT OR UPDATE OR DELETE ON presence
     FOR EACH ROW EXECUTE FUNCTION sixfold_wake('p')`,
];

/** Lists are made from columns and found by an index, whatever else there is: they never read a log. */
const lists = [
  'ALTER TABLE entries ADD COLUMN waiting INTEGER NOT NULL DEFAULT 0',
  'ALTER TABLE table_players ADD COLUMN seat INTEGER',
  'DROP INDEX tables_open',
  `CREATE INDEX tables_open ON tables (updated_at)
     WHERE phase = 'lobby' AND visibility = 'public' AND open_seats > 0`,
  'DROP INDEX tables_quick',
  `CREATE INDEX tables_quick ON tables (quick_key, created_at)
     WHERE quick_key <> '' AND phase = 'lobby' AND open_seats > 0`,
  'CREATE INDEX tables_age ON tables (phase, updated_at)',
];

/** Rooms: loaded from their last game, and found by a code that can be said on the phone. */
const rooms = [
  'ALTER TABLE tables ADD COLUMN base INTEGER NOT NULL DEFAULT 1',
  'CREATE TABLE codes (code TEXT PRIMARY KEY, table_id TEXT NOT NULL)',
  'CREATE INDEX codes_table ON codes (table_id)',
];

/** Public games that people may watch. */
const watching = [
  `CREATE INDEX tables_running ON tables (updated_at) WHERE phase = 'playing' AND visibility = 'public'`,
];

/** Which version of Sixfold each node runs, for whoever watches over them. */
const versions = [`ALTER TABLE nodes ADD COLUMN version TEXT NOT NULL DEFAULT ''`];

/**
 * How many tables there are in each phase, kept with every change: a file has one writer, who would keep everybody waiting
 * while it counts. PostgreSQL counts beside its writers, and a shared row would make these wait for one another.
 */
const counts = [
  'CREATE TABLE counts (phase TEXT PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID',
  'INSERT INTO counts (phase, n) SELECT phase, count(*) FROM tables GROUP BY phase',
  `CREATE TRIGGER counts_more AFTER INSERT ON tables BEGIN
     INSERT INTO counts (phase, n) VALUES (NEW.phase, 1) ON CONFLICT (phase) DO UPDATE SET n = n + 1; END`,
  `CREATE TRIGGER counts_less AFTER DELETE ON tables BEGIN
     UPDATE counts SET n = n - 1 WHERE phase = OLD.phase; END`,
  `CREATE TRIGGER counts_moved AFTER UPDATE OF phase ON tables WHEN OLD.phase <> NEW.phase BEGIN
     UPDATE counts SET n = n - 1 WHERE phase = OLD.phase;
     INSERT INTO counts (phase, n) VALUES (NEW.phase, 1) ON CONFLICT (phase) DO UPDATE SET n = n + 1; END`,
];

/** Browsers that want to be told when a slow game waits, and secrets of the server's own such as the key it signs with. */
const messages = [
  'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  `CREATE TABLE subscriptions (endpoint TEXT PRIMARY KEY, player TEXT NOT NULL, language TEXT NOT NULL,
     p256dh TEXT NOT NULL, auth TEXT NOT NULL, since BIGINT NOT NULL)`,
  'CREATE INDEX subscriptions_player ON subscriptions (player)',
];

export const migrations: readonly Migration[] = [
  { sqlite: tables('sqlite'), postgres: [...tables('postgres'), ...notifications] },
  { sqlite: lists, postgres: lists },
  { sqlite: rooms, postgres: rooms },
  { sqlite: watching, postgres: watching },
  { sqlite: versions, postgres: versions },
  { sqlite: counts, postgres: [] },
  { sqlite: messages, postgres: messages },
];

/** The places in the list of what is left to do. A database of a later version is not touched: it may mean other things. */
export function pendingMigrations(version: number): number[] {
  if (version > migrations.length) throw new StoreRefused('tooNew');
  return [...migrations.keys()].slice(version);
}
