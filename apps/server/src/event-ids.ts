/** A game of a room, and how many of its moves somebody knows. */
export interface KnownEvent {
  readonly game: number;
  readonly number: number;
  /** How often moves were taken back by then: a number may come twice. */
  readonly takenBack?: number;
}

/** No game has as many moves. */
const MOST_MOVES = 1_000_000;

/**
 * The id of a `play` event: the number of moves played, and from the second game of a room on the games before it in
 * the millions, so that one number says what a listener knows.
 */
export const eventId = ({ game, number }: KnownEvent): number => (game - 1) * MOST_MOVES + number;

export const knownEvent = (id: number): KnownEvent => ({
  game: Math.floor(id / MOST_MOVES) + 1,
  number: id % MOST_MOVES,
});
