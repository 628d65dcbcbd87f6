import type { MatchRecord } from '@sixfold/game-kit';
import type { BotLevel, PlayState, TableState } from '@sixfold/protocol';
import type { Command, Entry } from '@sixfold/table';
import type { DeviceGame } from './device-games.js';
import type { Refused } from './table-client.js';

/** What the page asks the worker that keeps a room on this device. */
export type ToHost =
  | { readonly kind: 'start'; readonly game: DeviceGame }
  | { readonly kind: 'do'; readonly ask: number; readonly command: Command }
  | { readonly kind: 'show'; readonly seat: number | undefined; readonly after: number };

/** What the worker tells the page. */
export type FromHost =
  | { readonly kind: 'refused'; readonly ask: number; readonly refused: Refused }
  | { readonly kind: 'done'; readonly ask: number }
  | { readonly kind: 'broken'; readonly refused: Refused }
  | Changed
  | { readonly kind: 'play'; readonly seat: number | undefined; readonly play: PlayState };

/** Something happened in the room. */
export interface Changed {
  readonly kind: 'changed';
  /** What is to be kept besides what is kept already; `whole` instead of it, when a new game begins. */
  readonly entries: readonly Entry[];
  readonly whole: boolean;
  readonly table: TableState;
  /** Who still thinks; the page knows which of them are people. */
  readonly thinking: readonly number[];
  readonly game: number;
  readonly number: number;
  readonly record?: MatchRecord;
}

/** A bot's question and answer. */
export interface ToBot {
  readonly ask: number;
  readonly game: string;
  readonly level: BotLevel;
  readonly view: unknown;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly seed: string;
  readonly patience: number;
}
export interface FromBot {
  readonly ask: number;
  readonly move: string;
}
