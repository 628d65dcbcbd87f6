import { Type } from 'typebox';
import {
  BotLevel,
  Clock,
  ENDINGS,
  Millis,
  oneOf,
  PHASES,
  SEAT_KINDS,
  SeatNumber,
  TableId,
  Timestamp,
  VISIBILITIES,
} from './parts.js';

/** Scores in the game's own unit and places, 1 being best. */
export const Result = Type.Object({
  scores: Type.Array(Type.Number()),
  ranks: Type.Array(Type.Integer()),
  /** The game's own reason, or one of the endings outside its rules. */
  reason: Type.Optional(Type.String()),
});

export const SeatState = Type.Object({
  seat: SeatNumber,
  kind: oneOf(SEAT_KINDS),
  /** Of a person. Bots have none: the page words them by level. */
  name: Type.Optional(Type.String()),
  /** Of a bot, or of the bot standing in for a person. */
  level: Type.Optional(BotLevel),
  /** A person's seat that a bot plays until they come back. */
  standIn: Type.Boolean(),
  host: Type.Boolean(),
  connected: Type.Boolean(),
  /** The host has silenced this seat for everybody. */
  muted: Type.Boolean(),
  /** Wants to play again. */
  rematch: Type.Boolean(),
});

/** Who is looking. */
export const You = Type.Object({
  /** Absent: without a seat, as a spectator or at the door. */
  seat: Type.Optional(SeatNumber),
  host: Type.Boolean(),
});

/** The match that the people of this table play, and how it stands. */
export const Series = Type.Object({
  /** Best of this many games; 1 goes on for as long as people like. */
  bestOf: Type.Integer(),
  /** How many are finished, this table's included. */
  games: Type.Integer(),
  /** Per finished game and seat: a point for the side that came first, shared where several did. */
  wins: Type.Array(Type.Array(Type.Number())),
  /** Per seat: all of these together. */
  points: Type.Array(Type.Number()),
  /** Who is first at the moment. */
  leaders: Type.Array(SeatNumber),
  /** Whether the match is decided: a rematch then starts a new one. */
  over: Type.Boolean(),
});

/** Everything about a table but its match. Sent whole whenever some of it changes. */
export const TableState = Type.Object({
  id: TableId,
  game: Type.String(),
  /** Complete: defaults spelled out. */
  options: Type.Record(Type.String(), Type.Unknown()),
  seats: Type.Array(SeatState),
  phase: oneOf(PHASES),
  clock: Clock,
  visibility: oneOf(VISIBILITIES),
  spectators: Type.Object({ allowed: Type.Boolean(), count: Type.Integer() }),
  chat: Type.Boolean(),
  startWhenFull: Type.Boolean(),
  /** A quick match: when the bots fill it up. */
  fillAt: Type.Optional(Timestamp),
  /** SHA-256 of the server's secret for this deal (docs/fairness.md). */
  commitment: Type.String(),
  /** The same for the deal of a rematch, once this match is over. */
  nextCommitment: Type.Optional(Type.String()),
  /** A draw offer on the table. */
  draw: Type.Optional(Type.Object({ by: SeatNumber })),
  /** What this table allows: an offer not listed would be refused. */
  allows: Type.Object({ resign: Type.Boolean(), draw: Type.Boolean(), signal: Type.Boolean() }),
  /** What happens to who runs out of time. */
  onTime: oneOf(['bot', 'loses']),
  series: Series,
  /** The table where these people played before, and where they play next. */
  previous: Type.Optional(TableId),
  next: Type.Optional(TableId),
  result: Type.Optional(Result),
  you: You,
  createdAt: Timestamp,
  startedAt: Type.Optional(Timestamp),
  finishedAt: Type.Optional(Timestamp),
});

/** One move as this viewer may hear of it. */
export const Step = Type.Object({
  /** How many moves had been played after it. */
  number: Type.Integer(),
  seat: SeatNumber,
  /** Only of one's own moves; of others the facts tell what may be known. */
  move: Type.Optional(Type.String()),
  facts: Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true })),
  /** Not chosen by the person: a bot moved because time was up, or stands in. */
  auto: Type.Optional(Type.Boolean()),
});

