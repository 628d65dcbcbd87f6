import { ARCS, CELL_MASK, FIRST_OF_ARCS, FIRST_STEP, MAX_SIDE, MAX_STONES } from './grid.js';
import { type SixState, STONE } from './state.js';

// RULES.md, S-5: what a stone that is taken off leaves behind.

/** At most three neighbours of a cell can lie in different groups. */
const MAX_GROUPS = 3;
/** More than there are arcs: only arrays of more than 64 bytes have a fixed address (docs/engines.md). */
const ARC_ROOM = 32;

/** While arcs are flooded, a byte of the board says above its stone which of them has come there. */
const ARC_SHIFT = 5;
const ARC_OF_0 = 1 << ARC_SHIFT;

/** 1 for a byte of the board with a stone that no arc has come to, else 0; by arithmetic, because nobody can foresee it. */
const isFresh = (byte: number): number => ((byte - ARC_OF_0) >>> 31) - ((byte - STONE) >>> 31);

/** What remains of a board when one stone is lifted. */
export interface Groups {
  /** How many groups remain. */
  readonly groups: number;
  /** How many groups are equally the largest; if several, the mover chooses (S-5). */
  readonly ties: number;
  /** Whether a stone other than the lifted one stays. */
  stays(address: number, keep: number): boolean;
}

/** Per arc: the arc that stands for its group, the stones flooded from it, how far they have been looked at. */
const root = new Int32Array(ARC_ROOM);
const flooded = new Uint16Array(MAX_GROUPS * MAX_STONES);
const filled = new Int32Array(ARC_ROOM);
const done = new Int32Array(ARC_ROOM);
/** Per group: how many stones it has; and the groups that are equally the largest. */
const sizes = new Int32Array(ARC_ROOM);
const largest = new Int32Array(ARC_ROOM);
/** Per place in the list of stones: the number of the question and the arc, if flooded. */
const seen = new Int32Array(MAX_STONES);

/**
 * The groups that remain when one stone is lifted. There is one object, which serves one question after the other: asking
 * allocates nothing, and an answer is good until the next question.
 *
 * Stones next to each other around the lifted one hang together anyway, so there are at most three arcs to tell
 * apart. They are flooded in turn, a stone each, and joined where they meet, until all but one have run dry:
 * what usually falls off is a stone or two, and then the large rest is never walked through.
 */
export class Lift implements Groups {
  groups = 1;
  ties = 1;

  private asked: SixState | undefined;
  private version = -1;
  private lifted = -1;
  private arcs = 1;
  /** The group that was not walked through to its end. */
  private rest = 0;
  private mark = 0;

  private get state(): SixState {
    if (this.asked === undefined) throw new Error('nobody has asked yet');
    return this.asked;
  }

  /** Looks at what lifting the stone on this address does. */
  of(state: SixState, address: number): this {
    // Drawing, checking and playing a move ask the same question one after the other.
    if (address === this.lifted && state === this.asked && state.version === this.version) return this;
    this.asked = state;
    this.version = state.version;
    this.groups = 1;
    this.ties = 1;
    this.lifted = address;
    const ring = state.ring(address);
    if (ARCS[ring] <= 1) {
      this.arcs = 1;
      this.rest = 0;
      largest[0] = 0;
      return this;
    }
    this.startArcs(ring);
    this.flood();
    if (this.groups > 1) this.findLargest();
    else largest[0] = this.rest;
    return this;
  }

  private startArcs(ring: number): void {
    this.arcs = 0;
    const { board } = this.state;
    for (let bits = FIRST_OF_ARCS[ring]; bits !== 0; bits &= bits - 1) {
      const arc = this.arcs++;
      const start = (this.lifted + FIRST_STEP[bits]) & CELL_MASK;
      root[arc] = arc;
      flooded[arc * MAX_STONES] = start;
      filled[arc] = 1;
      done[arc] = 0;
      board[start] |= ARC_OF_0 << arc;
    }
  }

  /** Floods the arcs in turn until only one group is left that may still grow. */
  private flood(): void {
    const { board } = this.state;
    const { arcs, lifted } = this;
    const stone = board[lifted];
    board[lifted] = 0;
    let groups = arcs;
    let live = arcs;
    for (let arc = 0; live > 1; arc = arc + 1 === arcs ? 0 : arc + 1) {
      const at = done[arc];
      if (at === filled[arc]) continue;
      done[arc] = at + 1;
      const from = arc * MAX_STONES;
      const cell = flooded[from + at];
      let end = filled[arc];
      const a = board[(cell + 1) & CELL_MASK];
      const b = board[(cell - 63) & CELL_MASK];
      const c = board[(cell - 64) & CELL_MASK];
      const d = board[(cell - 1) & CELL_MASK];
      const e = board[(cell + 63) & CELL_MASK];
      const f = board[(cell + 64) & CELL_MASK];
      let fresh =
        isFresh(a) |
        (isFresh(b) << 1) |
        (isFresh(c) << 2) |
        (isFresh(d) << 3) |
        (isFresh(e) << 4) |
        (isFresh(f) << 5);
      for (; fresh !== 0; fresh &= fresh - 1) {
        const next = (cell + FIRST_STEP[fresh]) & CELL_MASK;
        board[next] |= ARC_OF_0 << arc;
        flooded[from + end++] = next;
      }
      filled[arc] = end;
      let met = ((a | b | c | d | e | f) >> ARC_SHIFT) & ~(1 << arc);
      for (; met !== 0; met &= met - 1) {
        const other = 31 - Math.clz32(met & -met);
        if (root[other] === root[arc]) continue;
        this.join(other, arc);
        groups--;
        live--;
      }
      if (at + 1 === end && !this.grows(root[arc])) live--;
    }
    board[lifted] = stone;
    this.groups = groups;
    this.rest = root[0];
    for (let arc = 0; arc < arcs; arc++) if (done[arc] < filled[arc]) this.rest = root[arc];
    this.takeNotes();
  }

