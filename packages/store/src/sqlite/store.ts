import { dirname } from 'node:path';
import { makeFolder } from '../folders.js';
import { Health } from '../health.js';
import { type Store, StoreUnavailable } from '../port.js';
import { Queue } from '../queue.js';
import type { EngineSettings, Reply } from './engine.js';
import { lockFor } from './lock.js';
import { type Arguments, type Call, type CallName, isWrite, type Result } from './operations.js';
import { openWorkshop, type Workshop } from './workshop.js';

/** Under load the disk is asked to sync once in this many milliseconds. */
const COMMIT_PACE = 10;
/** A thread that was lost is replaced no faster than this, in milliseconds. */
const REOPEN_AFTER = 1000;

export interface SqliteSettings extends EngineSettings {
  /** For tests: another thread than the built one. */
  readonly thread?: URL;
}

interface Job {
  readonly call: Call;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A store in one file, for one server. The file has a thread of its own: whatever is asked while it works is handed
 * over together when it is done, becomes durable with one sync of the disk (group commit), and is acknowledged
 * only then. Nobody but that thread ever waits for the disk.
 */
export class SqliteStore implements Store {
  readonly kind = 'sqlite';
  private readonly queue = new Queue();
  private workshop: Workshop | undefined;
  /** What will be asked when the next batch leaves is not known yet: these say it then. */
  private gathered: (() => void)[] = [];
  private waiting: Job[] = [];
  private working: Job[] = [];
  private isPlanned = false;
  private isClosed = false;
  private syncedAt = 0;
  private whenIdle: () => void = () => {};
  private readonly health = new Health(async () => {
    await this.ask('takeRoom');
    await this.ask('leaveRoom');
  });

  private constructor(
    private readonly settings: SqliteSettings,
    private readonly unlock: () => void,
  ) {}

  /** Opens the file, makes it if need be, and brings its tables up to date. */
  static async open(settings: string | SqliteSettings): Promise<SqliteStore> {
    const complete = typeof settings === 'string' ? { path: settings } : settings;
    const isFile = complete.path !== ':memory:';
    if (isFile) makeFolder(dirname(complete.path));
    const store = new SqliteStore(complete, isFile ? lockFor(complete.path) : () => {});
    try {
      await store.openThread();
    } catch (error) {
      store.unlock();
      throw error;
    }
    return store;
  }

  gather: Store['gather'] = (work) => {
    this.gathered.push(work);
    if (this.isClosed || this.workshop === undefined) this.runGathered();
    else this.postSoon();
  };
  append: Store['append'] = (step) => this.ask('append', step);
  read: Store['read'] = (table, after) => this.ask('read', table, after);
  load: Store['load'] = (table) => this.ask('load', table);
  claimCode: Store['claimCode'] = (code, table) => this.ask('claimCode', code, table);
  tableByCode: Store['tableByCode'] = (code) => this.ask('tableByCode', code);
  inTurn: Store['inTurn'] = (work) => this.queue.run(work);
  openTables: Store['openTables'] = (limit) => this.ask('openTables', limit);
  latestTables: Store['latestTables'] = (phase, limit) => this.ask('latestTables', phase, limit);
  nodes: Store['nodes'] = () => this.ask('nodes');
  size: Store['size'] = () => this.ask('size');
  runningTables: Store['runningTables'] = (limit) => this.ask('runningTables', limit);
  quickTables: Store['quickTables'] = (key, limit) => this.ask('quickTables', key, limit);
  tablesOf: Store['tablesOf'] = (player, limit) => this.ask('tablesOf', player, limit);
  countUnfinished: Store['countUnfinished'] = (player) => this.ask('countUnfinished', player);
  countTables: Store['countTables'] = () => this.ask('countTables');
  claimDue: Store['claimDue'] = async (claim) => {
    // Asked often and mostly for nothing: looking costs no sync of the disk, claiming does.
    const next = await this.ask('nextDue', claim.now);
    return next === undefined || next > claim.now ? [] : this.ask('claimDue', claim);
  };
  reschedule: Store['reschedule'] = (known, due) => this.ask('reschedule', known, due);
  nextDue: Store['nextDue'] = (now) => this.ask('nextDue', now);
  beat: Store['beat'] = (beat) => this.ask('beat', beat);
  stop: Store['stop'] = (node, now) => this.ask('stop', node, now);
  subscribe: Store['subscribe'] = (wanted) => this.ask('subscribe', wanted);
  unsubscribe: Store['unsubscribe'] = (endpoint, player) => this.ask('unsubscribe', endpoint, player);
  subscriptionsOf: Store['subscriptionsOf'] = (player) => this.ask('subscriptionsOf', player);
  keepSecret: Store['keepSecret'] = (name, fresh) => this.ask('keepSecret', name, fresh);
  setPresence: Store['setPresence'] = (table, presence) => this.ask('setPresence', table, presence);
  presence: Store['presence'] = (table, since) => this.ask('presence', table, since);
  prune: Store['prune'] = (before) => this.ask('prune', before);

