import type { Seat } from '@sixfold/game-kit';
import type { Card } from './cards.js';
import type { Trap } from './traps.js';

/** What can happen in 6 nimmt!, for logs, animation and sound. A fact with `to` is for that seat alone. */
export type NimmtFact =
  | { readonly kind: 'roundStarted'; readonly round: number; readonly rows: readonly (readonly Card[])[] }
  | { readonly kind: 'dealt'; readonly to: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'trapsDrawn'; readonly to: Seat; readonly traps: readonly Trap[] }
  | { readonly kind: 'picked'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'rowsOpened'; readonly rows: readonly (readonly Card[])[] }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly masked: boolean }
  | {
      readonly kind: 'revealed';
      readonly lays: readonly { readonly seat: Seat; readonly cards: readonly Card[] }[];
    }
  | { readonly kind: 'maskChosen'; readonly seat: Seat }
  | { readonly kind: 'zeroKept'; readonly seat: Seat }
  | { readonly kind: 'zeroAside'; readonly seat: Seat }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly card: Card;
      readonly row: number;
      /** The card fitted nowhere and went behind the highest row (N-25). */
      readonly low: boolean;
      /** The card is a row's sixth by a stretch (N-67). */
      readonly stretched: boolean;
    }
  | {
      readonly kind: 'tookRow';
      readonly seat: Seat;
      /** The card that stays as the row's only one. */
      readonly card: Card;
      readonly row: number;
      readonly cards: readonly Card[];
      readonly heads: number;
      /** Taken by choice, because the card was lower than every row (N-11). */
      readonly chosen: boolean;
    }
  | {
      readonly kind: 'trapPlayed';
      readonly seat: Seat;
      readonly trap: Trap;
      /** The value of a shift, or the card of a drop. */
      readonly value?: number;
    }
  | { readonly kind: 'answered'; readonly seat: Seat }
  | { readonly kind: 'trapWorked'; readonly seat: Seat; readonly trap: Trap; readonly value?: number }
  | { readonly kind: 'trapBlocked'; readonly seat: Seat; readonly trap: Trap }
  | {
      readonly kind: 'counted';
      readonly round: number;
      readonly points: readonly number[];
      readonly totals: readonly number[];
    }
  | { readonly kind: 'gameEnded'; readonly ranks: readonly number[] };
