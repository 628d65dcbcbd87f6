import type { Move } from '@sixfold/game-kit';
import { DRAWN, type Side } from '@sixfold/six';

/** How much UCT values what it has tried less, and how much better than its parent it takes an untried move to be. */
const CURIOSITY = 0.6;
const HOPE = 0.1;

/** What is proved of a node: nothing, or that whoever played its move wins or loses. */
const OPEN = 0;
const WON = 1;
const LOST = -1;

const FIRST_SIZE = 1 << 18;
const MOST_NODES = 1 << 25;

/** The tree of UCT: numbers in long lists, because a million playouts make tens of millions of nodes. */
export class UctTree {
  moves = new Int32Array(FIRST_SIZE);
  visits = new Int32Array(FIRST_SIZE);
  private won = new Float32Array(FIRST_SIZE);
  /** Where a node's children begin, and how many there are. */
  private first = new Int32Array(FIRST_SIZE);
  private counts = new Int16Array(FIRST_SIZE);
  private proved = new Int8Array(FIRST_SIZE);
  /** Who played the move. */
  private sides = new Int8Array(FIRST_SIZE);
  private used = 0;

  /** Forgets everything; returns the root, whose "move" is the last one of the side that waits. */
  clear(waiting: Side): number {
    this.used = 0;
    return this.add(0, waiting);
  }

  hasMoves(node: number): boolean {
    return this.counts[node] !== 0;
  }

  isProved(node: number): boolean {
    return this.proved[node] !== OPEN;
  }

  /** Gives a node its children; says whether there was room. */
  expand(node: number, moves: Int32Array, side: Side): boolean {
    if (this.used + moves.length > MOST_NODES) return false;
    while (this.used + moves.length > this.moves.length) this.grow();
    this.first[node] = this.used;
    this.counts[node] = moves.length;
    for (const move of moves) this.add(move, side);
    return true;
  }

  /** The child to try next. */
  select(node: number): number {
    const { visits, won, proved } = this;
    const from = this.first[node] as number;
    const to = from + (this.counts[node] as number);
    const tries = Math.max(1, visits[node] as number);
    const log = Math.log(tries);
    const untried =
      (visits[node] === 0 ? 0.5 : 1 - (won[node] as number) / tries) +
      HOPE +
      0.5 * CURIOSITY * Math.sqrt(log);
    let best = from;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (let child = from; child < to; child++) {
      const seen = visits[child] as number;
      let value = untried;
      if (proved[child] === LOST) value = seen - MOST_NODES * 2;
      else if (seen > 0) value = (won[child] as number) / seen + CURIOSITY * Math.sqrt(log / seen);
      if (value > bestValue) {
        bestValue = value;
        best = child;
      }
    }
    return best;
  }

  /** The end of a path is won by a side: what that proves is passed on towards the root. */
  settle(path: readonly number[], winner: Side): void {
    const { proved, sides } = this;
    const last = path[path.length - 1] as number;
    proved[last] = sides[last] === winner ? WON : LOST;
    for (let at = path.length - 1; at > 0; at--) {
      const child = path[at] as number;
      const parent = path[at - 1] as number;
      // A move is lost once an answer wins, and won once all answers lose.
      if (proved[child] === WON) proved[parent] = LOST;
      else if (this.areAllLost(parent)) proved[parent] = WON;
      else return;
    }
  }

  /** Counts a game that came through a node. */
  count(node: number, result: number): void {
    this.visits[node] = (this.visits[node] as number) + 1;
    const score = result === DRAWN ? 0.5 : result === this.sides[node] ? 1 : 0;
    this.won[node] = (this.won[node] as number) + score;
  }

  /** The share of games that a move won, or what is proved of it. */
  scoreOf(node: number): number {
    if (this.proved[node] !== OPEN) return this.proved[node] === WON ? 1 : 0;
    return this.visits[node] === 0 ? 0.5 : (this.won[node] as number) / (this.visits[node] as number);
  }

  /** The child to play: what is proved counts more than what was tried most. */
  mostTrusted(node: number): number {
    const from = this.first[node] as number;
    let best = from;
    for (let child = from; child < from + (this.counts[node] as number); child++) {
      if (this.trust(child) > this.trust(best)) best = child;
    }
    return best;
  }

  private trust(node: number): number {
    return (this.proved[node] as number) * Number.MAX_SAFE_INTEGER + (this.visits[node] as number);
  }

  private areAllLost(parent: number): boolean {
    const from = this.first[parent] as number;
    for (let child = from; child < from + (this.counts[parent] as number); child++) {
      if (this.proved[child] !== LOST) return false;
    }
    return true;
  }

  private add(move: Move, side: Side): number {
    const node = this.used++;
    this.moves[node] = move;
    this.visits[node] = 0;
    this.won[node] = 0;
    this.counts[node] = 0;
    this.proved[node] = OPEN;
    this.sides[node] = side;
    return node;
  }

  private grow(): void {
    const longer = <List extends Int32Array | Float32Array | Int16Array | Int8Array>(
      list: List,
      into: List,
    ): List => {
      into.set(list);
      return into;
    };
    const size = 2 * this.moves.length;
    this.moves = longer(this.moves, new Int32Array(size));
    this.visits = longer(this.visits, new Int32Array(size));
    this.won = longer(this.won, new Float32Array(size));
    this.first = longer(this.first, new Int32Array(size));
    this.counts = longer(this.counts, new Int16Array(size));
    this.proved = longer(this.proved, new Int8Array(size));
    this.sides = longer(this.sides, new Int8Array(size));
  }
}
