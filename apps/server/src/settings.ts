/** What one server may be asked for. */
export interface Limits {
  /** Tables that one player has open at once. */
  readonly tablesPerPlayer: number;
  readonly streamsPerPlayer: number;
  readonly streamsPerAddress: number;
  readonly streams: number;
  /** Requests a second and in a burst; 0 switches the limit off. */
  readonly perAddress: Rate;
  readonly perPlayer: Rate;
  /** New tables, and other things that cost more than a move. */
  readonly costly: Rate;
  /** Chat. */
  readonly talk: Rate;
  /** Short codes that lead nowhere. */
  readonly guesses: Rate;
  /** Bytes that may wait for a slow reader before the connection is cut. */
  readonly backlog: number;
}

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export const LIMITS: Limits = {
  tablesPerPlayer: 30,
  streamsPerPlayer: 12,
  streamsPerAddress: 400,
  streams: 20_000,
  perAddress: { perSecond: 100, burst: 600 },
  perPlayer: { perSecond: 15, burst: 60 },
  costly: { perSecond: 0.5, burst: 20 },
  talk: { perSecond: 0.5, burst: 8 },
  guesses: { perSecond: 1 / 180, burst: 20 },
  backlog: 512 * 1024,
};

/** The same without limits on how often: for load tests and closed rooms. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  tablesPerPlayer: 100_000,
  streamsPerPlayer: 100_000,
  streamsPerAddress: 100_000,
  streams: 100_000,
  perAddress: { perSecond: 0, burst: 0 },
  perPlayer: { perSecond: 0, burst: 0 },
  costly: { perSecond: 0, burst: 0 },
  talk: { perSecond: 0, burst: 0 },
  guesses: { perSecond: 0, burst: 0 },
};

/** How often things happen, in milliseconds. */
export interface Rhythm {
  /** An empty comment is sent, so that proxies do not close a stream. */
  readonly heartbeat: number;
  /** A node says that it lives, and looks for what is due. */
  readonly beat: number;
  /** It is looked who has gone. */
  readonly sweep: number;
  /** A node that has not been heard of for this long counts as dead. */
  readonly patience: number;
  /** When nothing was heard of any node for this long, nobody could work: clocks stood still. */
  readonly gap: number;
  /** How long a node keeps a task that it has claimed; after that another node may do it. */
  readonly lease: number;
  /** Bots answer no faster than this, so that people can follow. */
  readonly botPace: number;
  /** How long a quick match waits for people. */
  readonly quickWait: number;
  /** After this long a table that nobody looks at leaves the memory (it is not deleted). */
  readonly idle: number;
}

export const RHYTHM: Rhythm = {
  heartbeat: 15_000,
  beat: 2000,
  sweep: 1000,
  patience: 7000,
  gap: 5000,
  lease: 15_000,
  botPace: 400,
  quickWait: 15_000,
  idle: 300_000,
};
