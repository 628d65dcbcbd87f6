import type { Ended, GameOptions, Outcome, Seat } from '@sixfold/game-kit';
import type { BotLevel, ChatMessage, Clock, Latecomers, Visibility } from '@sixfold/protocol';

/** A person as the room knows them: on a server the hash of their token, on a device a fixed name. */
export type PersonId = string;

/** What the host decides about a room. */
export interface Settings {
  readonly game: string;
  readonly options: GameOptions;
  readonly seats: number;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly startWhenFull: boolean;
  /** The level of every bot that plays in a person's place. */
  readonly standIn: BotLevel;
  /** When somebody who comes late gets the seat of a bot. */
  readonly latecomers: Latecomers;
  /** Whether a person among bots may take a move back. */
  readonly takeBack: boolean;
  /** A series: best of this many games. 1 goes on for as long as people like. */
  readonly bestOf: number;
  /** Whether programs of other people may sit down. */
  readonly programs?: boolean;
  /** Whether people may ask for hints among people; whoever is alone with bots always may. */
  readonly hints?: boolean;
  /** What people call the room, so that they find it again next week. */
  readonly name?: string;
}

/** How a room of the quick match fills up. */
export interface Quick {
  /** Whoever wishes for the same plays together. */
  readonly key: string;
  readonly level: BotLevel;
  readonly fillAt: number;
}

/** A move of a game with who really made it. */
export interface Played {
  readonly seat: Seat;
  readonly move: string;
  /** A bot made it for a person. */
  readonly auto?: true;
}

/** Why a bot plays in a person's place: only what a person did not choose themselves ends by itself. */
export type StandInCause = 'left' | 'away' | 'time';

/** What the seed of a deal is computed from (docs/fairness.md). */
export type DealSource =
  /** By a room of today. Per seat the hash and the value; `DECLINED` and `ADDED_BY_BOT` where there is none. */
  | {
      readonly version: 2;
      readonly deal: number;
      readonly seals: readonly string[];
      readonly contributions: readonly string[];
      /** Seats that had sealed and did not open, for each preparation of this game that was given up. */
      readonly restarts?: readonly (readonly Seat[])[];
    }
  /** By a server before rooms: contributions were sent openly, when sitting down. */
  | { readonly version: 1; readonly secret: string; readonly contributions: readonly string[] }
  /** A saved game of a device before rooms: a seed of its own. */
  | { readonly version: 0; readonly seed: string };

