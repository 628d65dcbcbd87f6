import { TRIAL_SIZE } from '../health.js';
import type { Append } from '../port.js';
import * as queries from '../queries/index.js';
import { type Operation, statement } from '../statements.js';

/** Whoever waits for the file waits no longer than this for tables that are pruned, in milliseconds, and for one more of them. */
const PRUNE_TIME = 4;
/** How many ends of logs are remembered. */
const REMEMBERED = 20_000;

/** Everything that can be asked of a file, by name. */
export class Operations {
  /** Where the logs end that were written to lately: nobody else writes, so it is not looked up for every move. */
  private readonly heads = new Map<string, number>();

  read = queries.read;
  load = queries.load;
  tableByCode = queries.tableByCode;
  openTables = queries.openTables;
  latestTables = queries.latestTables;
  runningTables = queries.runningTables;
  nodes = queries.nodes;
  size = queries.fileSize;
  quickTables = queries.quickTables;
  tablesOf = queries.tablesOf;
  countUnfinished = queries.countUnfinished;
  countTables = queries.countTables;
  nextDue = queries.nextDue;
  presence = queries.presence;
  subscriptionsOf = queries.subscriptionsOf;

  claimCode = queries.claimCode;
  claimDue = queries.claimDue;
  reschedule = queries.reschedule;
  beat = queries.beat;
  stop = queries.stop;
  setPresence = queries.setPresence;
  subscribe = queries.subscribe;
  unsubscribe = queries.unsubscribe;
  keepSecret = queries.keepSecret;

  *append(step: Append): Operation<'appended' | 'conflict'> {
    const { table, after, bodies } = step;
    const head = this.heads.get(table) ?? (yield* queries.headOf(table));
    if (head !== after) return 'conflict';
    yield* queries.appendAlone(step);
    if (this.heads.size >= REMEMBERED) this.heads.clear();
    this.heads.set(table, after + bodies.length);
    return 'appended';
  }

  prune(before: Parameters<typeof queries.prune>[0]): Operation<number> {
    this.forget();
    const end = performance.now() + PRUNE_TIME;
    return queries.prune(before, () => performance.now() < end);
  }

  /** Writes what is of no use, to see whether there is room. */
  *takeRoom(): Operation<void> {
    yield statement('CREATE TABLE IF NOT EXISTS trial (body BLOB)');
    yield statement('INSERT INTO trial (body) VALUES (zeroblob($1))', TRIAL_SIZE);
  }

  /** Another transaction than the one that took it: within one nothing would reach the disk. */
  *leaveRoom(): Operation<void> {
    yield statement('DROP TABLE IF EXISTS trial');
  }

  /** What was written may have been rolled back. */
  forget(): void {
    this.heads.clear();
  }
}

export type CallName = Exclude<keyof Operations, 'forget'>;
type Ask<Name extends CallName> = Operations[Name];
export type Arguments<Name extends CallName> = Parameters<Ask<Name>>;
export type Result<Name extends CallName> =
  ReturnType<Ask<Name>> extends Operation<infer Value> ? Value : never;

/** One question to the file, as it crosses to its thread. */
export type Call = readonly [name: CallName, ...args: unknown[]];

const WRITES: ReadonlySet<CallName> = new Set([
  'append',
  'claimCode',
  'claimDue',
  'reschedule',
  'beat',
  'stop',
  'setPresence',
  'subscribe',
  'unsubscribe',
  'keepSecret',
  'prune',
  'takeRoom',
  'leaveRoom',
]);

export const isWrite = ([name]: Call): boolean => WRITES.has(name);
