import type { GameOptions, Outcome, Seat } from '@sixfold/game-kit';
import type { BotLevel, Clock, Ending, Visibility } from '@sixfold/protocol';

/** A player as the server knows them: the hash of their token. */
export type Player = string;

/** What the host decides about a table. */
export interface Settings {
  readonly options: GameOptions;
  readonly seats: number;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly startWhenFull: boolean;
}

/** How a table of the quick match fills up. */
export interface Quick {
  /** Whoever wishes for the same plays together. */
  readonly key: string;
  readonly level: BotLevel;
  readonly fillAt: number;
}

export interface Created extends Settings {
  readonly kind: 'created';
  readonly game: string;
  readonly host: Player;
  /** The deal's secret and that of the next deal grow from this; it is never shown. */
  readonly root: string;
  readonly quick?: Quick;
  /** A match of several games: best of this many. */
  readonly bestOf?: number;
  /** For a rematch: where these people come from and how their games ended. */
  readonly previous?: string;
  readonly results?: readonly Outcome[];
}

/** A move of the match with who really made it. */
export interface Played {
  readonly seat: Seat;
  readonly move: string;
  /** A bot made it for a person. */
  readonly auto?: true;
}

/** Everything that can happen to a table. Its history is a list of these; the rest follows from them. */
export type Happening =
  | Created
  | {
      readonly kind: 'joined';
      readonly seat: Seat;
      readonly player: Player;
      readonly name: string;
      readonly contribution: string;
    }
  | { readonly kind: 'botJoined'; readonly seat: Seat; readonly level: BotLevel }
  /** A seat is free again (in the lobby). */
  | { readonly kind: 'freed'; readonly seat: Seat }
  | { readonly kind: 'seatChanged'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'named'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'hostChanged'; readonly host: Player }
  | { readonly kind: 'settings'; readonly change: Partial<Settings> }
  | { readonly kind: 'started' }
  /** A choice while others still think. */
  | {
      readonly kind: 'chose';
      readonly seat: Seat;
      readonly move: string;
      readonly auto?: true;
      readonly key?: string;
    }
  /** Choices become moves, in this order. `by`: whose choice was the last. */
  | {
      readonly kind: 'played';
      readonly by: Seat;
      readonly moves: readonly Played[];
      readonly key?: string;
    }
  | { readonly kind: 'ended'; readonly reason: Ending; readonly seat?: Seat }
  | { readonly kind: 'drawOffered'; readonly seat: Seat }
  | { readonly kind: 'drawDeclined'; readonly seat: Seat }
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | {
      readonly kind: 'said';
      readonly seat?: Seat;
      readonly name: string;
      readonly text?: string;
      readonly emote?: string;
    }
  | { readonly kind: 'muted'; readonly seat: Seat; readonly muted: boolean }
  | { readonly kind: 'signalled'; readonly seat: Seat }
  | { readonly kind: 'linked'; readonly seat: Seat; readonly hash: string; readonly expiresAt: number }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly player: Player }
  | { readonly kind: 'wantsRematch'; readonly seat: Seat; readonly contribution: string }
  | { readonly kind: 'next'; readonly table: string };

/** Something that happened, and when. */
export type Entry = Happening & { readonly at: number };
