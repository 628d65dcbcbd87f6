import { below, FastRng } from '@sixfold/game-kit';
import { Line, legalMoves, perft, playMove, RUNNING, randomMove, SixState, six } from '@sixfold/six';
import { besideCpp } from './cpp.js';
import { type Figure, ratesOf } from './figures.js';
import { TABLE } from './six-table.js';

/** Random games in which each move is drawn without listing the others. */
function drawGames(games: number, rng: FastRng): void {
  const start = new SixState(TABLE, 2);
  const state = new SixState(TABLE, 2);
  for (let game = 0; game < games; game++) {
    state.copyFrom(start);
    while (state.result === RUNNING) playMove(state, randomMove(state, rng));
  }
}

/** Random games through the contract: list all legal moves, choose one, have it checked and played. */
function contractGames(games: number, rng: FastRng, moves: Int32Array): void {
  const start = six.setup(TABLE, 2, 'bench');
  const state = six.copy(start);
  for (let game = 0; game < games; game++) {
    six.copyInto(start, state);
    for (let acting = six.toAct(state); acting !== 0; acting = six.toAct(state)) {
      const count = six.legalMoves(state, acting - 1, moves);
      six.apply(state, acting - 1, moves[below(rng, count)] as number);
    }
  }
}

/** Positions at the start and in the midst of phase two, from random games. */
function phaseTwoPositions(count: number): SixState[] {
  const rng = new FastRng('phase two');
  const positions: SixState[] = [];
  while (positions.length < count) {
    const state = new SixState(TABLE, 2);
    const wanted = below(rng, 12);
    for (let moved = 0; state.result === RUNNING && moved <= wanted; ) {
      if (state.phase === 2) moved++;
      if (moved <= wanted) playMove(state, randomMove(state, rng));
    }
    if (state.result === RUNNING) positions.push(state);
  }
  return positions;
}

/** Lists all moves of positions of phase two, and plays and takes back each of them. */
function playAndUndo(positions: readonly SixState[], moves: Int32Array): number {
  let played = 0;
  for (const state of positions) {
    const line = new Line(state);
    const count = legalMoves(state, state.turn, moves);
    for (let at = 0; at < count; at++) {
      line.play(moves[at] as number);
      line.undo();
    }
    played += count;
  }
  return played;
}

/** The figures of SIX: whole games, perft, and what search does in phase two. */
export function benchSix(): readonly Figure[] {
  const rng = new FastRng('bench');
  const moves = new Int32Array(six.maxMoves);
  const games = ratesOf(
    { drawn: (times) => drawGames(times, rng), listed: (times) => contractGames(times, rng, moves) },
    // Runs so short that some of them are not interrupted on a busy machine.
    { times: 100, runs: 150 },
  );
  const positions = phaseTwoPositions(100);
  const perPass = playAndUndo(positions, moves);
  const leaves = perft(six.setup(TABLE, 2, 'bench'), 6);
  const search = ratesOf(
    {
      perft: () => perft(six.setup(TABLE, 2, 'bench'), 6),
      list: () => positions.forEach((state) => legalMoves(state, state.turn, moves)),
      undo: () => playAndUndo(positions, moves),
    },
    { times: 1, runs: 100 },
  );
  return [
    { what: 'random full games, moves drawn', value: games.drawn, unit: 'games/s', ratio: 1 },
    ...besideCpp('six', 'moves drawn', games.drawn, 'games/s', 0.4),
    {
      what: 'random full games through the contract',
      value: games.listed,
      unit: 'games/s',
      ratio: games.listed / games.drawn,
    },
    { what: 'perft 6 from the start', value: search.perft * leaves, unit: 'positions/s' },
    { what: 'phase two: all moves listed', value: search.list * positions.length, unit: 'lists/s' },
    { what: 'phase two: moves listed', value: search.list * perPass, unit: 'moves/s' },
    { what: 'phase two: listed, played and undone', value: search.undo * perPass, unit: 'moves/s' },
  ];
}
