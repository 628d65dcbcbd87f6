import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { migrations } from './migrations.js';
import { type Store, StoreUnavailable } from './port.js';
import * as queries from './queries.js';
import { type Operation, type Row, type Statement, statement } from './statements.js';

const BEGIN = statement('BEGIN IMMEDIATE');
const COMMIT = statement('COMMIT');

/** Under load the disk is asked to sync once in so many milliseconds. */
const COMMIT_PACE = 4;

interface Job {
  readonly operation: () => Operation<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A store in one file, for one server. Everything written in the same turn of the event loop becomes durable with one
 * sync of the disk (group commit), and is acknowledged only then.
 */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  private readonly database: DatabaseSyncInstance;
  private readonly prepared = new Map<string, StatementSyncInstance>();
  private waiting: Job[] = [];
  private isClosed = false;
  private flushedAt = 0;

  private constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
    this.database = new DatabaseSync(path);
    this.database.exec('PRAGMA busy_timeout = 5000');
    this.database.exec('PRAGMA journal_mode = WAL');
    this.database.exec('PRAGMA synchronous = FULL');
  }

  /** Opens the file, makes it if need be, and brings its tables up to date. */
  static async open(path: string): Promise<SqliteStore> {
    const store = new SqliteStore(path);
    store.migrate();
    return store;
  }

  append: Store['append'] = (step) => this.write(() => queries.append(step));
  read: Store['read'] = (table, after) => this.look(queries.read(table, after));
  openTables: Store['openTables'] = (limit) => this.look(queries.openTables(limit));
  quickTables: Store['quickTables'] = (key, limit) => this.look(queries.quickTables(key, limit));
  tablesOf: Store['tablesOf'] = (player, limit) => this.look(queries.tablesOf(player, limit));
  countUnfinished: Store['countUnfinished'] = (player) => this.look(queries.countUnfinished(player));
  countTables: Store['countTables'] = () => this.look(queries.countTables());
  claimDue: Store['claimDue'] = async (claim) => {
    // Asked often and mostly in vain: looking costs no sync of the disk, claiming does.
    const next = await this.look(queries.nextDue(claim.now));
    if (next === undefined || next > claim.now) return [];
    return this.write(() => queries.claimDue(claim));
  };
  reschedule: Store['reschedule'] = (known, due) => this.write(() => queries.reschedule(known, due));
  nextDue: Store['nextDue'] = (now) => this.look(queries.nextDue(now));
  beat: Store['beat'] = (beat) => this.write(() => queries.beat(beat));
  stop: Store['stop'] = (node, now) => this.write(() => queries.stop(node, now));
  setPresence: Store['setPresence'] = (table, presence) =>
    this.write(() => queries.setPresence(table, presence));
  presence: Store['presence'] = (table, since) => this.look(queries.presence(table, since));
  prune: Store['prune'] = (before) => this.write(() => queries.prune(before));

  async ping(): Promise<void> {
    this.database.exec('SELECT 1');
  }

  /** Nobody else writes to the file, so there is nothing to be woken by. */
  onWake(): void {}

  async close(): Promise<void> {
    this.flush();
    this.isClosed = true;
    this.database.close();
  }

  private migrate(): void {
    this.database.exec('BEGIN EXCLUSIVE');
    this.database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
    const [row] = this.database.prepare('SELECT max(version) AS version FROM migrations').all() as Row[];
    for (let version = Number(row?.version ?? 0); version < migrations.length; version++) {
      for (const sql of migrations[version]?.sqlite ?? []) this.database.exec(sql);
      this.database.prepare('INSERT INTO migrations (version) VALUES (?1)').run(version + 1);
    }
    this.database.exec('COMMIT');
  }

  private async look<Result>(operation: Operation<Result>): Promise<Result> {
    if (this.isClosed) throw new StoreUnavailable('closed');
    return this.run(operation);
  }

  private write<Result>(operation: () => Operation<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) throw new StoreUnavailable('closed');
      if (this.waiting.length === 0) this.flushSoon();
      this.waiting.push({ operation, resolve, reject });
    });
  }

  /** At once after a quiet moment; when much is written, a sync waits a little for others to share it. */
  private flushSoon(): void {
    const rest = this.flushedAt + COMMIT_PACE - performance.now();
    if (rest <= 0) setImmediate(() => this.flush());
    else setTimeout(() => this.flush(), rest);
  }

  /** Everything that waits, in one transaction. If it fails, each on its own, so that one does not spoil the others. */
  private flush(): void {
    const jobs = this.waiting;
    this.waiting = [];
    if (jobs.length === 0) return;
    if (!this.commit(jobs)) for (const job of jobs) this.commit([job], true);
    this.flushedAt = performance.now();
  }

  private commit(jobs: readonly Job[], isLastTry = jobs.length === 1): boolean {
    try {
      this.execute(BEGIN);
      const results = jobs.map((job) => this.run(job.operation()));
      this.execute(COMMIT);
      jobs.forEach((job, index) => {
        job.resolve(results[index] as never);
      });
      return true;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      if (isLastTry) for (const job of jobs) job.reject(new StoreUnavailable(error));
      return isLastTry;
    }
  }

  private run<Result>(operation: Operation<Result>): Result {
    let step = operation.next([]);
    while (!step.done) step = operation.next(this.execute(step.value));
    return step.value;
  }

  private execute({ sql, params, only }: Statement): readonly Row[] {
    if (only === 'postgres') return [];
    const prepared = this.prepared.get(sql) ?? this.prepare(sql);
    return prepared.all(...params) as Row[];
  }

  private prepare(sql: string): StatementSyncInstance {
    const prepared = this.database.prepare(sql.replaceAll(/\$(\d)/g, '?$1'));
    this.prepared.set(sql, prepared);
    return prepared;
  }
}
