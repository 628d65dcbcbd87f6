import type { Seat } from '@sixfold/game-kit';

/** What can happen in Goofspiel. */
export type GoofspielFact =
  | { readonly kind: 'bid'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly bids: readonly number[]; readonly prize: number }
  | {
      readonly kind: 'taken';
      readonly seat: Seat;
      readonly prizes: readonly number[];
      readonly points: number;
    }
  | {
      readonly kind: 'tied';
      readonly seats: readonly Seat[];
      readonly prize: number;
      readonly waits: boolean;
    }
  | { readonly kind: 'turned'; readonly prize: number; readonly left: number }
  | { readonly kind: 'ended'; readonly points: readonly number[] };
