import { type Game, legalTexts, type Seat, type Viewer } from '@sixfold/game-kit';

/** Everybody who can look at a match. */
export const viewersOf = (seats: number): Viewer[] => [...seatsOf(seats), 'spectator'];

export const seatsOf = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** Everything that anyone can ask a state, as one text: equal texts mean that nobody can tell the states apart. */
export function snapshot(game: Game, state: unknown, seats: number): string {
  return JSON.stringify({
    table: game.table(state),
    views: viewersOf(seats).map((viewer) => game.view(state, viewer)),
    toAct: game.toAct(state),
    legal: seatsOf(seats).map((seat) => legalTexts(game, state, seat)),
    outcome: game.outcome(state),
  });
}
