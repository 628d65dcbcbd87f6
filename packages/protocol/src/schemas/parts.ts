import { LEVELS } from '@sixfold/game-kit';
import { Type } from 'typebox';

/** An object that takes no other fields than its own, so that a misspelt field is refused instead of ignored. */
export const strict = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

/** One of a few words. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: [...values] });

export const SEAT_KINDS = ['open', 'human', 'bot'] as const;
/** `dealing`: what everybody adds to the deal is being collected. */
export const PHASES = ['lobby', 'dealing', 'playing', 'finished'] as const;
/** When somebody who comes late gets the seat of a bot. */
export const LATECOMERS = ['now', 'round', 'game'] as const;
/** What a start does about free seats. */
export const OPEN_SEATS = ['bots', 'fewer'] as const;
export const VISIBILITIES = ['public', 'link'] as const;
export const EMOTES = ['hello', 'thanks', 'wow', 'oops', 'laugh', 'think', 'hurry', 'wellPlayed'] as const;
export const DRAW_ACTIONS = ['offer', 'accept', 'decline'] as const;

/** 128 random bits as 22 characters of base64url. */
export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'Unguessable table id' });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 15, description: 'Seats count from 0' });
/** The format of names, which `isName` checks: more than a pattern can say. */
export const NAME_FORMAT = 'player-name';
/** What people see of each other. */
export const PlayerName = Type.String({
  format: NAME_FORMAT,
  description: 'At most 24 characters that show: no controls, no hidden ones, no blanks at the ends',
});
/** Random bits of a player's own for the deal, in hexadecimal. */
export const Contribution = Type.String({ pattern: '^([0-9a-f]{2}){16,64}$' });
/** SHA-256 in hexadecimal. */
export const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** The same command sent again with the same key is done once. */
export const IdempotencyKey = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });
export const Millis = Type.Number({ description: 'Milliseconds' });
export const Timestamp = Type.Number({ description: 'Milliseconds since 1970' });
export const BotLevel = oneOf(LEVELS);

/** How long people may think. */
export const Clock = Type.Union([
  strict({ kind: Type.Literal('none') }),
  /** For every decision. */
  strict({ kind: Type.Literal('move'), seconds: Type.Integer({ minimum: 5, maximum: 3600 }) }),
  /** For the whole game, and some seconds back after every decision. */
  strict({
    kind: Type.Literal('game'),
    seconds: Type.Integer({ minimum: 30, maximum: 10_800 }),
    increment: Type.Integer({ minimum: 0, maximum: 120 }),
  }),
  /** For every decision, by the day. */
  strict({ kind: Type.Literal('day'), days: Type.Integer({ minimum: 1, maximum: 14 }) }),
]);

/** Options of a game as chosen; the game itself says what is wrong with them. */
export const ChosenOptions = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), {
  maxProperties: 40,
});

/** Every refusal: the code for programs, parameters for the sentence, and whether trying again can help. */
export const Problem = Type.Object({
  code: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  /** True: nothing is wrong with the request; send it again (same key) in a moment. */
  retry: Type.Boolean(),
});
