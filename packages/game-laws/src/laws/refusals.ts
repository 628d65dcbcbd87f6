import {
  below,
  type Game,
  isRefusal,
  legalTexts,
  Match,
  type Move,
  type Rng,
  type Seat,
} from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import {
  applyListed,
  legalMoves,
  pick,
  type RandomMatch,
  randomMatch,
  rngFor,
  start,
  visitSome,
} from '../random-match.js';
import { seatsOf, snapshot } from '../snapshot.js';
import { same, violated } from '../violation.js';

const STOPS = 6;
const MOVES_TRIED = 40;
/** Nonsense, near misses and things that trip naive readers of numbers. */
const STRANGE_TEXTS = [
  '',
  ' ',
  '-1',
  '0',
  '1e3',
  '01',
  '١',
  'NaN',
  'null',
  '__proto__',
  'r0',
  'r5',
  '+',
  ':',
  '=',
  '0,0',
  'x'.repeat(5000),
];

/** Listed moves apply, and every other move of anyone is refused without changing anything. */
export function refusalLaw(game: Game, lawCase: LawCase, seed: number): void {
  const played = randomMatch(game, lawCase, seed);
  const rng = rngFor(seed + 1);
  const texts = textsOf(game, played, rng);
  visitSome(game, played, rng, STOPS, (state) => {
    const before = snapshot(game, state, lawCase.seats);
    for (const seat of seatsOf(lawCase.seats)) {
      tryListed(game, state, seat, rng);
      tryOthers(game, state, seat, texts, rng);
    }
    same('a refused move changed something', snapshot(game, state, lawCase.seats), before);
  });
  tryThroughMatch(game, played, lawCase.seats);
}

/** Moves of the whole game as texts, and damaged copies of them. */
function textsOf(game: Game, { setup, moves }: RandomMatch, rng: Rng): string[] {
  const seen = new Set(STRANGE_TEXTS);
  const state = start(game, setup);
  for (const played of moves) {
    const text = game.formatMove(state, played.move);
    seen.add(text);
    seen.add(`${text} `);
    seen.add(damage(text, rng));
    applyListed(game, state, played);
  }
  return [...seen];
}

function damage(text: string, rng: Rng): string {
  const at = below(rng, text.length + 1);
  return (
    text.slice(0, at) +
    pick(rng, ['', '0', '1', '-', ',', '>', '=', '+', '?', ':']) +
    text.slice(at + below(rng, 2))
  );
}

function tryListed(game: Game, state: unknown, seat: Seat, rng: Rng): void {
  const moves = legalMoves(game, state, seat);
  for (let tried = 0; tried < Math.min(MOVES_TRIED, moves.length); tried++) {
    const move = moves.length <= MOVES_TRIED ? (moves[tried] as Move) : pick(rng, moves);
    applyListed(game, game.copy(state), { seat, move });
  }
}

function tryOthers(game: Game, state: unknown, seat: Seat, texts: readonly string[], rng: Rng): void {
  const listed = new Set(legalMoves(game, state, seat));
  const tryMove = (move: Move, name: string) => {
    if (listed.has(move)) return;
    if (game.apply(state, seat, move) === undefined)
      violated(`a move that is not listed was accepted: ${seat}:${name}`);
  };
  for (let tried = 0; tried < MOVES_TRIED; tried++) {
    const text = pick(rng, texts);
    const move = game.parseMove(state, text);
    if (isRefusal(move)) continue;
    tryMove(move, text);
    if (listed.has(move)) same('a move has two texts', text, game.formatMove(state, move));
  }
  for (const move of [-1, 2 ** 31 - 1, ...[...listed].slice(0, 3).flatMap((near) => [near - 1, near + 1])]) {
    tryMove(move, `number ${move}`);
  }
}

/** The same through the pure wrapper: wrong seats, wrong moves, and anything after the end. */
function tryThroughMatch(game: Game, played: RandomMatch, seats: number): void {
  const match = Match.start(game, played.setup);
  if (isRefusal(match)) violated('a match is refused', match);
  const attempt = (seat: Seat, text: string) => {
    if (!isRefusal(match.play(seat, text))) violated(`a wrong move was accepted: ${seat}:${text}`);
  };
  for (const next of played.moves) {
    const text = game.formatMove(match.state, next.move);
    const length = match.moves.length;
    for (const seat of [-1, seats, 0.5, ...seatsOf(seats).filter((seat) => !match.toAct().includes(seat))])
      attempt(seat, text);
    if (!legalTexts(game, match.state, next.seat).includes(`${text}x`)) attempt(next.seat, `${text}x`);
    if (match.moves.length !== length) violated('a refused move was written down');
    match.play(next.seat, text);
  }
  for (const seat of seatsOf(seats)) attempt(seat, match.moves[0]?.move ?? '');
}