  /** Takes the arcs off the board and keeps in mind where they came to. */
  private takeNotes(): void {
    const { board, slot } = this.state;
    this.mark += MAX_GROUPS;
    for (let arc = 0; arc < this.arcs; arc++) {
      const end = arc * MAX_STONES + filled[arc];
      for (let at = arc * MAX_STONES; at < end; at++) {
        const cell = flooded[at];
        board[cell] &= ARC_OF_0 - 1;
        seen[slot[cell]] = this.mark + arc;
      }
    }
  }

  private grows(group: number): boolean {
    for (let arc = group; arc < this.arcs; arc++) {
      if (root[arc] === group && done[arc] < filled[arc]) return true;
    }
    return false;
  }

  private join(one: number, other: number): void {
    const low = Math.min(root[one], root[other]);
    const high = Math.max(root[one], root[other]);
    for (let arc = 0; arc < this.arcs; arc++) if (root[arc] === high) root[arc] = low;
  }

  private findLargest(): void {
    const { state } = this;
    let others = state.redCount + state.blackCount - 1;
    sizes.fill(0, 0, MAX_GROUPS);
    for (let arc = 0; arc < this.arcs; arc++) {
      if (root[arc] === this.rest) continue;
      sizes[root[arc]] += filled[arc];
      others -= filled[arc];
    }
    sizes[this.rest] = others;
    const most = Math.max(sizes[0], sizes[1], sizes[2]);
    this.ties = 0;
    for (let group = 0; group < this.arcs; group++) {
      if (sizes[group] === most) largest[this.ties++] = group;
    }
    if (this.ties > 1) this.sortLargest();
  }

  /** By the smallest cell, at most three groups. */
  private sortLargest(): void {
    const { state } = this;
    const order = (at: number): number => state.orderOf(this.smallestCell(at + 1));
    for (let end = this.ties - 1; end > 0; end--) {
      for (let at = 0; at < end; at++) {
        if (order(at) < order(at + 1)) continue;
        const group = largest[at];
        largest[at] = largest[at + 1];
        largest[at + 1] = group;
      }
    }
  }

  /** The group that stays: the largest, or the chosen one (from 1) of several equally large. */
  private kept(keep: number): number {
    return largest[keep === 0 ? 0 : keep - 1];
  }

  private groupOf(address: number): number {
    const arc = seen[this.state.slot[address]] - this.mark;
    return arc >= 0 ? root[arc] : this.rest;
  }

  stays(address: number, keep: number): boolean {
    return this.groups === 1 || this.groupOf(address) === this.kept(keep);
  }

  /** Writes the stones that fall off into a list; returns how many. */
  fallen(keep: number, into: Uint16Array): number {
    if (this.groups === 1) return 0;
    const kept = this.kept(keep);
    let count = 0;
    if (kept !== this.rest) {
      eachStone(this.state, (cell) => {
        if (cell !== this.lifted && this.groupOf(cell) !== kept) into[count++] = cell;
      });
      return count;
    }
    for (let arc = 0; arc < this.arcs; arc++) {
      if (root[arc] === kept) continue;
      for (let at = 0; at < filled[arc]; at++) into[count++] = flooded[arc * MAX_STONES + at];
    }
    return count;
  }

  /** The address of the smallest cell, by q then r, of a group that may stay: it names the group in the notation. */
  smallestCell(keep: number): number {
    const { state } = this;
    const kept = this.kept(keep);
    let best = -1;
    eachStone(this.state, (cell) => {
      if (cell === this.lifted || this.groupOf(cell) !== kept) return;
      if (best < 0 || state.orderOf(cell) < state.orderOf(best)) best = cell;
    });
    return best;
  }
}

const lift = new Lift();

/** What lifting the stone on this address leaves. */
export const liftOf = (state: SixState, address: number): Lift => lift.of(state, address);

function eachStone(state: SixState, visit: (address: number) => void): void {
  for (let place = 0; place < state.redCount; place++) visit(state.stones[place]);
  for (let place = MAX_SIDE; place < MAX_SIDE + state.blackCount; place++) visit(state.stones[place]);
}
