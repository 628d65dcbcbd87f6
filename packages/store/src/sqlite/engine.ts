import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import { migrations, pendingMigrations } from '../migrations.js';
import { type Operation, type Row, type Statement, statement } from '../statements.js';
import { type Call, isWrite, Operations } from './operations.js';

/** One answer: a value, or why there is none. */
export type Reply = { readonly value: unknown } | { readonly failed: string };

/** How a file is opened. */
export interface EngineSettings {
  readonly path: string;
  /** For measurements: as if the disk took this many milliseconds more for each sync. */
  readonly syncDelay?: number;
  /** For tests: the file cannot grow beyond this many pages, as on a full disk. */
  readonly mostPages?: number;
}

/** A statement that gives rows costs more than one that does not. */
interface Prepared {
  readonly statement: StatementSyncInstance;
  readonly givesRows: boolean;
}

const BEGIN = statement('BEGIN IMMEDIATE');
const COMMIT = statement('COMMIT');

/** Somebody who holds the file this long (a backup, a curious person) is not waited for any longer. */
const BUSY_TIMEOUT = 250;
/**
 * Pages of the log that are written back at once, which takes 20 to 60 ms. With 1 000 each time is shorter, but they come so much
 * more often that moves waited longer (docs/scaling.md).
 */
const CHECKPOINT_PAGES = 4000;

/** Whether what was to be written is to blame, and not the disk or another program. */
const isOwnFault = (error: unknown): boolean => {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code !== 'ERR_SQLITE_ERROR' || message.includes('constraint');
};

/** The database file itself. Knows nothing of threads; never waits for anything but the disk. */
export class SqliteEngine {
  private readonly database: DatabaseSyncInstance;
  private readonly prepared = new Map<string, Prepared>();
  private readonly operations = new Operations();

  /** Opens the file, makes it if need be, and brings its tables up to date. */
  constructor(private readonly settings: EngineSettings) {
    this.database = new DatabaseSync(settings.path);
    this.database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    this.database.exec('PRAGMA journal_mode = WAL');
    this.database.exec('PRAGMA synchronous = FULL');
    this.database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    this.migrate();
    if (settings.mostPages !== undefined) this.database.exec(`PRAGMA max_page_count = ${settings.mostPages}`);
  }

  /** Everything written in one transaction, with one sync of the disk; then, durable, what is to be read. */
  work(calls: readonly Call[]): Reply[] {
    const replies: Reply[] = new Array(calls.length);
    const writes = [...calls.keys()].filter((index) => isWrite(calls[index] as Call));
    if (writes.length > 0) this.write(calls, writes, replies);
    for (const [index, call] of calls.entries()) {
      if (!isWrite(call)) replies[index] = this.look(call);
    }
    return replies;
  }

  close(): void {
    this.database.close();
  }

  private migrate(): void {
    this.database.exec('BEGIN EXCLUSIVE');
    try {
      this.database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
      const [row] = this.database.prepare('SELECT max(version) AS version FROM migrations').all() as Row[];
      for (const version of pendingMigrations(Number(row?.version ?? 0))) {
        for (const sql of migrations[version]?.sqlite ?? []) this.database.exec(sql);
        this.database.prepare('INSERT INTO migrations (version) VALUES (?1)').run(version + 1);
      }
      this.database.exec('COMMIT');
    } catch (error) {
      this.database.exec('ROLLBACK');
      throw error;
    }
  }

  private look(call: Call): Reply {
    try {
      return { value: this.run(this.operationOf(call)) };
    } catch (error) {
      return { failed: String(error) };
    }
  }

  /** All in one; if one of them is at fault, each on its own, so that it does not spoil the others. */
  private write(calls: readonly Call[], indexes: readonly number[], replies: Reply[]): void {
    try {
      this.execute(BEGIN);
      const values = indexes.map((index) => this.run(this.operationOf(calls[index] as Call)));
      this.commit();
      for (const [place, index] of indexes.entries()) replies[index] = { value: values[place] };
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      this.operations.forget();
      const isShared = isOwnFault(error) && indexes.length > 1;
      if (isShared) for (const index of indexes) this.write(calls, [index], replies);
      else for (const index of indexes) replies[index] = { failed: String(error) };
    }
  }

  private commit(): void {
    this.execute(COMMIT);
    const { syncDelay = 0 } = this.settings;
    if (syncDelay > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, syncDelay);
  }

  private run<Value>(operation: Operation<Value>): Value {
    let step = operation.next([]);
    while (!step.done) step = operation.next(this.execute(step.value));
    return step.value;
  }

  private execute({ sql, params, only }: Statement): readonly Row[] {
    if (only === 'postgres') return [];
    const { statement, givesRows } = this.prepared.get(sql) ?? this.prepare(sql);
    if (givesRows) return statement.all(...params) as Row[];
    statement.run(...params);
    return [];
  }

  private prepare(sql: string): Prepared {
    const prepared = {
      statement: this.database.prepare(sql.replaceAll(/\$(\d)/g, '?$1')),
      givesRows: /^SELECT|RETURNING/.test(sql),
    };
    this.prepared.set(sql, prepared);
    return prepared;
  }

  private operationOf([name, ...args]: Call): Operation<unknown> {
    return (this.operations[name] as (...args: unknown[]) => Operation<unknown>).apply(this.operations, args);
  }
}
