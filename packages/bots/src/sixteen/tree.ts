// Information set search: one tree over the moves of all players, walked in a fresh world every time.

import { type Move, type Rng, type Seat, unit } from '@sixfold/game-kit';
import { OVER, type SixteenState, sideOf, sixteen } from '@sixfold/sixteen';
import { MoveLister } from './candidates.js';
import { QuickPlayer } from './player.js';
import { playOut } from './playout.js';
import type { Weights } from './weights.js';
import { cardsLeft, expectedDifference, spread, winChance } from './worth.js';

/** How a level searches. */
export interface Style {
  /** How many groups beyond the tree's edge a playout goes before it is judged. */
  readonly horizon: number;
  /** With at most this many cards left, playouts go to the end of the game. */
  readonly toTheEnd: number;
  /**
   * How often other players are taken to play quickly instead of as the search finds best for them. The search
   * knows one's own hand, so that others who play by it are more cunning than anyone can be.
   */
  readonly model: number;
  /** How much worse a move of such a quick player may be, in groups: nobody plays exactly as we think. */
  readonly slack: number;
  /** How much luck in few visits is distrusted, in groups. */
  readonly curiosity: number;
  /** Nodes of the tree at most. */
  readonly nodes: number;
}

/** What a search found out about one root move. */
export interface Finding {
  readonly move: Move;
  readonly visits: number;
  /** Chance to win, for the side to move. */
  readonly chance: number;
  /** Expected difference of groups at the end, for the side to move. */
  readonly difference: number;
}

/** The search looks whether its choice is settled after this many walks, and again when they have grown by a quarter. */
const FIRST_LOOK = 1000;
const GROWTH = 1.25;
/** Settled: that another move wins this much more often is less likely than this many standard errors. */
const NEGLIGIBLE = 0.01;
const DOUBT = 2.5;
/** Moves at the root have the first numbers, so a short list holds what is kept of them alone. */
const ROOT_MOVES = 128;

const NO_NODE = 0;
const ROOT = 1;
const MAX_DEPTH = 64;
const FIRST_SIZE = 1 << 12;
/** More than any chance: at the root every move is tried. */
const UNTRIED = 2;

/** How much better in groups a move must look to be e times as likely. */
const JUDGEMENT = 0.3;

/** Turns values into likelihoods that sum to 1. */
function toLikelihoods(values: Float64Array, count: number): void {
  let best = -Infinity;
  for (let index = 0; index < count; index++) best = Math.max(best, values[index]);
  let sum = 0;
  for (let index = 0; index < count; index++) {
    values[index] = Math.exp((values[index] - best) / JUDGEMENT);
    sum += values[index];
  }
  for (let index = 0; index < count; index++) values[index] /= sum;
}

/** A larger array that starts with the smaller one. */
function grown<Values extends Uint8Array | Int32Array | Float64Array>(
  values: Values,
  larger: Values,
): Values {
  larger.set(values);
  return larger;
}

export class Tree {
  private used = ROOT + 1;
  private move = new Uint8Array(FIRST_SIZE);
  private firstChild = new Int32Array(FIRST_SIZE);
  private nextSibling = new Int32Array(FIRST_SIZE);
  private visits = new Int32Array(FIRST_SIZE);
  /** In how many walks through the parent the move was possible. */
  private offered = new Int32Array(FIRST_SIZE);
  /** Sum of win chances, for the side that made the move. */
  private total = new Float64Array(FIRST_SIZE);
  /** Sum of differences, for the side that made the move. */
  private differences = new Float64Array(FIRST_SIZE);
  /** Sum of squared win chances, of moves at the root. */
  private readonly squares = new Float64Array(ROOT_MOVES);
  private walks = 0;
  private nextLook = FIRST_LOOK;
  private readonly path = new Int32Array(MAX_DEPTH);
  private readonly sides = new Uint8Array(MAX_DEPTH);
  private readonly lister = new MoveLister();
  private readonly player: QuickPlayer;
  private readonly moves = new Int32Array(sixteen.maxMoves);
  private readonly likely = new Float64Array(sixteen.maxMoves);
  private readonly curiosity: number;
  private readonly model: number;
  private readonly slack: number;
  private readonly maxNodes: number;
  private readonly seat: Seat;
  private readonly groups: number;

  constructor(
    root: SixteenState,
    style: Style,
    private readonly weights: Weights,
  ) {
    this.seat = root.toMove;
    this.player = new QuickPlayer(weights);
    this.model = style.model;
    this.slack = style.slack;
    this.maxNodes = style.nodes;
    const cards = cardsLeft(root);
    this.curiosity = (style.curiosity * 0.425) / spread(cards);
    this.groups = cards <= style.toTheEnd ? cards : style.horizon;
  }

