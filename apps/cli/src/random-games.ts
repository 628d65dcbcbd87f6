import {
  below,
  drawLots,
  FastRng,
  firstSeat,
  type Game,
  type GameOptions,
  type Outcome,
  type Rng,
} from '@sixfold/game-kit';

/** The dice of a game's players: one generator a seat, so that a player's luck does not hang on the others. */
export const seatRngs = (seed: string, seats: number): Rng[] =>
  Array.from({ length: seats }, (_, seat) => new FastRng(`${seed} seat ${seat}`));

export interface PlayedGame {
  readonly outcome: Outcome;
  readonly moves: number;
}

/**
 * Plays whole games by random moves straight through the contract: no texts, no facts, no records. Gives the same
 * games as random bots at a `Match` with the same seeds.
 */
export function randomGames(game: Game, options: GameOptions, seats: number): (seed: string) => PlayedGame {
  const legal = new Int32Array(game.maxMoves);
  return (seed) => {
    const state = game.setup(drawLots(game, options, seats, seed), seats, seed);
    const rngs = seatRngs(seed, seats);
    let moves = 0;
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      const seat = firstSeat(acting);
      const count = game.legalMoves(state, seat, legal);
      const move = legal[below(rngs[seat] as Rng, count)] as number;
      const refusal = game.apply(state, seat, move);
      if (refusal) throw new Error(`a listed move was refused: ${refusal.code}`);
      moves++;
    }
    const outcome = game.outcome(state);
    if (outcome === undefined) throw new Error('nobody must act, but the game is not over');
    return { outcome, moves };
  };
}
