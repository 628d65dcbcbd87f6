// One pass over a game with a short talon, for one of the players.

import {
  type Decision,
  type End,
  type Hands,
  MOVERS as MOVES,
  type Strategy,
  type TalonGame,
} from './talon-game.js';

/** What a walk does with what the moves of one hand lead to: returns what the hand is worth. */
export type Judge = (
  /** Where the hand's moves begin in a strategy. */
  at: number,
  /** What the four moves are worth, each in all ways that the rest may lie. */
  worths: Float64Array,
  /** In how many ways, weighed by the player's own moves, this hand is held here. */
  reached: number,
) => number;

/** What each hand is worth if it goes on by a strategy. */
export const following =
  (strategy: Strategy): Judge =>
  (at, worths) =>
    strategy[at] * worths[0] +
    strategy[at + 1] * worths[1] +
    strategy[at + 2] * worths[2] +
    strategy[at + 3] * worths[3];

/** Memory for one depth, by card that is played and by hand. */
class Layer {
  /** How the mover's remaining cards are reached, by the card played. */
  readonly played: readonly Float64Array[];
  /** What the mover's remaining cards are worth after it. */
  readonly moveWorths: readonly Float64Array[];
  /** How the hands of whoever draws next are reached. */
  readonly drawn: Float64Array;
  /** What the hands of the player who asks are worth. */
  readonly worths: Float64Array;

  constructor(cards: number) {
    const room = (): Float64Array => new Float64Array(1 << cards);
    this.played = Array.from({ length: cards }, room);
    this.moveWorths = Array.from({ length: cards }, room);
    this.drawn = room();
    this.worths = room();
  }
}

/**
 * Passes over a game and says what every hand of a player is worth: the sum over all that the other may hold and all cards to come, weighed
 * by how likely the other's moves lead there. What the players hold is independent but for the cards that both cannot have, so each player's
 * hands are weighed by themselves.
 */
export class TalonWalk {
  private readonly layers: readonly Layer[];
  private readonly ones: Float64Array;
  private readonly worthsOfMoves = new Float64Array(MOVES);
  private player = 0;
  private strategy: Strategy = new Float64Array();
  private judge: Judge = () => 0;
  private endsBy: 'worths' | 'differences' = 'worths';

  constructor(private readonly game: TalonGame) {
    const { length } = game.cards;
    this.layers = Array.from({ length: length - 6 }, () => new Layer(length));
    this.ones = new Float64Array(1 << length).fill(1);
  }

  /** What each hand of a player is worth at the start, if the other plays a strategy and the player as a judge says. */
  run(player: number, strategy: Strategy, judge: Judge, endsBy = this.endsBy): Float64Array {
    this.player = player;
    this.strategy = strategy;
    this.judge = judge;
    this.endsBy = endsBy;
    return this.visit(this.game.root, 0, this.ones, this.ones);
  }

  /** What player 0 gets on average if it plays as a judge says, or what it gets if the other does. */
  mean(player: number, strategy: Strategy, judge: Judge): number {
    const worths = this.run(player, strategy, judge, 'worths');
    const { mover, hands } = this.game.root;
    const sum = (mover === player ? hands.fours : hands.threes).reduce((all, hand) => all + worths[hand], 0);
    return (player === 0 ? sum : -sum) / this.game.ways;
  }

  /** `own` and `others`: how the hands of the mover and of the other are reached. */
  private visit(decision: Decision, depth: number, own: Float64Array, others: Float64Array): Float64Array {
    const { player } = this;
    const { mover, hands, next } = decision;
    const layer = this.layers[depth];
    this.spread(decision, layer, own);
    if (mover !== player) clear(layer.worths, hands.threes);
    for (const card of hands.cards) {
      const then = next[card] as Decision | End;
      const isAgain = then.mover === mover;
      draw(then.hands, isAgain ? layer.played[card] : others, layer.drawn);
      const waiting = isAgain ? others : layer.played[card];
      const worths = then.next
        ? this.visit(then, depth + 1, layer.drawn, waiting)
        : this.finish(then, this.layers[depth + 1].worths, layer.drawn, waiting);
      const into = mover === player ? layer.moveWorths[card] : layer.worths;
      if (mover === player) clear(into, then.hands.threes);
      if (then.mover === player) undraw(then.hands, worths, into);
      else addUp(then.hands.threes, worths, into);
    }
    if (mover === player) this.gather(decision, layer, own);
    return layer.worths;
  }

  /** How the mover's other cards are reached, for every card that it may play. */
  private spread({ hands, at }: Decision, layer: Layer, own: Float64Array): void {
    const { strategy } = this;
    const { fours, played, rests } = hands;
    for (let move = 0; move < rests.length; move++) {
      layer.played[played[move]][rests[move]] = own[fours[move >> 2]] * strategy[at + move];
    }
  }

  private gather({ hands, at }: Decision, { moveWorths, worths }: Layer, own: Float64Array): void {
    const { worthsOfMoves, judge } = this;
    const { fours, played, rests } = hands;
    for (let first = 0; first < rests.length; first += MOVES) {
      for (let move = 0; move < MOVES; move++) {
        worthsOfMoves[move] = moveWorths[played[first + move]][rests[first + move]];
      }
      const hand = fours[first >> 2];
      worths[hand] = judge(at + first, worthsOfMoves, own[hand]);
    }
  }

  private finish(end: End, into: Float64Array, own: Float64Array, others: Float64Array): Float64Array {
    const { hands, unplayed, mover } = end;
    const ends = end[this.endsBy];
    const sign = this.player === 0 ? 1 : -1;
    for (let at = 0; at < hands.fours.length; at++) {
      const four = hands.fours[at];
      const three = unplayed ^ four;
      if (mover === this.player) into[four] = sign * ends[at] * others[three];
      else into[three] = sign * ends[at] * own[four];
    }
    return into;
  }
}

/** How four cards are reached by drawing one of them. */
function draw({ fours, rests }: Hands, before: Float64Array, into: Float64Array): void {
  for (let at = 0; at < fours.length; at++) {
    const first = MOVES * at;
    into[fours[at]] =
      before[rests[first]] + before[rests[first + 1]] + before[rests[first + 2]] + before[rests[first + 3]];
  }
}

/** What three cards are worth before drawing: all that may be drawn together. */
function undraw({ fours, rests }: Hands, worths: Float64Array, into: Float64Array): void {
  for (let at = 0; at < rests.length; at++) into[rests[at]] += worths[fours[at >> 2]];
}

function clear(worths: Float64Array, hands: Int32Array): void {
  for (let at = 0; at < hands.length; at++) worths[hands[at]] = 0;
}

function addUp(hands: Int32Array, worths: Float64Array, into: Float64Array): void {
  for (let at = 0; at < hands.length; at++) into[hands[at]] += worths[hands[at]];
}
