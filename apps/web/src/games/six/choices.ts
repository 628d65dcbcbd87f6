import { meaningOf } from '@sixfold/six';
import type { Key } from './hex.js';

/** A move that puts a stone somewhere, with the cells it is about. */
interface Parts {
  readonly move: string;
  readonly from?: Key;
  readonly to: Key;
  readonly keep?: Key;
}

/** The cells of a move; undefined where no stone is put down. */
export function partsOf(move: string): Parts | undefined {
  const meaning = meaningOf(move);
  return meaning && 'to' in meaning ? { ...meaning, move } : undefined;
}

/** Where the stone of a move comes to lie; nowhere for a swap. */
export const goalOf = (move: string): readonly Key[] => {
  const parts = partsOf(move);
  return parts ? [parts.to] : [];
};

/** What the legal moves let a person do, step by step: pick up, choose what stays, put down. */
export class Choices {
  private readonly parts: readonly Parts[];
  /** Own stones that can be picked up. */
  readonly stones: ReadonlySet<Key>;
  readonly canSwap: boolean;

  constructor(legal: readonly string[]) {
    this.parts = legal.flatMap((move) => partsOf(move) ?? []);
    this.stones = new Set(this.parts.flatMap(({ from }) => from ?? []));
    this.canSwap = legal.some((move) => meaningOf(move)?.kind === 'swap');
  }

  /** The groups that may stay when this stone is lifted; none where there is no choice (S-5). */
  keeps(from: Key): readonly Key[] {
    return [...new Set(this.parts.flatMap((part) => (part.from === from ? (part.keep ?? []) : [])))];
  }

  /** Where a stone can be put, with the move that puts it there. */
  targets(from: Key | undefined, keep: Key | undefined): ReadonlyMap<Key, string> {
    return new Map(
      this.parts
        .filter((part) => part.from === from && part.keep === keep)
        .map(({ to, move }): [Key, string] => [to, move]),
    );
  }
}
