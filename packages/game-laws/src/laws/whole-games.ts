import { type Game, hasSeat, isRefusal, type Outcome, readOptions } from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import { setupOf } from '../law-case.js';
import { legalMoves, playOn, rngFor, start } from '../random-match.js';
import { seatsOf } from '../snapshot.js';
import { violated } from '../violation.js';

/** Someone must act exactly while there is no outcome; lists, texts and conserved things are in order throughout. */
export function wholeGameLaw(game: Game, lawCase: LawCase, seed: number): void {
  const { seats, conserved } = lawCase;
  const setup = setupOf(game, lawCase, `laws ${seed}`);
  const state = start(game, setup);
  const kept = JSON.stringify(conserved?.(game.table(state)));
  const check = () => {
    checkWhoActs(game, state, seats);
    const now = JSON.stringify(conserved?.(game.table(state)));
    if (now !== kept) violated('something was not conserved', kept, now);
  };
  playOn(game, state, rngFor(seed), check);
  check();
  const outcome = game.outcome(state) as Outcome;
  checkOutcome(outcome, seats);
  const next = readOptions(game, game.nextOptions(setup.options, seats, outcome), seats);
  if (isRefusal(next)) violated('the options of the next game are refused', next);
}

function checkWhoActs(game: Game, state: unknown, seats: number): void {
  const acting = game.toAct(state);
  const isOver = game.outcome(state) !== undefined;
  if ((acting === 0) !== isOver)
    violated('someone must act exactly while there is no outcome', { acting, isOver });
  if (acting >= 2 ** seats) violated('a seat that does not exist must act', { acting });
  for (const seat of seatsOf(seats)) {
    const moves = legalMoves(game, state, seat);
    if (moves.length > 0 !== hasSeat(acting, seat)) {
      violated('a seat has legal moves exactly while it must act', { seat, acting, moves: moves.length });
    }
    checkMoves(game, state, moves);
  }
}

function checkMoves(game: Game, state: unknown, moves: readonly number[]): void {
  const texts = moves.map((move) => game.formatMove(state, move));
  if (new Set(texts).size !== moves.length) violated('a legal move is listed twice', texts);
  for (const [index, text] of texts.entries()) {
    if (game.parseMove(state, text) !== moves[index])
      violated('a move does not survive being written and read', text);
  }
}

function checkOutcome({ scores, ranks }: Outcome, seats: number): void {
  const isWhole = scores.length === seats && ranks.length === seats && scores.every(Number.isFinite);
  const arePlaces = ranks.every((place) => place === 1 + ranks.filter((other) => other < place).length);
  if (!isWhole || !arePlaces)
    violated('an outcome has a score and a place for every seat', { scores, ranks });
}