/** A seat's clock. While it runs, `left` counts down from the moment `now` of the message. */
export const SeatClock = Type.Object({ left: Millis, running: Type.Boolean() });

/** Who still thinks. Changes without the match's number changing while several choose at once. */
export const Turn = Type.Object({
  number: Type.Integer(),
  /** Everybody who must act on this number, chosen already or not. */
  toAct: Type.Array(SeatNumber),
  /** Of these: who has chosen. What they chose shows when the last one has. */
  chosen: Type.Array(SeatNumber),
  /** One's own pending choice; it may be changed until the last one has chosen. */
  choice: Type.Optional(Type.String()),
  /** Per seat; absent without a clock. */
  clocks: Type.Optional(Type.Array(SeatClock)),
  /** The server's time of this message. */
  now: Timestamp,
});

/** The match as one viewer may see it, with the moves since what they saw last. */
export const PlayState = Type.Object({
  number: Type.Integer(),
  /** The moves after the number that the viewer named; empty for who starts afresh. */
  steps: Type.Array(Step),
  /** The game's own view, plain data (each game's package has its type). */
  view: Type.Unknown(),
  /** The viewer's legal moves, sorted; empty when not asked. */
  legal: Type.Array(Type.String()),
  turn: Turn,
  result: Type.Optional(Result),
});

export const ChatMessage = Type.Object({
  /** Counts up within the table: the same message twice is dropped by it. */
  n: Type.Integer(),
  /** Absent: a spectator who is host. */
  seat: Type.Optional(SeatNumber),
  name: Type.String(),
  text: Type.Optional(Type.String()),
  emote: Type.Optional(Type.String()),
  at: Timestamp,
});

/** A table and its match at one moment. */
export const Snapshot = Type.Object({
  table: TableState,
  play: Type.Optional(PlayState),
  talk: Type.Array(ChatMessage),
});

export const TableSummary = Type.Object({
  id: TableId,
  game: Type.String(),
  options: Type.Record(Type.String(), Type.Unknown()),
  phase: oneOf(PHASES),
  visibility: oneOf(VISIBILITIES),
  clock: Clock,
  seats: Type.Array(
    Type.Object({
      kind: oneOf(SEAT_KINDS),
      name: Type.Optional(Type.String()),
      level: Type.Optional(BotLevel),
    }),
  ),
  spectators: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** In one's own list: the seat one has there, and whether it is one's turn. */
  seat: Type.Optional(SeatNumber),
  yourTurn: Type.Optional(Type.Boolean()),
});
export const TableList = Type.Object({ tables: Type.Array(TableSummary) });

/** What a command did: where the table stands now. */
export const Done = Type.Object({
  /** The match's number after it. */
  number: Type.Integer(),
  /** This very command had been done before (same key): nothing was done now. */
  repeated: Type.Optional(Type.Boolean()),
});

export const Created = Type.Object({ table: TableState });
export const SeatLink = Type.Object({
  /** Goes into the fragment of the page's address; works once. */
  token: Type.String(),
  expiresAt: Timestamp,
});
export const Token = Type.Object({ token: Type.String() });
export const Meta = Type.Object({
  version: Type.String(),
  games: Type.Array(Type.String()),
  emotes: Type.Array(Type.String()),
  /** Seconds after which bots fill a quick match. */
  quickWait: Type.Number(),
  now: Timestamp,
});
export const Hint = Type.Object({
  move: Type.String(),
  candidates: Type.Array(
    Type.Object({
      move: Type.String(),
      value: Type.Number(),
      reason: Type.Optional(
        Type.Object({
          code: Type.String(),
          params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
        }),
      ),
    }),
  ),
});
/** Whether a record's deal and play follow; if not, why. */
export const Verdict = Type.Object({
  ok: Type.Boolean(),
  /** The deal follows from the secret and the contributions; absent when the record has no such fields. */
  fair: Type.Optional(Type.Boolean()),
  code: Type.Optional(Type.String()),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
export const EndingReason = oneOf(ENDINGS);
