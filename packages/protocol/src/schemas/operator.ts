import { Type } from 'typebox';
import { TableSummary } from './answers.js';
import { IdempotencyKey, strict, Timestamp } from './parts.js';

/** How often something took how long: per upper bound in seconds, how many took no longer. */
const Durations = Type.Array(Type.Object({ upTo: Type.Number(), count: Type.Integer() }));

/** What whoever runs a server sees of it. Counters count since the node started. */
export const OperatorState = Type.Object({
  node: Type.String(),
  now: Timestamp,
  startedAt: Timestamp,
  /** All servers on this database, this one included. */
  nodes: Type.Array(
    Type.Object({
      node: Type.String(),
      version: Type.String(),
      seen: Timestamp,
      stopped: Type.Boolean(),
    }),
  ),
  /** Stored tables by phase. */
  tables: Type.Object({ lobby: Type.Integer(), playing: Type.Integer(), finished: Type.Integer() }),
  inMemory: Type.Integer(),
  streams: Type.Integer(),
  droppedStreams: Type.Integer(),
  /** Questions that wait for a bot: those answered at once, and those searched for. */
  botQueue: Type.Object({ instant: Type.Integer(), search: Type.Integer() }),
  moves: Type.Integer(),
  /** Time until something is durable, and until a bot has answered. */
  append: Durations,
  bots: Durations,
  /** Requests that failed for a reason of ours; the database did not answer; another node was faster. */
  failures: Type.Integer(),
  unavailable: Type.Integer(),
  conflicts: Type.Integer(),
  /** Bytes. */
  storage: Type.Integer(),
  memory: Type.Integer(),
  /** How late the event loop runs, in milliseconds (the 99th percentile). */
  lag: Type.Number(),
  /** The latest tables that are not finished, without what is hidden there. */
  latest: Type.Array(Type.Intersect([TableSummary, Type.Object({ streams: Type.Integer() })])),
});

export const MuteTable = strict({ muted: Type.Boolean(), key: Type.Optional(IdempotencyKey) });
