import type { Seat } from '@sixfold/game-kit';
import { stonesThatHold } from './cuts.js';
import { CELL_MASK, CELLS, FRONTIER_ROOM, MAX_SIDE, MAX_STONES } from './grid.js';
import { type Lift, liftOf } from './lift.js';
import { type SixOptions, stonesPerColour } from './options.js';

/** The colours. The opener's side is red (S-1). */
export const SIDES = ['red', 'black'] as const;
export type Side = 0 | 1;
export const RED: Side = 0;
export const BLACK: Side = 1;
export const otherSide = (side: Side): Side => (side ^ 1) as Side;

/** How a game can end; the code of `Outcome.reason`. The first three are the forms of S-3. */
export const REASONS = [
  'row',
  'triangle',
  'circle',
  'tooFew',
  'bothTooFew',
  'repetition',
  'noCapture',
] as const;
export type Reason = (typeof REASONS)[number];

/** Result of a game as kept in the state: a side that won, or one of these. */
export const RUNNING = -1;
export const DRAWN = 2;

/** A byte of the board: stones around the cell in the low bits, above them the colour of a stone in it. */
export const STONE = 8;
export const NEIGHBOURS = 7;
export const stoneOf = (side: Side): number => STONE << side;

/** Added to a byte of the board, it carries into bit 7 exactly if there is a stone. */
const TO_BIT = 128 - STONE;

const BYTES = 2 * CELLS + 2 * MAX_STONES + 2 * FRONTIER_ROOM + 2 * 64;

/**
 * A position with what its rules remember of the past. The arrays lie in one buffer, so a copy is one call.
 * Only `addStone` and `removeStone` change what lies on the board.
 */
export class SixState {
  private readonly memory = new Uint8Array(BYTES);
  /** Per address: neighbours (0–6) plus `stoneOf(side)`. An empty cell that may be built on is from 1 to 6. */
  readonly board: Uint8Array;
  /** Per address: place in `stones`, or in `frontier`. */
  readonly slot: Uint8Array;
  /** Addresses of the red stones from 0, of the black stones from `MAX_SIDE`. */
  readonly stones: Uint16Array;
  /** Addresses of the empty cells that touch a stone. */
  readonly frontier: Uint16Array;
  /** Stones in each column (q mod 64) and row (r mod 64). */
  readonly columns: Uint8Array;
  readonly rows: Uint8Array;

  frontierCount = 0;
  redCount = 0;
  blackCount = 0;
  redSupply = 0;
  blackSupply = 0;
  /** Absolute coordinates of the leftmost column and the lowest row with a stone. */
  minQ = 0;
  minR = 0;

  /** Goes up with every change of the board, so that answers about it can be kept. */
  version = 0;

  turn: Seat;
  /** Colour of the seat to move. */
  side: Side = RED;
  swapped = 0;
  phase: 1 | 2 = 1;
  result: number = RUNNING;
  /** Index of `REASONS`; means something once there is a result. */
  reason = 0;

  /** S-9: moves of phase two since a stone left the game. */
  quiet = 0;
  /** S-9: keys of the positions since then and the moves between them; see repetition.ts. */
  pastKeys: Int32Array;
  pastMoves: Int32Array;
  pastStart = 0;
  pastEnd = 0;

  constructor(
    readonly options: SixOptions,
    readonly seats: number,
  ) {
    const { buffer } = this.memory;
    let at = 0;
    const take = (bytes: number): number => {
      at += bytes;
      return at - bytes;
    };
    this.board = new Uint8Array(buffer, take(CELLS), CELLS);
    this.slot = new Uint8Array(buffer, take(CELLS), CELLS);
    this.stones = new Uint16Array(buffer, take(2 * MAX_STONES), MAX_STONES);
    this.frontier = new Uint16Array(buffer, take(2 * FRONTIER_ROOM), FRONTIER_ROOM);
    this.columns = new Uint8Array(buffer, take(64), 64);
    this.rows = new Uint8Array(buffer, take(64), 64);
    const room = options.repetition ? (options.noCaptureLimit ?? 60) + 4 : 0;
    this.pastKeys = new Int32Array(room);
    this.pastMoves = new Int32Array(room);
    this.turn = options.opener;
    this.redSupply = stonesPerColour(options.edition, seats);
    this.blackSupply = this.redSupply;
  }

  /** What lifting the stone on this address leaves (S-5). */
  lift(address: number): Lift {
    return liftOf(this, address);
  }

  /** Per place in the list of stones: more than 0 if others fall off when it is lifted. */
  stonesThatHold(): Uint8Array {
    return stonesThatHold(this);
  }

  /** Takes over everything of a state with the same options and seats. */
  copyFrom(from: SixState): void {
    this.memory.set(from.memory);
    this.version++;
    this.frontierCount = from.frontierCount;
    this.redCount = from.redCount;
    this.blackCount = from.blackCount;
    this.redSupply = from.redSupply;
    this.blackSupply = from.blackSupply;
    this.minQ = from.minQ;
    this.minR = from.minR;
    this.turn = from.turn;
    this.side = from.side;
    this.swapped = from.swapped;
    this.phase = from.phase;
    this.result = from.result;
    this.reason = from.reason;
    this.quiet = from.quiet;
    this.pastStart = 0;
    this.pastEnd = from.pastEnd - from.pastStart;
    this.makeRoomForPast();
    for (let to = 0, at = from.pastStart; at < from.pastEnd; to++, at++) {
      this.pastKeys[to] = from.pastKeys[at];
      this.pastMoves[to] = from.pastMoves[at];
    }
  }

