import { Type } from 'typebox';
import {
  BotLevel,
  Clock,
  LATECOMERS,
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
  /** No person but a program of somebody's, which said so itself. */
  program: Type.Optional(Type.Boolean()),
  /** Of a bot, or of the bot standing in for a person. */
  level: Type.Optional(BotLevel),
  /** A person's seat that a bot plays until they come back. */
  standIn: Type.Boolean(),
  host: Type.Boolean(),
  /** Whether the person is there; always of a bot. */
  connected: Type.Boolean(),
  /** Since when the person is away. */
  awaySince: Type.Optional(Timestamp),
  /** From when on a bot may be put in the place of somebody who is away. */
  takeOverAt: Type.Optional(Timestamp),
  /** Gone for good: the seat is kept only until the game is over. */
  gone: Type.Optional(Type.Boolean()),
  /** A bot's seat that somebody gets with the next round or game: their name. */
  heir: Type.Optional(Type.String()),
  /** The host has silenced the person for everybody. */
  muted: Type.Boolean(),
  /** Wants to play again. */
  rematch: Type.Boolean(),
  /** How many decisions of this game the person asked for a hint about, if any. */
  hints: Type.Optional(Type.Integer()),
});

/** Who is looking. */
export const You = Type.Object({
  /** Through whose eyes this is; absent: without a seat, as a spectator or at the door. */
  seat: Type.Optional(SeatNumber),
  /** All seats at this device, if there are several. */
  seats: Type.Optional(Type.Array(SeatNumber)),
  host: Type.Boolean(),
  /** Whether one belongs to the room, with a seat or without. */
  member: Type.Boolean(),
  /** The bot's seat that one gets with the next round or game. */
  heirTo: Type.Optional(SeatNumber),
});

/** The deal that is being prepared, or was dealt last (docs/fairness.md). */
export const DealState = Type.Object({
  /** Counts the deals prepared in this room. */
  number: Type.Integer(),
  /** What is collected at the moment; absent when nothing is. */
  stage: Type.Optional(oneOf(['seal', 'open'])),
  /** Until when it is waited for. */
  until: Type.Optional(Timestamp),
  /** Seats whose person still has to seal or open. */
  waitingFor: Type.Optional(Type.Array(SeatNumber)),
  /** Per seat: the hash of what its person adds; empty for a bot, `-` for whoever adds nothing, absent until it is known. */
  seals: Type.Optional(Type.Array(Type.String())),
});

/** One finished game of the evening. */
export const EveningGame = Type.Object({
  /** Counts the games of the room: `/tables/ID/games/GAME/record`. */
  game: Type.Integer(),
  /** Which game it was, of those that the server offers. */
  rules: Type.String(),
  /** Of people what they were called, of bots their level. */
  names: Type.Array(Type.String()),
  /** Seats that were a bot's: somebody may be called like a level. */
  bots: Type.Array(SeatNumber),
  scores: Type.Array(Type.Number()),
  ranks: Type.Array(Type.Integer()),
  reason: Type.Optional(Type.String()),
  at: Timestamp,
});

/** A finished game that one took part in: of which room, and where one sat. */
export const MyGame = Type.Object({ ...EveningGame.properties, table: TableId, seat: SeatNumber });

/** The series that the people of this table play, and how it stands. */
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
  /** Whether the series is decided: a rematch then starts a new one. */
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
  /** Can be said on the phone: leads to this room as long as it is used. */
  code: Type.Optional(Type.String()),
  /** What people call the room. */
  name: Type.Optional(Type.String()),
  standIn: BotLevel,
  latecomers: oneOf(LATECOMERS),
  takeBack: Type.Boolean(),
  /** Whether the host lets other people's programs sit down. */
  programs: Type.Boolean(),
  /** Whether people may ask for hints here among people. */
  hints: Type.Boolean(),
  /** Whether the seats taken so far would do. */
  canStartWithFewer: Type.Boolean(),
  /** SHA-256 of the server's secret for the game on the table, or for the coming one (docs/fairness.md). */
  commitment: Type.String(),
  /** The same for the coming deal, once a game is over. */
  nextCommitment: Type.Optional(Type.String()),
  deal: DealState,
  /** How many games were dealt in this room, the running one included. */
  games: Type.Integer(),
  /** The finished ones, oldest first. */
  evening: Type.Array(EveningGame),
  /** A draw offer on the table. */
  draw: Type.Optional(Type.Object({ by: SeatNumber })),
  /** What this table allows: an offer not listed would be refused. */
  allows: Type.Object({
    resign: Type.Boolean(),
    draw: Type.Boolean(),
    signal: Type.Boolean(),
    takeBack: Type.Boolean(),
    hints: Type.Boolean(),
  }),
  /** What happens to whoever runs out of time. */
  onTime: oneOf(['bot', 'loses']),
  series: Series,
  /** Tables of older versions: where these people played before, and where they went to play on. */
  previous: Type.Optional(TableId),
  next: Type.Optional(TableId),
  result: Type.Optional(Result),
  you: You,
  createdAt: Timestamp,
  startedAt: Type.Optional(Timestamp),
  finishedAt: Type.Optional(Timestamp),
});

