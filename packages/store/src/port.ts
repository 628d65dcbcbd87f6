/** One entry of a table's log as stored; what it says is its writer's business. */
export interface LogEntry {
  readonly seq: number;
  readonly body: string;
}

export type Phase = 'lobby' | 'playing' | 'finished';

/** What lists and searches need to know of a table without reading its log. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  readonly phase: Phase;
  readonly visibility: 'public' | 'link';
  readonly openSeats: number;
  /** Quick matches with the same key may be joined to each other; empty otherwise. */
  readonly quickKey: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** The entry that whoever loads the table may begin with: it holds all that went before. */
  readonly base: number;
  /** For lists, as text that only its writer understands. */
  readonly summary: string;
}

/** A table in the list of somebody who belongs to it. */
export interface OwnTableRow extends TableRow {
  /** Absent: without a seat. */
  readonly seat?: number;
  /** The table waits for them. */
  readonly yourTurn: boolean;
}

/** Something to be done for a table at a time, by whichever node is there. One of a kind per table. */
export interface Deadline {
  readonly table: string;
  readonly kind: string;
  readonly due: number;
}

export interface DeadlineChange {
  readonly kind: string;
  /** Absent: it is not needed any more. */
  readonly due?: number;
  /** Present: this node sees to it itself; others may only from then on. */
  readonly claim?: { readonly node: string; readonly until: number };
}

/** One step of a table's log: everything in it becomes durable together, or nothing does. */
export interface Append {
  readonly table: string;
  /** The last entry that the writer knows. If there is a later one, nothing is written. */
  readonly after: number;
  readonly bodies: readonly string[];
  readonly row?: TableRow;
  /** The seats that the table waits for from now on, as bits; none if left out. */
  readonly waiting?: number;
  /** People who are to find this table among theirs, and who are not any more. */
  readonly players?: {
    readonly add: readonly string[];
    readonly remove: readonly string[];
    /** Where people who belong to the table sit now; below 0: nowhere. Only changes need to be told. */
    readonly seats?: Readonly<Record<string, number>>;
  };
  readonly deadlines?: readonly DeadlineChange[];
}

/** What was last changed before these times may go: finished tables, lobbies, and short codes of any table. */
export interface Ages {
  readonly finished: number;
  readonly lobby: number;
  readonly codes: number;
}

/** A time during which no node was running. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

export interface Beat {
  readonly node: string;
  /** The version of Sixfold that it runs. */
  readonly version?: string;
  readonly now: number;
  /** True for a node's first beat. */
  readonly starting: boolean;
  /** Beats further apart than this, in milliseconds, mean that nobody could work in between. */
  readonly gap: number;
  /** A node not heard of for this many milliseconds counts as dead. */
  readonly patience: number;
}

/** A server that works on this database, or did within a day. */
export interface NodeRow {
  readonly node: string;
  readonly version: string;
  /** When it was last heard of, in milliseconds since 1970. */
  readonly seen: number;
  /** True: it stopped in order. */
  readonly stopped: boolean;
}

/** Who is connected to a table through one node. */
export interface Presence {
  readonly node: string;
  /** Seats as bits. */
  readonly seats: number;
  readonly spectators: number;
}

/** A browser that wants to be told when a game waits for its person. */
export interface Subscription {
  /** Where messages for it are taken. */
  readonly endpoint: string;
  readonly player: string;
  readonly language: string;
  /** The browser's keys, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
  /** When it last said so. */
  readonly since: number;
}

/** Called when another node changed something: a table's id, or undefined if anything may have changed. */
export type Wake = (table: string | undefined, what: 'log' | 'presence') => void;

