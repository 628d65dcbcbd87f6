import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Health, TRIAL_SIZE } from '../health.js';
import { migrations, pendingMigrations } from '../migrations.js';
import { type Store, StoreRefused, StoreUnavailable, type Wake } from '../port.js';
import * as queries from '../queries/index.js';
import { Queue } from '../queue.js';
import { type Operation, type Row, SKIP_LOCKED, type Statement } from '../statements.js';
import { Appender } from './appender.js';
import { Gate } from './gate.js';
import { Listener } from './listener.js';
import { Reader } from './reader.js';
import { numbersAsNumbers } from './types.js';

/** Any number of our own: only one node at a time brings the tables up to date. */
const MIGRATION_LOCK = 716_015;
/** And one node at a time does what is done in turn. */
const TURN_LOCK = 716_017;

export interface PostgresSettings {
  readonly url: string;
  /** Connections of this node. */
  readonly connections?: number;
  /** How often the connection for news is tried, and how long it may take to answer, in milliseconds. */
  readonly listenRhythm?: number;
}

const LISTEN_RHYTHM = 2000;
const CONNECTIONS = 10;
/** Connections that whoever only looks leaves to others: two for moves, one for what is done in turn, one for the beat. */
const KEPT_FREE = 4;

/** A store in PostgreSQL, shared by any number of servers. */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  private readonly pool: pg.Pool;
  private readonly names = new Map<string, string>();
  /** The processes at the database that do this node's work. */
  private readonly own = new Set<number>();
  private readonly queue = new Queue();
  private readonly looking: Gate;
  private readonly appender: Appender;
  private readonly reader: Reader;
  private readonly listener: Listener;
  private readonly health = new Health(() => this.tryWriting());
  private wake: Wake = () => {};

  private constructor(settings: PostgresSettings) {
    const connections = settings.connections ?? CONNECTIONS;
    this.looking = new Gate(Math.max(1, connections - KEPT_FREE));
    this.pool = new pg.Pool({
      connectionString: settings.url,
      max: connections,
      connectionTimeoutMillis: 3000,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      application_name: 'sixfold',
      types: { getTypeParser: numbersAsNumbers },
    });
    // A connection that breaks, idle or between two statements, is replaced; unheard, the event would end the process.
    this.pool.on('error', () => {});
    this.pool.on('connect', (client) => {
      client.on('error', () => {});
      // Every client has it, but the types of `pg` do not say so.
      const { processID } = client as unknown as { processID: number };
      this.own.add(processID);
      client.once('end', () => this.own.delete(processID));
    });
    this.appender = new Appender(async (query) => {
      const { rows } = await this.guard(() => this.pool.query(query)).catch(this.note);
      return rows as { table_id: string }[];
    });
    this.reader = new Reader(async (query) => {
      const { rows } = await this.guard(() => this.looking.pass(() => this.pool.query(query)));
      return rows;
    });
    this.listener = new Listener({
      url: settings.url,
      rhythm: settings.listenRhythm ?? LISTEN_RHYTHM,
      isOwn: (processId) => this.own.has(processId),
      wake: (table, what) => this.wake(table, what),
    });
  }

  /** Connects, brings the tables up to date (whoever comes first does it, the others wait) and listens. */
  static async open(settings: PostgresSettings): Promise<PostgresStore> {
    const store = new PostgresStore(settings);
    try {
      await store.migrate();
      await store.guard(() => store.listener.start());
    } catch (error) {
      await store.close();
      throw error;
    }
    return store;
  }

  gather: Store['gather'] = (work) => this.appender.gather(work);
  append: Store['append'] = (step) =>
    step.bodies.length === 1 ? this.appender.append(step) : this.write(queries.append(step)).catch(this.note);
  read: Store['read'] = (table, after) => this.reader.read(table, after);
  load: Store['load'] = (table) => this.look(queries.load(table));
  claimCode: Store['claimCode'] = (code, table) => this.look(queries.claimCode(code, table));
  tableByCode: Store['tableByCode'] = (code) => this.look(queries.tableByCode(code));
  /** A node waits with one connection at most, so that there are always some left for the work itself. */
  inTurn: Store['inTurn'] = (work) => this.queue.run(() => this.alone(work));
  openTables: Store['openTables'] = (limit) => this.look(queries.openTables(limit));
  latestTables: Store['latestTables'] = (phase, limit) => this.look(queries.latestTables(phase, limit));
  nodes: Store['nodes'] = () => this.look(queries.nodes());
  size: Store['size'] = () => this.look(queries.databaseSize());
  runningTables: Store['runningTables'] = (limit) => this.look(queries.runningTables(limit));
  quickTables: Store['quickTables'] = (key, limit) => this.look(queries.quickTables(key, limit));
  tablesOf: Store['tablesOf'] = (player, limit) => this.look(queries.tablesOf(player, limit));
  countUnfinished: Store['countUnfinished'] = (player) => this.look(queries.countUnfinished(player));
  countTables: Store['countTables'] = () => this.look(queries.countTables());
  claimDue: Store['claimDue'] = (claim) => this.look(queries.claimDue(claim));
  reschedule: Store['reschedule'] = (known, due) => this.look(queries.reschedule(known, due));
  nextDue: Store['nextDue'] = (now) => this.look(queries.nextDue(now));
  beat: Store['beat'] = (beat) => this.write(queries.beat(beat)).catch(this.note);
  stop: Store['stop'] = (node, now) => this.write(queries.stop(node, now));
  subscribe: Store['subscribe'] = (wanted) => this.write(queries.subscribe(wanted));
  unsubscribe: Store['unsubscribe'] = (endpoint, player) => this.look(queries.unsubscribe(endpoint, player));
  subscriptionsOf: Store['subscriptionsOf'] = (player) => this.look(queries.subscriptionsOf(player));
  keepSecret: Store['keepSecret'] = (name, fresh) => this.look(queries.keepSecret(name, fresh));
  setPresence: Store['setPresence'] = (table, presence) => this.look(queries.setPresence(table, presence));
  presence: Store['presence'] = (table, since) => this.look(queries.presence(table, since));
  prune: Store['prune'] = (before) => this.write(queries.prune(before));

  async ping(): Promise<void> {
    if (!this.listener.isHearing) throw new StoreUnavailable('news of other nodes cannot be heard');
    await this.guard(() => this.pool.query('SELECT 1'));
    await this.health.check();
  }

  onWake(wake: Wake): void {
    this.wake = wake;
  }

  async close(): Promise<void> {
    await this.listener.close();
    await this.pool.end();
  }

  private async migrate(): Promise<void> {
    await this.guard(async () => {
      const client = await this.pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
        await client.query('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)');
        const { rows } = await client.query('SELECT max(version) AS version FROM migrations');
        for (const version of pendingMigrations(Number(rows[0]?.version ?? 0))) {
          for (const sql of migrations[version]?.postgres ?? []) await client.query(sql);
          await client.query('INSERT INTO migrations (version) VALUES ($1)', [version + 1]);
        }
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    });
  }

  /** For whoever writes: what failed says something of the database. */
  private readonly note = (error: unknown): never => {
    this.health.failed();
    throw error;
  };

  /** Makes a step of a log that needs room, and takes it back before anybody can see it. */
  private async tryWriting(): Promise<void> {
    const client = await this.guard(() => this.pool.connect());
    try {
      await this.guard(async () => {
        await client.query('BEGIN');
        await client.query("INSERT INTO entries (table_id, seq, body) VALUES ('', 0, $1)", [
          // Nothing that could be made smaller before it is written.
          randomBytes(TRIAL_SIZE).toString('base64'),
        ]);
      });
    } finally {
      await client.query('ROLLBACK').then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    }
  }

  /** One statement is a transaction by itself. */
  private look<Result>(operation: Operation<Result>): Promise<Result> {
    const ask = (statement: Statement) => this.pool.query(this.query(statement));
    return this.guard(() => this.looking.pass(() => this.run(operation, ask)));
  }

  private async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const client = await this.guard(() => this.pool.connect());
    const unlock = () => client.query('SELECT pg_advisory_unlock($1)', [TURN_LOCK]);
    try {
      await this.guard(() => client.query('SELECT pg_advisory_lock($1)', [TURN_LOCK]));
      return await work();
    } finally {
      // A connection that cannot say so takes its lock with it.
      await unlock().then(
        () => client.release(),
        (error: Error) => client.release(error),
      );
    }
  }

  private write<Result>(operation: Operation<Result>): Promise<Result> {
    return this.guard(async () => {
      const client = await this.pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('BEGIN');
        const result = await this.run(operation, (statement) => client.query(this.query(statement)));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        broken = error as Error;
        throw error;
      } finally {
        // A connection in the middle of something is of no further use.
        client.release(broken);
      }
    });
  }

  private async run<Result>(
    operation: Operation<Result>,
    execute: (statement: Statement) => Promise<{ rows: unknown[] }>,
  ): Promise<Result> {
    let step = operation.next([]);
    while (!step.done) step = operation.next((await execute(step.value)).rows as Row[]);
    return step.value;
  }

  /** Named, so that PostgreSQL plans each statement once a connection. */
  private query({ sql, params }: Statement) {
    let name = this.names.get(sql);
    if (name === undefined) {
      name = `s${this.names.size}`;
      this.names.set(sql, name);
    }
    return { name, text: sql.replace(SKIP_LOCKED, 'FOR UPDATE SKIP LOCKED'), values: [...params] };
  }

  private async guard<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof StoreRefused ? error : new StoreUnavailable(error);
    }
  }
}
