import { type Game, hasSeat, type Rng, type Seat, seatsIn, shuffle } from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import { choices, legalMoves, pick, randomGame, type Step, visitSome } from '../random-game.js';
import { snapshot } from '../snapshot.js';
import { same, violated } from '../violation.js';

const STOPS = 12;

/** Seats that must act at the same time may answer in any order: what comes of it is the same. */
export function orderLaw(game: Game, lawCase: LawCase, seed: number): void {
  const rng = choices(seed + 2);
  visitSome(game, randomGame(game, lawCase, seed), rng, STOPS, (state) => {
    const acting = seatsIn(game.toAct(state));
    if (acting.length < 2) return;
    const steps = acting.map((seat) => ({ seat, move: pick(rng, legalMoves(game, state, seat)) }));
    const expected = playInOrder(game, state, steps, lawCase.seats);
    for (const order of [steps.toReversed(), shuffled(rng, steps)]) {
      const seats = order.map(({ seat }) => seat).join(', ');
      same(
        `the order of moves made at the same time matters: ${seats}`,
        playInOrder(game, state, order, lawCase.seats),
        expected,
      );
    }
  });
}

function playInOrder(game: Game, before: unknown, steps: readonly Step[], seats: number): string {
  const state = game.copy(before);
  for (const { seat, move } of steps) {
    if (!hasSeat(game.toAct(state), seat))
      violated('a seat is no longer asked because another answered first', { seat });
    const refusal = game.apply(state, seat, move);
    if (refusal !== undefined)
      violated('a move became illegal because another seat answered first', { seat, refusal });
  }
  return snapshot(game, state, seats);
}

function shuffled<Item>(rng: Rng, items: readonly Item[]): Item[] {
  const order: Seat[] = items.map((_, index) => index);
  shuffle(rng, order);
  return order.map((index) => items[index] as Item);
}
