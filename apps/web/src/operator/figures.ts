import type { OperatorState } from '@sixfold/protocol';

type Durations = OperatorState['append'];

/** What is drawn of one moment. */
export interface Figures {
  readonly at: number;
  readonly moves: number;
  readonly streams: number;
  /** Milliseconds. */
  readonly append: number;
  readonly bots: number;
  readonly lag: number;
  readonly queue: number;
  readonly failures: number;
  /** Megabytes. */
  readonly memory: number;
  readonly storage: number;
}

const MEGABYTE = 1 << 20;
const SECOND = 1000;

/**
 * What happened between two looks at the server: counters as rates, durations as the value that 95 of 100 stayed below.
 * A server that was started again in between counts from nothing.
 */
export function figuresBetween(before: OperatorState, after: OperatorState): Figures {
  const earlier = before.startedAt === after.startedAt && before.node === after.node ? before : undefined;
  const seconds = Math.max(1, after.now - (earlier?.now ?? after.startedAt)) / SECOND;
  const rate = (count: (state: OperatorState) => number) =>
    Math.max(0, count(after) - (earlier ? count(earlier) : 0)) / seconds;
  return {
    at: after.now,
    moves: rate(({ moves }) => moves),
    streams: after.streams,
    append: SECOND * quantile(0.95, after.append, earlier?.append),
    bots: SECOND * quantile(0.95, after.bots, earlier?.bots),
    lag: after.lag,
    queue: after.botQueue.instant + after.botQueue.search,
    failures:
      60 * rate(({ failures, unavailable, droppedStreams }) => failures + unavailable + droppedStreams),
    memory: after.memory / MEGABYTE,
    storage: after.storage / MEGABYTE,
  };
}

/** The upper bound below which this share of what was added lies; 0 if nothing was. */
export function quantile(share: number, after: Durations, before: Durations = []): number {
  const known = new Map(before.map(({ upTo, count }) => [upTo, count]));
  const added = after.map(({ upTo, count }) => ({ upTo, count: count - (known.get(upTo) ?? 0) }));
  const all = added.at(-1)?.count ?? 0;
  if (all <= 0) return 0;
  return added.find(({ count }) => count >= share * all)?.upTo ?? 0;
}
