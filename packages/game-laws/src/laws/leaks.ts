import {
  type Fact,
  FastRng,
  factsFor,
  type Game,
  isRefusal,
  legalTexts,
  type Move,
  onlySeat,
  type Rng,
  type Seat,
  seatsIn,
  type Viewer,
} from '@sixfold/game-kit';
import type { LawCase } from '../law-case.js';
import { legalMoves, pick, randomMatch, rngFor, start, visitSome } from '../random-match.js';
import { viewersOf } from '../snapshot.js';
import { same, violated } from '../violation.js';

const STOPS = 8;
const WORLDS = 3;
/** Enough that a part which is free in any way takes two values, practically always. */
const WORLDS_OF_A_SECRET = 12;

/** Worlds that a viewer cannot tell apart look, ask and speak alike to that viewer, byte for byte. */
export function leakLaw(game: Game, lawCase: LawCase, seed: number): void {
  const rng = rngFor(seed + 4);
  visitSome(game, randomMatch(game, lawCase, seed), rng, STOPS, (state) => {
    for (const viewer of viewersOf(lawCase.seats)) {
      for (let world = 0; world < WORLDS; world++) {
        const other = anotherWorld(game, state, viewer, rng);
        compareWorlds(game, lawCase, state, other, viewer);
        compareFacts(game, state, other, viewer, rng);
      }
      compareFacts(game, state, state, viewer, rng);
    }
  });
}

/** A world made from nothing but the view, as it comes out of a file. */
function anotherWorld(game: Game, state: unknown, viewer: Viewer, rng: Rng): unknown {
  return game.determinize(JSON.parse(JSON.stringify(game.view(state, viewer))), rng);
}

function compareWorlds(game: Game, lawCase: LawCase, state: unknown, other: unknown, viewer: Viewer): void {
  const look = (world: unknown) =>
    JSON.stringify({
      view: game.view(world, viewer),
      toAct: seatsIn(game.toAct(world)),
      outcome: game.outcome(world),
      legal: viewer === 'spectator' ? [] : legalTexts(game, world, viewer),
      conserved: lawCase.conserved?.(game.table(world)),
      pooled: lawCase.pooled?.(game.table(world)),
    });
  same(`a world that ${viewer} could be in looks different to ${viewer}`, look(other), look(state));
}

/**
 * In two worlds that look alike, what is told of a move must not depend on what is hidden: the same move is told
 * alike, and while others still choose at the same time, any two choices are. (Where the worlds look different
 * afterwards the viewer has learned something, and may be told what.)
 */
function compareFacts(game: Game, one: unknown, other: unknown, viewer: Viewer, rng: Rng): void {
  const asked = game.toAct(one);
  for (const seat of seatsIn(asked)) {
    const move = pick(rng, legalMoves(game, one, seat));
    const others = legalMoves(game, other, seat);
    const isFaceDown = seat !== viewer && asked !== onlySeat(seat);
    if (!isFaceDown && !others.includes(move)) continue;
    const heard = hear(game, one, seat, move, viewer);
    const alsoHeard = hear(game, other, seat, isFaceDown ? pick(rng, others) : move, viewer);
    if (heard.view === alsoHeard.view) {
      same(`facts tell ${viewer} of something hidden that seat ${seat} did`, alsoHeard.facts, heard.facts);
    }
  }
}

function hear(game: Game, world: unknown, seat: Seat, move: Move, viewer: Viewer) {
  const after = game.copy(world);
  const facts: Fact[] = [];
  const refusal = game.apply(after, seat, move, facts);
  if (isRefusal(refusal)) violated('a listed move is refused in another world', { seat, viewer, refusal });
  return { view: JSON.stringify(game.view(after, viewer)), facts: JSON.stringify(factsFor(viewer, facts)) };
}

/** Hidden information is really hidden: the worlds of the first decisions differ, in every secret of the case. */
export function secretLaw(game: Game, lawCase: LawCase, seed: number): void {
  const played = randomMatch(game, lawCase, seed);
  const early = { setup: played.setup, moves: played.moves.slice(0, 2) };
  visitSome(game, early, rngFor(seed), 0, (state) => {
    for (const viewer of viewersOf(lawCase.seats)) checkSecrets(game, lawCase, state, viewer);
  });
}

function checkSecrets(game: Game, lawCase: LawCase, state: unknown, viewer: Viewer): void {
  const rng = new FastRng('secrets');
  const tables = Array.from({ length: WORLDS_OF_A_SECRET }, () =>
    game.table(anotherWorld(game, state, viewer, rng)),
  );
  const variety = new Set(tables.map((table) => JSON.stringify(table))).size;
  if (lawCase.hidden && variety === 1)
    violated(`${viewer} knows everything although the game hides something`);
  if (!lawCase.hidden && variety > 1)
    violated(`${viewer} does not know everything although nothing is hidden`);
  for (const name of Object.keys(lawCase.secrets?.(game.table(state), viewer) ?? {})) {
    const values = new Set(tables.map((table) => JSON.stringify(lawCase.secrets?.(table, viewer)[name])));
    if (values.size === 1) violated(`${viewer} knows the secret "${name}"`, [...values]);
  }
}

/** What is dealt does not follow from how the game is played: another seed gives another deal. */
export function seedLaw(game: Game, lawCase: LawCase, seed: number): void {
  const { setup } = randomMatch(game, lawCase, seed);
  const table = (text: string) => JSON.stringify(game.table(start(game, { ...setup, seed: text })));
  if (table('one') !== table('one')) violated('the same seed gave two deals');
  if (lawCase.hidden && table('one') === table('another')) violated('another seed gave the same deal');
}