  /** Without a limit of quiet moves (S-9, null) the past can outgrow its room. */
  makeRoomForPast(): void {
    if (this.pastEnd < this.pastKeys.length) return;
    const grow = (list: Int32Array): Int32Array => {
      const longer = new Int32Array(2 * this.pastEnd + 4);
      longer.set(list);
      return longer;
    };
    this.pastKeys = grow(this.pastKeys);
    this.pastMoves = grow(this.pastMoves);
  }

  /** The colour a seat plays: the opener red and alternating from there, unless taken over (S-1, S-12). */
  sideOf(seat: Seat): Side {
    return (((seat - this.options.opener) & 1) ^ this.swapped) as Side;
  }

  stoneCount(side: Side): number {
    return side === RED ? this.redCount : this.blackCount;
  }

  /** Puts a stone on an empty cell that touches a stone, or on the first cell of an empty board. */
  addStone(address: number, side: Side): void {
    const { board, slot } = this;
    this.version++;
    if (board[address] !== 0) this.leaveFrontier(address);
    const place = side === RED ? this.redCount++ : MAX_SIDE + this.blackCount++;
    this.stones[place] = address;
    slot[address] = place;
    board[address] += STONE << side;
    this.gainNeighbour((address + 1) & CELL_MASK);
    this.gainNeighbour((address - 63) & CELL_MASK);
    this.gainNeighbour((address - 64) & CELL_MASK);
    this.gainNeighbour((address - 1) & CELL_MASK);
    this.gainNeighbour((address + 63) & CELL_MASK);
    this.gainNeighbour((address + 64) & CELL_MASK);
    // A set that hangs together has no gaps in its columns and rows, so a new one is next to the old ones.
    const column = address & 63;
    if (this.columns[column]++ === 0 && column === ((this.minQ - 1) & 63)) this.minQ--;
    const row = ((address - this.minQ) & CELL_MASK) >> 6;
    if (this.rows[row]++ === 0 && row === ((this.minR - 1) & 63)) this.minR--;
  }

  /** Takes a stone off. After the last one taken, `tighten` must follow. */
  removeStone(address: number): void {
    const { board, slot, stones } = this;
    this.version++;
    const place = slot[address];
    const last = place < MAX_SIDE ? --this.redCount : MAX_SIDE + --this.blackCount;
    const moved = stones[last];
    stones[place] = moved;
    slot[moved] = place;
    const around = board[address] & NEIGHBOURS;
    board[address] = around;
    if (around !== 0) this.joinFrontier(address);
    this.loseNeighbour((address + 1) & CELL_MASK);
    this.loseNeighbour((address - 63) & CELL_MASK);
    this.loseNeighbour((address - 64) & CELL_MASK);
    this.loseNeighbour((address - 1) & CELL_MASK);
    this.loseNeighbour((address + 63) & CELL_MASK);
    this.loseNeighbour((address + 64) & CELL_MASK);
    this.columns[address & 63]--;
    this.rows[((address - this.minQ) & CELL_MASK) >> 6]--;
  }

  /** Moves the corner of the occupied part up to the stones that are left. */
  tighten(): void {
    while (this.columns[this.minQ & 63] === 0) this.minQ++;
    while (this.rows[this.minR & 63] === 0) this.minR++;
  }

  private gainNeighbour(address: number): void {
    const before = this.board[address];
    this.board[address] = before + 1;
    if (before === 0) this.joinFrontier(address);
  }

  private loseNeighbour(address: number): void {
    const after = this.board[address] - 1;
    this.board[address] = after;
    if (after === 0) this.leaveFrontier(address);
  }

  private joinFrontier(address: number): void {
    this.slot[address] = this.frontierCount;
    this.frontier[this.frontierCount++] = address;
  }

  private leaveFrontier(address: number): void {
    const place = this.slot[address];
    const moved = this.frontier[--this.frontierCount];
    this.frontier[place] = moved;
    this.slot[moved] = place;
  }

  /** Which of the six neighbours hold a stone, as bits by direction; written out, without branches. */
  ring(address: number): number {
    const { board } = this;
    return (
      ((board[(address + 1) & CELL_MASK] + TO_BIT) >> 7) |
      (((board[(address - 63) & CELL_MASK] + TO_BIT) >> 7) << 1) |
      (((board[(address - 64) & CELL_MASK] + TO_BIT) >> 7) << 2) |
      (((board[(address - 1) & CELL_MASK] + TO_BIT) >> 7) << 3) |
      (((board[(address + 63) & CELL_MASK] + TO_BIT) >> 7) << 4) |
      (((board[(address + 64) & CELL_MASK] + TO_BIT) >> 7) << 5)
    );
  }

  /** Absolute q of a stone or of a cell that touches one. */
  qOf(address: number): number {
    const left = this.minQ - 1;
    return left + ((address - left) & 63);
  }

  /** Absolute r of a stone or of a cell that touches one. */
  rOf(address: number): number {
    const low = this.minR - 1;
    const row = ((address - this.minQ + 1) & CELL_MASK) >> 6;
    return low + ((row - low) & 63);
  }

  /** Sorts stones as the notation does: by q, then r. */
  orderOf(address: number): number {
    const offset = (address - this.minQ - 64 * this.minR) & CELL_MASK;
    return ((offset & 63) << 6) | (offset >> 6);
  }
}
