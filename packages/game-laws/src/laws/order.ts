import {
  type Fact,
  factsFor,
  type Game,
  hasSeat,
  type Move,
  type Rng,
  type Seat,
  seatsIn,
  shuffle,
} from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import { legalMoves, pick, randomMatch, rngFor, type SeatMove, visitSome } from '../random-match.js';
import { snapshot, viewersOf } from '../snapshot.js';
import { same, violated } from '../violation.js';

const STOPS = 12;

/** Seats that must act at the same time may answer in any order: the result is the same. */
export function orderLaw(game: Game, lawCase: LawCase, seed: number): void {
  const rng = rngFor(seed + 2);
  visitSome(game, randomMatch(game, lawCase, seed), rng, STOPS, (state) => {
    const acting = seatsIn(game.toAct(state));
    if (acting.length < 2) return;
    const moves = acting.map((seat) => ({ seat, move: pick(rng, legalMoves(game, state, seat)) }));
    const expected = playInOrder(game, state, moves, lawCase.seats);
    for (const order of [moves.toReversed(), shuffled(rng, moves)]) {
      const seats = order.map(({ seat }) => seat).join(', ');
      same(
        `the order of moves made at the same time matters: ${seats}`,
        playInOrder(game, state, order, lawCase.seats),
        expected,
      );
    }
  });
}

/** What a seat chooses while others are still choosing is known to nobody else: any two choices look the same. */
export function hiddenChoiceLaw(game: Game, lawCase: LawCase, seed: number): void {
  const rng = rngFor(seed + 6);
  visitSome(game, randomMatch(game, lawCase, seed), rng, STOPS, (state) => {
    const acting = seatsIn(game.toAct(state));
    if (acting.length < 2) return;
    const seat = pick(rng, acting);
    const moves = legalMoves(game, state, seat);
    const move = pick(rng, moves);
    const openly = (other: Move) => lawCase.openly?.(game.formatMove(state, other));
    const alike = moves.filter((other) => openly(other) === openly(move));
    const expected = seenByOthers(game, state, { seat, move }, lawCase.seats);
    const actual = seenByOthers(game, state, { seat, move: pick(rng, alike) }, lawCase.seats);
    same(`others see what seat ${seat} chose while someone is still choosing`, actual, expected);
  });
}

function seenByOthers(game: Game, before: unknown, played: SeatMove, seats: number): string {
  const state = game.copy(before);
  const facts: Fact[] = [];
  game.apply(state, played.seat, played.move, facts);
  const others = viewersOf(seats).filter((viewer) => viewer !== played.seat);
  const seen = others.map((viewer) => ({ view: game.view(state, viewer), facts: factsFor(viewer, facts) }));
  return JSON.stringify({ seen, toAct: game.toAct(state) });
}

function playInOrder(game: Game, before: unknown, moves: readonly SeatMove[], seats: number): string {
  const state = game.copy(before);
  for (const { seat, move } of moves) {
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
