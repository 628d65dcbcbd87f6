import { Type } from 'typebox';
import {
  BotLevel,
  ChosenOptions,
  Clock,
  Contribution,
  DRAW_ACTIONS,
  EMOTES,
  IdempotencyKey,
  oneOf,
  PlayerName,
  SeatNumber,
  strict,
  VISIBILITIES,
} from './parts.js';

const tableSettings = {
  clock: Type.Optional(Clock),
  /** `public`: anyone finds it in the list. `link`: only who has the link. */
  visibility: Type.Optional(oneOf(VISIBILITIES)),
  /** Whether people without a seat may watch. */
  spectators: Type.Optional(Type.Boolean()),
  chat: Type.Optional(Type.Boolean()),
  /** Whether the game starts by itself as soon as every seat is taken. */
  startWhenFull: Type.Optional(Type.Boolean()),
};

export const CreateTable = strict({
  game: Type.String({ maxLength: 40 }),
  options: Type.Optional(ChosenOptions),
  seats: SeatNumber,
  ...tableSettings,
  /** A match of several games: best of this many. 1, the default, goes on for as long as people like. */
  bestOf: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  /** The name of who creates it. */
  name: PlayerName,
  /** Where the creator sits: a seat (0 by default), or null to stand by and watch. */
  seat: Type.Optional(Type.Union([SeatNumber, Type.Null()])),
  /** Bots to seat at once, from the lowest free seat on. */
  bots: Type.Optional(Type.Array(BotLevel, { maxItems: 16 })),
  contribution: Type.Optional(Contribution),
  key: Type.Optional(IdempotencyKey),
});

/** What the host may change: everything in the lobby, later only `spectators` and `chat`. */
export const ChangeSettings = strict({
  options: Type.Optional(ChosenOptions),
  seats: Type.Optional(SeatNumber),
  ...tableSettings,
});

export const QuickMatch = strict({
  game: Type.String({ maxLength: 40 }),
  options: Type.Optional(ChosenOptions),
  seats: Type.Optional(SeatNumber),
  name: PlayerName,
  /** The level of the bots that fill the table when nobody else comes. */
  level: Type.Optional(BotLevel),
  contribution: Type.Optional(Contribution),
});

export const JoinTable = strict({
  name: PlayerName,
  /** Any free seat when left out. */
  seat: Type.Optional(SeatNumber),
  contribution: Type.Optional(Contribution),
});

export const ChangeSeat = strict({ seat: SeatNumber });
export const ChangeName = strict({ name: PlayerName });
export const AddBot = strict({ level: BotLevel, seat: Type.Optional(SeatNumber) });
export const OneSeat = strict({ seat: SeatNumber });
export const TakeOver = strict({ seat: SeatNumber, level: Type.Optional(BotLevel) });
export const Mute = strict({ seat: SeatNumber, muted: Type.Boolean() });
export const Empty = strict({});

export const Choose = strict({
  /** The match's number that the move answers: how many moves had been played. */
  number: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  move: Type.String({ minLength: 1, maxLength: 64 }),
  key: Type.Optional(IdempotencyKey),
});

export const Draw = strict({ action: oneOf(DRAW_ACTIONS) });
export const Say = Type.Union([
  strict({ text: Type.String({ minLength: 1, maxLength: 300 }) }),
  strict({ emote: oneOf(EMOTES) }),
]);
export const Rematch = strict({ contribution: Type.Optional(Contribution) });
export const TakeSeat = strict({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }) });
export const AskHint = strict({
  number: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  level: Type.Optional(BotLevel),
});
/** A record file as `sixfold` writes it; its own checks say what is wrong. */
export const VerifyRecord = Type.Object({ sixfold: Type.Literal(1) }, { additionalProperties: true });
