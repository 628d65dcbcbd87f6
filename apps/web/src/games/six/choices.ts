import type { Key } from './hex.js';

/** A legal move taken apart. */
interface Parts {
  readonly move: string;
  readonly from?: Key;
  readonly to: Key;
  readonly keep?: Key;
}

/** Takes a move apart. */
export function partsOf(move: string): Parts {
  const [way = '', keep] = move.split('=');
  const [one = '', other] = way.split('>');
  if (other === undefined) return { move, to: one };
  return { move, from: one, to: other, ...(keep !== undefined && { keep }) };
}

/** What the legal moves let a person do, step by step: pick up, choose what stays, put down. */
export class Choices {
  private readonly parts: readonly Parts[];
  /** Own stones that can be picked up. */
  readonly stones: ReadonlySet<Key>;
  readonly canSwap: boolean;

  constructor(legal: readonly string[]) {
    this.parts = legal.filter((move) => move !== 'swap').map(partsOf);
    this.stones = new Set(this.parts.flatMap(({ from }) => from ?? []));
    this.canSwap = legal.includes('swap');
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