/** A finished match of a room, which people call a game. */
export interface FinishedMatch {
  /** Counts the games of the room, from 1. */
  readonly game: number;
  readonly rules: string;
  readonly names: readonly string[];
  /** Who sat where; empty for a bot. */
  readonly people: readonly PersonId[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  readonly reason?: string;
  readonly at: number;
  /** The stored step of the log in which it was dealt: its record is read from there. */
  readonly step: number;
}

/** A person and a place, as plain data. */
export interface PersonData {
  readonly id: PersonId;
  readonly name: string;
  readonly contributes: boolean;
  readonly program?: true;
  readonly presentSince?: number;
  readonly awaySince?: number;
  readonly muted: boolean;
  /** Left while the deal was prepared: the seat is kept for this game. */
  readonly gone?: true;
  /** Their last commands, so that a repeated one is recognised after the deal too. */
  readonly keys?: readonly string[];
}

/** A link to another device, as plain data. */
export interface LinkData {
  readonly person: PersonId;
  readonly hash: string;
  readonly expiresAt: number;
  readonly usedBy?: PersonId;
}

export type PlaceData =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  | { readonly kind: 'human'; readonly person: PersonId; readonly name: string };

/** Everything that a reader needs in order to begin here instead of with the room's first entry. */
export interface Checkpoint {
  readonly createdAt: number;
  readonly root: string;
  readonly settings: Settings;
  readonly people: readonly PersonData[];
  readonly host?: PersonId;
  readonly places: readonly PlaceData[];
  readonly games: readonly FinishedMatch[];
  readonly series: readonly Outcome[];
  readonly talk: readonly ChatMessage[];
  readonly said: number;
  readonly code?: string;
  readonly previous?: string;
  readonly next?: string;
  readonly links?: readonly LinkData[];
}

/**
 * Everything that can happen to a room. Its history is a list of these; the rest follows from them. They are a
 * format: what is written here must be read by every later version (`entries.golden.json` has one of each).
 */
export type RoomEvent =
  | {
      readonly kind: 'created';
      readonly version: 2;
      /** The secret of every deal grows from this; it is never shown. */
      readonly root: string;
      readonly settings: Settings;
      readonly quick?: Quick;
      readonly code?: string;
    }
  /** Somebody belongs to the room from now on. */
  | {
      readonly kind: 'came';
      readonly person: PersonId;
      readonly name: string;
      readonly contributes?: true;
      readonly program?: true;
    }
  | { readonly kind: 'sat'; readonly person: PersonId; readonly seat: Seat; readonly name: string }
  /** Somebody waits for the seat of a bot until the next round. */
  | { readonly kind: 'waits'; readonly person: PersonId; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'botSat'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly kind: 'stood'; readonly seat: Seat }
  /** Two places change what is on them. */
  | { readonly kind: 'swapped'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'named'; readonly seat: Seat; readonly name: string }
  /** Somebody goes for good, by their own wish or (`removed`) the host's. */
  | { readonly kind: 'left'; readonly person: PersonId; readonly removed?: true }
  | { readonly kind: 'away'; readonly person: PersonId; readonly since: number }
  | { readonly kind: 'back'; readonly person: PersonId }
  | { readonly kind: 'host'; readonly person: PersonId }
  | { readonly kind: 'settings'; readonly change: Partial<Settings> }
  | { readonly kind: 'coded'; readonly code: string }
  /** After a game: people look at the table again before the next one. */
  | { readonly kind: 'prepared' }
  | { readonly kind: 'willing'; readonly person: PersonId }
  /** The next game is wanted: what is missing for its deal is collected. */
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'dealing';
      readonly stage: DealStage;
      readonly people: readonly PersonId[];
      readonly until: number;
    }
  | { readonly kind: 'sealed'; readonly person: PersonId; readonly seal: string }
  | { readonly kind: 'unsealed'; readonly person: PersonId; readonly contribution: string }
  /** A preparation is given up, because somebody did not open what they had sealed. */
  | { readonly kind: 'restarted'; readonly missing: readonly PersonId[] }
  | {
      readonly kind: 'dealt';
      readonly source: DealSource;
      /** Of the game's rules; 1 if left out. */
      readonly edition?: number;
      readonly room?: Checkpoint;
    }
  /** A choice while others still think. */
  | { readonly kind: 'chose'; readonly seat: Seat; readonly move: string; readonly auto?: true }
  /** Choices become moves, in this order. `by`: whose choice was the last. */
  | { readonly kind: 'played'; readonly by: Seat; readonly moves: readonly Played[] }
  /** The game goes on from an earlier number. */
  | { readonly kind: 'tookBack'; readonly number: number }
  /** These have used up their time for this decision. */
  | { readonly kind: 'timeUp'; readonly seats: readonly Seat[] }
  | ({ readonly kind: 'ended' } & Ended)
  /** Somebody asked what a bot would do; everybody is shown that. */
  | { readonly kind: 'hinted'; readonly seat: Seat }
  | { readonly kind: 'drawOffered'; readonly seat: Seat }
  | { readonly kind: 'drawDeclined'; readonly seat: Seat }
  | {
      readonly kind: 'standIn';
      readonly seat: Seat;
      readonly level: BotLevel;
      readonly cause?: StandInCause;
    }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | {
      readonly kind: 'said';
      readonly person?: PersonId;
      readonly seat?: Seat;
      readonly name: string;
      readonly text?: string;
      readonly emote?: string;
    }
  | { readonly kind: 'silenced'; readonly person: PersonId; readonly muted: boolean }
  | { readonly kind: 'signalled'; readonly seat: Seat }
  | {
      readonly kind: 'linkMade';
      readonly person: PersonId;
      readonly hash: string;
      readonly expiresAt: number;
    }
  /** All that was one person's is another's from now on: the same human at another device. */
  | { readonly kind: 'movedOver'; readonly from: PersonId; readonly to: PersonId; readonly hash: string }
  /** No server or no database: nobody's clock ran. */
  | { readonly kind: 'outage'; readonly from: number; readonly to: number }
  /** Nobody has been there for a long time. Whoever comes wakes the room up. */
  | { readonly kind: 'slept' };

/** A deal is prepared in two stages: everybody commits to a contribution, then everybody shows theirs. */
export type DealStage = 'seal' | 'open';

/** When it happened, and the command behind it: the same key of the same person is done once. */
export interface Stamp {
  readonly at: number;
  /** Whose command it was, unless that is clear from the seat that moves. */
  readonly who?: PersonId;
  readonly key?: string;
}

export type Entry = RoomEvent & Stamp;
