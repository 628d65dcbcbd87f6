// What the slow reference of the 6 nimmt! family is made of. It is written from the rules alone and shares no
// code with the engine: plain arrays, copied and sorted wherever that is the shortest way to say a rule.

/** The options of a trace's first line, all spelled out. */
export interface Options {
  readonly variant: 'classic' | 'plus' | 'plus-even' | 'zero' | 'simple' | 'ole';
  readonly limit?: number;
  readonly rounds: number | null;
  readonly deck?: 'full' | 'tactics';
  readonly draft?: boolean;
  readonly starter: number;
  readonly traps?: 'shared' | 'own';
  readonly copies?: number;
  readonly unique?: boolean;
  readonly collections?: readonly Readonly<Record<string, number>>[] | null;
}

/** The `table` of a trace line. */
export interface Shown {
  readonly round: number;
  readonly rows: readonly (readonly number[])[];
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly traps?: readonly (readonly string[])[];
  readonly laid?: readonly (readonly number[])[];
  readonly open?: readonly number[];
}

/** A game under way, as the reference believes it to be. */
export interface World {
  readonly options: Options;
  readonly seats: number;
  round: number;
  rows: number[][];
  hands: number[][];
  piles: number[][];
  totals: number[];
  traps: string[][];
  laid: number[][];
  open: number[];
  /** The table of the current trace line. Only a new deal is read from it, since chance cannot be derived. */
  shown: Shown;
  /** Counts that something worth covering happened. */
  readonly saw: (what: string) => void;
}

/** Who must act, and the legal moves of each. */
export type Asked = ReadonlyMap<number, readonly string[]>;

/** A stretch of play: hands out who is asked, is handed what one of them answered. */
export type Play<Result = void> = Generator<Asked, Result, { seat: number; move: string }>;

/** Asks several players at once; they answer in any order. */
export function* askAll(asked: Asked, answered: (seat: number, move: string) => void): Play {
  const waiting = new Map(asked);
  while (waiting.size > 0) {
    const { seat, move } = yield new Map(waiting);
    waiting.delete(seat);
    answered(seat, move);
  }
}

/** Asks one player. */
export function* ask(seat: number, legal: readonly string[]): Play<string> {
  const { move } = yield new Map([[seat, [...legal].sort()]]);
  return move;
}

/** Stops the check, because the trace is not what the rules say. */
export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

export const ascending = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

export const seatsOf = (world: World): number[] => Array.from({ length: world.seats }, (_, seat) => seat);

/** The seats in turn, the one after `seat` first and `seat` itself last. */
export const inTurnAfter = (world: World, seat: number): number[] =>
  seatsOf(world).map((step) => (seat + 1 + step) % world.seats);

/** Takes one copy of an item out of a list. */
export function removeOne<Item>(list: Item[], item: Item): void {
  check(list.includes(item), `${String(item)} is not among ${list.join(' ')}`);
  list.splice(list.indexOf(item), 1);
}

/** N-1. */
export function bulls(card: number): number {
  if (card === 0) return 0;
  if (card === 55) return 7;
  if (card % 11 === 0) return 5;
  if (card % 10 === 0) return 3;
  if (card % 5 === 0) return 2;
  return 1;
}

export const bullsOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + bulls(card), 0);
