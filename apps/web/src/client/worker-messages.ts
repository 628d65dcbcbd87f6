import type { BotLevel, PlayState } from '@sixfold/protocol';
import type { DeviceGame } from './device-games.js';
import type { MatchPlay } from './match-play.js';
import type { Refused } from './table-client.js';

/** What the page asks the worker that runs a game on this device. */
export type ToHost =
  | { readonly kind: 'start'; readonly game: DeviceGame }
  | { readonly kind: 'choose'; readonly ask: number; readonly seat: number; readonly move: string }
  | { readonly kind: 'show'; readonly seat: number | undefined; readonly after: number }
  | { readonly kind: 'next'; readonly ask: number };

/** What the worker tells the page. */
export type FromHost =
  | { readonly kind: 'refused'; readonly ask: number; readonly refused: Refused }
  | { readonly kind: 'done'; readonly ask: number }
  | { readonly kind: 'broken'; readonly refused: Refused }
  | {
      readonly kind: 'changed';
      readonly moves: readonly string[];
      readonly choices: readonly string[];
      readonly options: Readonly<Record<string, unknown>>;
      /** Who still thinks; the page knows which of them are people. */
      readonly thinking: readonly number[];
      readonly finished: boolean;
      readonly match: MatchPlay;
    }
  | { readonly kind: 'play'; readonly seat: number | undefined; readonly play: PlayState }
  | {
      readonly kind: 'nextOptions';
      readonly ask: number;
      readonly options: Readonly<Record<string, unknown>>;
    };

/** A bot's question and answer. */
export interface ToBot {
  readonly ask: number;
  readonly game: string;
  readonly level: BotLevel;
  readonly view: unknown;
  readonly seat: number;
  readonly legal: readonly string[];
  readonly seed: string;
}
export interface FromBot {
  readonly ask: number;
  readonly move: string;
}
