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
 * while it counts. In PostgreSQL a shared row would make writers wait for one another (see `countChanges`).
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

/**
 * What is asked of somebody's tables must not depend on how many games they have finished: those have a time and an index,
 * the others have none. A code is looked at again when its table was last known to be used long ago.
 */
const owners = [
  'ALTER TABLE table_players ADD COLUMN ended BIGINT',
  `UPDATE table_players SET ended =
     (SELECT t.updated_at FROM tables t WHERE t.id = table_players.table_id AND t.phase = 'finished')`,
  'CREATE INDEX table_players_ended ON table_players (player, ended, seat)',
  'ALTER TABLE codes ADD COLUMN known BIGINT NOT NULL DEFAULT 0',
  'CREATE INDEX codes_known ON codes (known)',
];

const endedInFile = ['INSERT', 'UPDATE OF phase, updated_at'].map(
  (event) => `CREATE TRIGGER ended_after_${event.slice(0, 6)} AFTER ${event} ON tables
     WHEN NEW.phase = 'finished'${event === 'INSERT' ? '' : ` OR OLD.phase = 'finished'`} BEGIN
     UPDATE table_players SET ended = CASE NEW.phase WHEN 'finished' THEN NEW.updated_at END
       WHERE table_id = NEW.id; END`,
);

const endedForNewcomers = `CREATE TRIGGER ended_newcomer AFTER INSERT ON table_players
     WHEN EXISTS (SELECT 1 FROM tables WHERE id = NEW.table_id AND phase = 'finished') BEGIN
     UPDATE table_players SET ended = (SELECT updated_at FROM tables WHERE id = NEW.table_id)
       WHERE player = NEW.player AND table_id = NEW.table_id; END`;

const endedInPostgres = [
  `CREATE FUNCTION sixfold_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     UPDATE table_players SET ended = CASE NEW.phase WHEN 'finished' THEN NEW.updated_at END
       WHERE table_id = NEW.id;
     RETURN NULL; END $$`,
  `CREATE TRIGGER ended_after_insert AFTER INSERT ON tables FOR EACH ROW
     WHEN (NEW.phase = 'finished') EXECUTE FUNCTION sixfold_ended()`,
  `CREATE TRIGGER ended_after_update AFTER UPDATE OF phase, updated_at ON tables FOR EACH ROW
     WHEN (NEW.phase = 'finished' OR OLD.phase = 'finished') EXECUTE FUNCTION sixfold_ended()`,
  `CREATE FUNCTION sixfold_newcomer() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.ended := (SELECT updated_at FROM tables WHERE id = NEW.table_id AND phase = 'finished');
     RETURN NEW; END $$`,
  `CREATE TRIGGER ended_newcomer BEFORE INSERT ON table_players
     FOR EACH ROW EXECUTE FUNCTION sixfold_newcomer()`,
];

/** Counts in PostgreSQL: every change is a row of its own, so that nobody waits for anybody; pruning adds them up. */
const countChanges = [
  'CREATE TABLE counts (phase TEXT NOT NULL, n BIGINT NOT NULL)',
  `CREATE FUNCTION sixfold_count() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     IF TG_OP <> 'INSERT' THEN INSERT INTO counts (phase, n) VALUES (OLD.phase, -1); END IF;
     IF TG_OP <> 'DELETE' THEN INSERT INTO counts (phase, n) VALUES (NEW.phase, 1); END IF;
     RETURN NULL; END $$`,
  `CREATE TRIGGER counts_changed AFTER INSERT OR DELETE ON tables
     FOR EACH ROW EXECUTE FUNCTION sixfold_count()`,
  `CREATE TRIGGER counts_moved AFTER UPDATE OF phase ON tables FOR EACH ROW
     WHEN (OLD.phase <> NEW.phase) EXECUTE FUNCTION sixfold_count()`,
  'INSERT INTO counts (phase, n) SELECT phase, count(*) FROM tables GROUP BY phase',
];

/**
 * In a file those who belong to a table stand together, so that what ends a game changes one page for all of them; one index
 * says whose tables they are, and there are two trees to write instead of three. The triggers are taken away meanwhile: a
 * table that they name must not be missing when another is given its name.
 */
const together = [
  'DROP TRIGGER ended_after_INSERT',
  'DROP TRIGGER ended_after_UPDATE',
  `CREATE TABLE players_together (table_id TEXT NOT NULL, player TEXT NOT NULL, seat INTEGER, ended BIGINT,
     PRIMARY KEY (table_id, player)) WITHOUT ROWID`,
  `INSERT INTO players_together (table_id, player, seat, ended)
     SELECT table_id, player, seat, ended FROM table_players ORDER BY table_id, player`,
  'DROP TABLE table_players',
  'ALTER TABLE players_together RENAME TO table_players',
  'CREATE INDEX table_players_ended ON table_players (player, ended, seat)',
  ...endedInFile,
  endedForNewcomers,
];

/**
 * In a file the steps of all tables stand one behind the other as they come, and an index says where those of a table are. Ordered by
 * table, the next step of each went into the middle of the file, and where its page was full, those beside it were written, too.
 */
const asTheyCome = [
  `CREATE TABLE entries_as_they_come (table_id TEXT NOT NULL, seq INTEGER NOT NULL, body TEXT NOT NULL,
     waiting INTEGER NOT NULL DEFAULT 0)`,
  `INSERT INTO entries_as_they_come (table_id, seq, body, waiting)
     SELECT table_id, seq, body, waiting FROM entries ORDER BY table_id, seq`,
  'DROP TABLE entries',
  'ALTER TABLE entries_as_they_come RENAME TO entries',
  'CREATE UNIQUE INDEX entries_of_table ON entries (table_id, seq)',
];

export const migrations: readonly Migration[] = [
  { sqlite: tables('sqlite'), postgres: [...tables('postgres'), ...notifications] },
  { sqlite: lists, postgres: lists },
  { sqlite: rooms, postgres: rooms },
  { sqlite: watching, postgres: watching },
  { sqlite: versions, postgres: versions },
  { sqlite: counts, postgres: [] },
  { sqlite: messages, postgres: messages },
  {
    sqlite: [...owners, ...endedInFile, endedForNewcomers],
    postgres: [...owners, ...endedInPostgres, ...countChanges],
  },
  { sqlite: together, postgres: [] },
  { sqlite: asTheyCome, postgres: [] },
];

/** The places in the list of what is left to do. A database of a later version is not touched: it may mean other things. */
export function pendingMigrations(version: number): number[] {
  if (version > migrations.length) throw new StoreRefused('tooNew');
  return [...migrations.keys()].slice(version);
}
