import { Type } from 'typebox';
import {
  BotLevel,
  ChosenOptions,
  Clock,
  Contribution,
  DRAW_ACTIONS,
  EMOTES,
  IdempotencyKey,
  LATECOMERS,
  OPEN_SEATS,
  oneOf,
  PlayerName,
  SeatNumber,
  Sha256,
  strict,
  VISIBILITIES,
} from './parts.js';

/** Every command may carry a key: the same one of the same player is done once. */
const key = { key: Type.Optional(IdempotencyKey) };
/** Somebody with several seats says which one is meant; otherwise it is the only one. */
const ownSeat = { seat: Type.Optional(SeatNumber) };

const tableSettings = {
  clock: Type.Optional(Clock),
  /** `public`: anyone finds it in the list. `link`: only people who have the link or the code. */
  visibility: Type.Optional(oneOf(VISIBILITIES)),
  /** Whether people without a seat may watch. */
  spectators: Type.Optional(Type.Boolean()),
  chat: Type.Optional(Type.Boolean()),
  /** Whether the first game starts by itself as soon as every seat is taken. */
  startWhenFull: Type.Optional(Type.Boolean()),
  /** The level of bots that play for people who are away. */
  standIn: Type.Optional(BotLevel),
  /** When somebody who comes late gets the seat of a bot: at once, with the next round, with the next game. */
  latecomers: Type.Optional(oneOf(LATECOMERS)),
  /** Whether somebody alone with bots may take moves back. */
  takeBack: Type.Optional(Type.Boolean()),
  /** Whether programs of other people may sit down (`sixfold bot`); they are marked as such. */
  programs: Type.Optional(Type.Boolean()),
  /** Whether people may ask for hints among people; everybody is shown who did. Alone with bots one always may. */
  hints: Type.Optional(Type.Boolean()),
  /** A series: best of this many games. 1, the default, goes on for as long as people like. */
  bestOf: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
};

/** Whether this player adds something of their own to every deal: see `seal` and `open`. */
const contributes = { contributes: Type.Optional(Type.Boolean()) };

/** Whether a program sits down, and no person: everybody is shown it, and the host must allow it. */
const program = { program: Type.Optional(Type.Boolean()) };

export const CreateTable = strict({
  game: Type.String({ maxLength: 40 }),
  options: Type.Optional(ChosenOptions),
  seats: SeatNumber,
  ...tableSettings,
  /** The name of whoever creates it. */
  name: PlayerName,
  /** Where the creator sits: a seat (0 by default), or null to stand by and watch. */
  seat: Type.Optional(Type.Union([SeatNumber, Type.Null()])),
  /** More people at the creator's device, each with a seat. */
  also: Type.Optional(Type.Array(strict({ name: PlayerName, seat: SeatNumber }), { maxItems: 15 })),
  /** Bots to seat at once: where they are put, or from the lowest free seat on. */
  bots: Type.Optional(
    Type.Array(Type.Union([BotLevel, strict({ seat: SeatNumber, level: BotLevel })]), { maxItems: 16 }),
  ),
  ...program,
  ...contributes,
  ...key,
});

/** What the host may change: everything between games, during one only what does not touch it. */
const changes = {
  game: Type.Optional(Type.String({ maxLength: 40 })),
  options: Type.Optional(ChosenOptions),
  seats: Type.Optional(SeatNumber),
  ...tableSettings,
  /** What people call the room. */
  name: Type.Optional(Type.String({ maxLength: 80 })),
};
export const ChangeSettings = strict({ ...changes, ...key });
/** After a game: back to the table, with these changes. */
export const Again = strict({ ...changes, ...key });

export const QuickMatch = strict({
  game: Type.String({ maxLength: 40 }),
  options: Type.Optional(ChosenOptions),
  seats: Type.Optional(SeatNumber),
  name: PlayerName,
  /** The level of the bots that fill the table when nobody else comes. */
  level: Type.Optional(BotLevel),
  ...contributes,
  ...key,
});

export const JoinTable = strict({
  name: PlayerName,
  /** Any free seat, or a bot's, when left out. */
  seat: Type.Optional(SeatNumber),
  /** One more seat for somebody at the same device. */
  also: Type.Optional(Type.Boolean()),
  ...program,
  ...contributes,
  ...key,
});

export const ChangeSeat = strict({
  seat: SeatNumber,
  /** Which of several own seats is given up for it. */
  from: Type.Optional(SeatNumber),
  ...key,
});
export const ChangeName = strict({ name: PlayerName, ...ownSeat, ...key });
export const AddBot = strict({ level: BotLevel, seat: Type.Optional(SeatNumber), ...key });
export const OneSeat = strict({ seat: SeatNumber, ...key });
export const OwnSeat = strict({ ...ownSeat, ...key });
export const Mute = strict({ seat: SeatNumber, muted: Type.Boolean(), ...key });
/** A browser's wish to be told, as its push service gave it; and the end of it. */
const endpoint = { endpoint: Type.String({ minLength: 1, maxLength: 1000 }) };
export const Subscribe = strict({
  ...endpoint,
  keys: strict({
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{86,88}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{21,24}={0,2}$' }),
  }),
  /** In which messages are worded. */
  language: Type.String({ pattern: '^[a-z]{2}$' }),
});
export const Unsubscribe = strict(endpoint);

export const Empty = strict({});
export const Plain = strict({ ...key });

export const Start = strict({
  /** What to do about free seats: fill them with bots, or play with fewer. Left out: refused if there are any. */
  open: Type.Optional(oneOf(OPEN_SEATS)),
  ...key,
});

/** Commits to a contribution to the coming deal (docs/fairness.md). */
export const SealContribution = strict({
  /** The room's own commitment to that deal, which must be known first. */
  commitment: Sha256,
  /** SHA-256 of the contribution's bytes. */
  seal: Sha256,
  ...key,
});
/** Shows what was sealed, when everybody has sealed. */
export const OpenContribution = strict({ contribution: Contribution, ...key });

export const Choose = strict({
  /** The game's number that the move answers: how many moves had been played. */
  number: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  move: Type.String({ minLength: 1, maxLength: 64 }),
  /** Which game of the room, if that could be in doubt. */
  game: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  ...ownSeat,
  ...key,
});

export const Draw = strict({ action: oneOf(DRAW_ACTIONS), ...ownSeat, ...key });
export const Say = Type.Union([
  strict({ text: Type.String({ minLength: 1, maxLength: 1200 }), ...ownSeat, ...key }),
  strict({ emote: oneOf(EMOTES), ...ownSeat, ...key }),
]);
export const TakeSeat = strict({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }), ...key });
export const AskHint = strict({
  number: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  level: Type.Optional(BotLevel),
  ...ownSeat,
});
/** A record file as `sixfold` writes it; its own checks say what is wrong. */
export const VerifyRecord = Type.Object({ sixfold: Type.Literal(1) }, { additionalProperties: true });