/** Something that happened, in the game's own words. */
const FactData = Type.Object({ kind: Type.String() }, { additionalProperties: true });

/** One move as this viewer may hear of it. */
export const Step = Type.Object({
  /** How many moves had been played after it. */
  number: Type.Integer(),
  seat: SeatNumber,
  /** Only of one's own moves; of others the facts tell what may be known. */
  move: Type.Optional(Type.String()),
  facts: Type.Array(FactData),
  /** Not chosen by the person: a bot moved because time was up, or stands in. */
  auto: Type.Optional(Type.Boolean()),
});

/** A running game as one seat saw it: what it may look back at. */
export const Past = Type.Object({
  /** Absent for whoever holds several seats: people who share a device look at what all of them may see. */
  seat: Type.Optional(SeatNumber),
  /** What was to be seen before anything was played. */
  start: Type.Unknown(),
  turns: Type.Array(
    Type.Object({
      /** How many moves had been played after it. */
      number: Type.Integer(),
      /** Who moved, in the order of play. */
      seats: Type.Array(SeatNumber),
      facts: Type.Array(FactData),
      /** What was to be seen then. */
      view: Type.Unknown(),
    }),
  ),
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
  /** What the rules make public of choices at once (that somebody masks, say): facts, and binding. */
  declared: Type.Optional(Type.Array(FactData)),
  /** Of those who must act: whose time is used up, so that a bot decides. */
  late: Type.Optional(Type.Array(SeatNumber)),
  /** Since when they are asked. */
  since: Timestamp,
  /** Per seat; absent without a clock. */
  clocks: Type.Optional(Type.Array(SeatClock)),
  /** The server's time of this message. */
  now: Timestamp,
});

/** The match as one viewer may see it, with the moves since what they saw last. */
export const PlayState = Type.Object({
  /** Which game of the room, from 1. */
  game: Type.Integer(),
  number: Type.Integer(),
  /** The moves after the number that the viewer named; empty for whoever starts afresh. */
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
      program: Type.Optional(Type.Boolean()),
      level: Type.Optional(BotLevel),
    }),
  ),
  spectators: Type.Boolean(),
  /** False where it is switched off. */
  chat: Type.Optional(Type.Boolean()),
  name: Type.Optional(Type.String()),
  /** How many games were finished there. */
  games: Type.Integer(),
  /** Of the game that was finished last. */
  result: Type.Optional(Result),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  /** In one's own list: the seat one has there, and whether it is one's turn. */
  seat: Type.Optional(SeatNumber),
  yourTurn: Type.Optional(Type.Boolean()),
});
export const TableList = Type.Object({ tables: Type.Array(TableSummary) });
export const GameList = Type.Object({ games: Type.Array(MyGame) });

/** What a command did: where the table stands now. */
export const Done = Type.Object({
  /** The match's number after it. */
  number: Type.Integer(),
  /** This very command had been done before (same key): nothing was done now. */
  repeated: Type.Optional(Type.Boolean()),
});

export const Created = Type.Object({ table: TableState });
export const Code = Type.Object({ code: Type.String() });
export const Found = Type.Object({ id: TableId });
export const SeatLink = Type.Object({
  /** Goes into the fragment of the page's address; works for one device. */
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
  /** The key that browsers subscribe with in order to be told of slow games; absent where the server sends nothing. */
  push: Type.Optional(Type.String()),
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
