import { below, FastRng, firstSeat, type Game, isRefusal, readOptions } from '@sixfold/game-kit';
import { games } from '@sixfold/games';
import { type Measure, ratesOf } from './figures.js';

const SHORT = { times: 20, runs: 20 };

/** One random match of a game at its usual table: deal, who acts, legal moves, apply. */
function randomMatch(game: Game): () => void {
  const seats = game.manifest.quickSeats;
  const options = readOptions(game, {}, seats);
  if (isRefusal(options)) throw new Error(options.code);
  const moves = new Int32Array(game.maxMoves);
  const rng = new FastRng(game.id);
  let matches = 0;
  return () => {
    const state = game.setup(options, seats, `bench ${matches++}`);
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      const seat = firstSeat(acting);
      game.apply(state, seat, moves[below(rng, game.legalMoves(state, seat, moves))] as number);
    }
  };
}

/** Whole random matches of every game there is, each at the table that its manifest sets up for a quick match. */
export const contractOfGames: readonly Measure[] = games.map((game) => () => {
  const play = randomMatch(game);
  const many = (times: number) => {
    for (let match = 0; match < times; match++) play();
  };
  const { id, manifest } = game;
  return [
    { what: `${id} for ${manifest.quickSeats}`, value: ratesOf({ many }, SHORT).many, unit: 'matches/s' },
  ];
});