  /** One walk: down the tree, one new node, a playout, and back. The world is used up. */
  walk(world: SixteenState, rng: Rng): void {
    const { path, sides } = this;
    let node = ROOT;
    let depth = 0;
    while (world.toMove !== OVER && depth < MAX_DEPTH) {
      const isModelled = world.toMove !== this.seat && unit(rng) < this.model;
      const next = isModelled ? this.quickChild(world, node, rng) : this.choose(world, node, depth);
      if (next === NO_NODE) break;
      sides[depth] = sideOf(world.toMove);
      path[depth++] = next;
      sixteen.apply(world, world.toMove, this.move[next]);
      if (this.visits[next] === 0) break;
      node = next;
    }
    playOut(world, this.groups, this.player, rng);
    this.learn(world, depth);
    this.walks++;
  }

  /** Whether more walks would hardly change the choice. */
  isSettled(): boolean {
    if (this.walks < this.nextLook) return false;
    this.nextLook = Math.ceil(this.walks * GROWTH);
    let leader = this.firstChild[ROOT];
    for (let child = leader; child !== NO_NODE; child = this.nextSibling[child]) {
      if (this.visits[child] > this.visits[leader]) leader = child;
    }
    const best = this.total[leader] / this.visits[leader];
    for (let child = this.firstChild[ROOT]; child !== NO_NODE; child = this.nextSibling[child]) {
      if (child === leader) continue;
      if (this.visits[child] < 2) return false;
      const error = Math.sqrt(this.errorOf(leader) + this.errorOf(child));
      if (this.total[child] / this.visits[child] + DOUBT * error > best + NEGLIGIBLE) return false;
    }
    return true;
  }

  /** The squared standard error of a root move's mean; results that happen to be alike are not trusted to be. */
  private errorOf(child: number): number {
    const visits = this.visits[child];
    const mean = this.total[child] / visits;
    return Math.max(0.001, this.squares[child] / visits - mean * mean) / (visits - 1);
  }

  /** Counts the result on the way that was walked. */
  private learn(world: SixteenState, depth: number): void {
    const { path, sides } = this;
    const difference = expectedDifference(world, this.weights);
    const chance = winChance(world, difference);
    if (depth > 0) this.squares[path[0]] += sides[0] === 0 ? chance ** 2 : (1 - chance) ** 2;
    for (let step = 0; step < depth; step++) {
      const node = path[step];
      this.visits[node]++;
      this.total[node] += sides[step] === 0 ? chance : 1 - chance;
      this.differences[node] += sides[step] === 0 ? difference : -difference;
    }
  }

  private quickChild(world: SixteenState, node: number, rng: Rng): number {
    const child = this.childOf(node, this.player.move(world, world.toMove, rng, this.slack));
    this.offered[child]++;
    return child;
  }

  /** The child to walk to: promising by its results, or likely by quick judgement and not yet much tried. */
  private choose(world: SixteenState, node: number, depth: number): number {
    const { moves, likely } = this;
    const count = this.lister.candidates(world, world.toMove, this.weights, moves);
    this.player.values(world, moves, count, likely);
    toLikelihoods(likely, count);
    const expected = this.expected(node, depth, sideOf(world.toMove));
    let best = NO_NODE;
    let bestValue = -Infinity;
    for (let index = 0; index < count; index++) {
      const child = this.childOf(node, moves[index]);
      if (child === NO_NODE) continue;
      const offered = ++this.offered[child];
      const visits = this.visits[child];
      const result = visits === 0 ? expected : this.total[child] / visits;
      const value = result + (this.curiosity * likely[index] * Math.sqrt(offered)) / (1 + visits);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** What a move that has not been tried is taken to lead to: what this place has led to so far. */
  private expected(node: number, depth: number, side: number): number {
    if (depth === 0) return UNTRIED;
    const mean = this.total[node] / this.visits[node];
    return side === this.sides[depth - 1] ? mean : 1 - mean;
  }

  private childOf(node: number, move: Move): number {
    for (let child = this.firstChild[node]; child !== NO_NODE; child = this.nextSibling[child]) {
      if (this.move[child] === move) return child;
    }
    if (this.used === this.maxNodes) return NO_NODE; // full: the tree grows no further, walks go on
    if (this.used === this.move.length) this.grow();
    const child = this.used++;
    this.move[child] = move;
    this.nextSibling[child] = this.firstChild[node];
    this.firstChild[node] = child;
    return child;
  }

  private grow(): void {
    const size = Math.min(2 * this.move.length, this.maxNodes);
    this.move = grown(this.move, new Uint8Array(size));
    this.firstChild = grown(this.firstChild, new Int32Array(size));
    this.nextSibling = grown(this.nextSibling, new Int32Array(size));
    this.visits = grown(this.visits, new Int32Array(size));
    this.offered = grown(this.offered, new Int32Array(size));
    this.total = grown(this.total, new Float64Array(size));
    this.differences = grown(this.differences, new Float64Array(size));
  }

  /** The root moves, most visited first. */
  findings(): Finding[] {
    const found: Finding[] = [];
    for (let child = this.firstChild[ROOT]; child !== NO_NODE; child = this.nextSibling[child]) {
      const visits = this.visits[child];
      if (visits === 0) continue;
      found.push({
        move: this.move[child],
        visits,
        chance: this.total[child] / visits,
        difference: this.differences[child] / visits,
      });
    }
    return found.sort((a, b) => b.visits - a.visits || b.chance - a.chance);
  }
}