/**
 * Where tables live. An append-only log per table, appended at an expected number: that is all there is to concurrency.
 * When a promise resolves, the change is durable. Everything may fail with `StoreUnavailable`.
 */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Calls back when what is then appended at once leaves with the next batch, and no earlier than need be: whoever
   * decides that late decides on all that has come until then. Always calls back, and soon.
   */
  gather(work: () => void): void;
  /** Appends, unless somebody was faster. */
  append(step: Append): Promise<'appended' | 'conflict'>;
  read(table: string, after: number): Promise<LogEntry[]>;
  /** All that is needed to know a table as it is: its log from its base on. */
  load(table: string): Promise<LogEntry[]>;

  /** Lets a short code lead to a table; false if it leads elsewhere already. */
  claimCode(code: string, table: string): Promise<boolean>;
  tableByCode(code: string): Promise<string | undefined>;

  /** Does work of one kind one after another, over all nodes: whoever is next sees what came of it. Keep it short. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;

  openTables(limit: number): Promise<TableRow[]>;
  /** Public tables with a game that is going on. */
  runningTables(limit: number): Promise<TableRow[]>;
  quickTables(quickKey: string, limit: number): Promise<TableRow[]>;
  tablesOf(player: string, limit: number): Promise<OwnTableRow[]>;
  countUnfinished(player: string): Promise<number>;
  countTables(): Promise<Readonly<Record<Phase, number>>>;
  /** The tables of one phase, the latest first. */
  latestTables(phase: Phase, limit: number): Promise<TableRow[]>;
  nodes(): Promise<NodeRow[]>;
  /** How large the database is, in bytes. */
  size(): Promise<number>;

  /** Takes what is due, so that no other node does until the lease is over. */
  claimDue(claim: { node: string; now: number; until: number; limit: number }): Promise<Deadline[]>;
  /** Moves a deadline that is still as the caller knows it to a later time, or removes it. */
  reschedule(known: Deadline, due?: number): Promise<void>;
  /** When the next deadline is due that nobody has claimed. */
  nextDue(now: number): Promise<number | undefined>;

  /** Says that a node lives; notices and keeps the times in which none did. Returns the latest such times. */
  beat(beat: Beat): Promise<Outage[]>;
  /** A node stops in order. */
  stop(node: string, now: number): Promise<void>;

  /** From now on this browser is told; one that was told for somebody else is told for this player. */
  subscribe(subscription: Subscription): Promise<void>;
  /** It is not told any more; if a player is named, only if it was told for them. */
  unsubscribe(endpoint: string, player?: string): Promise<void>;
  /** The newest first. */
  subscriptionsOf(player: string): Promise<Subscription[]>;
  /** The secret of this name: the one that was kept first, for good. */
  keepSecret(name: string, fresh: string): Promise<string>;

  setPresence(table: string, presence: Presence): Promise<void>;
  /** Of nodes heard of since. */
  presence(table: string, since: number): Promise<Presence[]>;

  /**
   * Deletes some finished tables, and lobbies that nobody ever started, last changed before; returns how many. Few at
   * a time, so that nobody waits behind it: call again until none is left.
   */
  prune(before: Ages): Promise<number>;
  /** Fails unless all is well: the database answers, it can be written to, and news of other nodes is heard. */
  ping(): Promise<void>;
  /** At most one listener. It hears of what others did, not of what was done through this store. */
  onWake(wake: Wake): void;
  close(): Promise<void>;
}

/** The database cannot be reached or did not answer in time. What was asked may or may not have happened. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    // Logs show the cause of an error only if that is an error, too.
    super('store unavailable', { cause: cause instanceof Error ? cause : new Error(String(cause)) });
    this.name = 'StoreUnavailable';
  }
}

/** Why a store cannot be used at all, until somebody does something about it. */
export type StoreRefusal =
  /** Another server has this file. */
  | 'inUse'
  /** Written by a later version of Sixfold. */
  | 'tooNew'
  /** An address of a database that we do not know. */
  | 'unknownKind';

export class StoreRefused extends Error {
  constructor(readonly code: StoreRefusal) {
    super(`store refused: ${code}`);
    this.name = 'StoreRefused';
  }
}
