import { type Fact, type Game } from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import {
  applyListed,
  playOn,
  type RandomMatch,
  randomMatch,
  rngFor,
  start,
  visitSome,
} from '../random-match.js';
import { snapshot } from '../snapshot.js';
import { same } from '../violation.js';

const STOPS = 4;

/** A copy is equal and independent, made fresh or into a used state; and asking for facts changes nothing. */
export function copyLaw(game: Game, lawCase: LawCase, seed: number): void {
  const played = randomMatch(game, lawCase, seed);
  const rng = rngFor(seed + 3);
  const { seats } = lawCase;
  const end = finish(game, start(game, played.setup), played, 0);
  const last = snapshot(game, end, seats);
  visitSome(game, played, rng, STOPS, (state, index) => {
    const before = snapshot(game, state, seats);
    const copy = game.copy(state);
    const used = game.copy(end);
    game.copyInto(state, used);
    same('a copy differs', snapshot(game, copy, seats), before);
    same('a copy into a used state differs', snapshot(game, used, seats), before);
    same('a copy plays on differently', snapshot(game, finish(game, copy, played, index), seats), last);
    same(
      'a copy into a used state plays on differently',
      snapshot(game, finish(game, used, played, index), seats),
      last,
    );
    playOn(game, game.copy(state), rng);
    same('playing with a copy changed the original', snapshot(game, state, seats), before);
  });
  same('asking for facts changes the game', snapshot(game, finishWithFacts(game, played), seats), last);
}

function finish(game: Game, state: unknown, { moves }: RandomMatch, from: number): unknown {
  for (const played of moves.slice(from)) applyListed(game, state, played);
  return state;
}

function finishWithFacts(game: Game, { setup, moves }: RandomMatch): unknown {
  const state = start(game, setup);
  const facts: Fact[] = [];
  for (const { seat, move } of moves) game.apply(state, seat, move, facts);
  return state;
}