  /** Fails while the thread does not answer, the disk is full or the file locked. */
  async ping(): Promise<void> {
    await this.ask('nextDue', 0);
    await this.health.check();
  }

  /** Nobody else writes to the file, so there is nothing to be woken by. */
  onWake(): void {}

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.runGathered();
    this.isClosed = true;
    // What was asked before is finished first.
    if (this.waiting.length + this.working.length > 0)
      await new Promise<void>((resolve) => {
        this.whenIdle = resolve;
      });
    await this.workshop?.close();
    this.unlock();
  }

  private ask<Name extends CallName>(name: Name, ...args: Arguments<Name>): Promise<Result<Name>> {
    return new Promise((resolve, reject) => {
      if (this.isClosed || this.workshop === undefined) throw new StoreUnavailable('closed');
      this.waiting.push({ call: [name, ...args], resolve, reject });
      this.postSoon();
    });
  }

  private postSoon(): void {
    if (this.isPlanned || this.working.length > 0) return;
    this.isPlanned = true;
    this.plan();
  }

  /** Something to be written may come while what is only read is about to leave. */
  private plan(): void {
    const rest = this.rest();
    if (rest > 0) setTimeout(() => this.post(), rest);
    else setImmediate(() => (this.rest() > 0 ? this.plan() : this.post()));
  }

  /**
   * How long to wait: not at all after a quiet moment; when much is written, a sync waits a little for others to share it.
   * What is to be read comes after the writes before it, and hurries none of them: it waits with them.
   */
  private rest(): number {
    const isWriting = this.gathered.length > 0 || this.waiting.some(({ call }) => isWrite(call));
    return isWriting ? this.syncedAt + COMMIT_PACE - performance.now() : 0;
  }

  private runGathered(): void {
    const gathered = this.gathered;
    this.gathered = [];
    for (const work of gathered) work();
  }

  private post(): void {
    this.runGathered();
    this.isPlanned = false;
    if (this.workshop === undefined || this.waiting.length === 0) return;
    this.working = this.waiting;
    this.waiting = [];
    if (this.working.some(({ call }) => isWrite(call))) this.syncedAt = performance.now();
    this.workshop.post(
      this.working.map(({ call }) => call),
      (replies) => this.settle(replies),
    );
  }

  private settle(replies: readonly Reply[]): void {
    const jobs = this.working;
    this.working = [];
    for (const [index, job] of jobs.entries()) {
      const reply = replies[index] ?? { failed: 'no reply' };
      if ('failed' in reply) {
        const [name] = job.call;
        if (name === 'append' || name === 'beat') this.health.failed();
        job.reject(new StoreUnavailable(reply.failed));
      } else {
        // What a job resolves with is known where it was asked, and lost on the way through the thread.
        job.resolve(reply.value as never);
      }
    }
    if (this.waiting.length + this.gathered.length > 0) this.postSoon();
    if (this.waiting.length === 0) this.whenIdle();
  }

  private async openThread(): Promise<void> {
    const { thread, ...settings } = this.settings;
    this.workshop = await openWorkshop(settings, (why) => this.lose(why), thread);
  }

  /** The thread is gone: nobody knows what became of what it worked on. Another one is started. */
  private lose(why: unknown): void {
    this.workshop = undefined;
    for (const job of [...this.working.splice(0), ...this.waiting.splice(0)])
      job.reject(new StoreUnavailable(why));
    this.runGathered();
    this.whenIdle();
    setTimeout(() => {
      if (!this.isClosed) this.openThread().catch((error: unknown) => this.lose(error));
    }, REOPEN_AFTER).unref();
  }
}
