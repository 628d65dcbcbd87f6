// What both players should do with a short talon, and what somebody who knows it could gain.

import { MOVERS as MOVES, type Strategy, type TalonGame } from './talon-game.js';
import { following, TalonWalk } from './talon-walk.js';

/** Every move as often as every other. */
export const evenStrategy = ({ size }: TalonGame): Strategy => new Float64Array(size).fill(1 / MOVES);

/**
 * Finds what both should do by regret matching (CFR+, Tammelin 2014): a move that would have been better is made more often in
 * the next round; the average of all rounds, later ones counting more, approaches an equilibrium.
 */
export class RegretMatching {
  private readonly walk: TalonWalk;
  private readonly regrets: Float64Array;
  private readonly sums: Float64Array;
  private readonly now: Strategy;
  private rounds = 0;

  constructor(private readonly game: TalonGame) {
    this.walk = new TalonWalk(game);
    this.now = evenStrategy(game);
    this.regrets = new Float64Array(game.size);
    this.sums = new Float64Array(game.size);
  }

  /** One round of thinking for each player. */
  improve(): void {
    this.rounds++;
    for (const player of [0, 1]) this.walk.run(player, this.now, this.learn);
  }

  /** What has been found so far. */
  average(): Strategy {
    const { sums } = this;
    const strategy = evenStrategy(this.game);
    for (let at = 0; at < sums.length; at += MOVES) {
      const all = sums[at] + sums[at + 1] + sums[at + 2] + sums[at + 3];
      if (all > 0) for (let move = at; move < at + MOVES; move++) strategy[move] = sums[move] / all;
    }
    return strategy;
  }

  /** What a hand is worth as it is played now; the next round it is played as it should have been. */
  private readonly learn = (at: number, worths: Float64Array, reached: number): number => {
    const { now, regrets, sums, rounds } = this;
    let worth = 0;
    for (let move = 0; move < MOVES; move++) {
      worth += now[at + move] * worths[move];
      sums[at + move] += rounds * reached * now[at + move];
    }
    let all = 0;
    for (let move = 0; move < MOVES; move++) {
      const regret = Math.max(0, regrets[at + move] + worths[move] - worth);
      regrets[at + move] = regret;
      all += regret;
    }
    for (let move = 0; move < MOVES; move++) {
      now[at + move] = all > 0 ? regrets[at + move] / all : 1 / MOVES;
    }
    return worth;
  };
}

/** What player 0 gets if both play a strategy. */
export const valueOf = (game: TalonGame, strategy: Strategy): number =>
  new TalonWalk(game).mean(0, strategy, following(strategy));

/** What player 0 gets if one player answers a strategy of the other's as well as can be. */
export const valueOfAnswer = (game: TalonGame, player: number, strategy: Strategy): number =>
  new TalonWalk(game).mean(player, strategy, (_, worths) =>
    Math.max(worths[0], worths[1], worths[2], worths[3]),
  );

/** How much both together could gain by knowing the strategy: 0 in an equilibrium. */
export const exploitability = (game: TalonGame, strategy: Strategy): number =>
  valueOfAnswer(game, 0, strategy) - valueOfAnswer(game, 1, strategy);
