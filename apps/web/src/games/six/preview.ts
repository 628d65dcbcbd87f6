import { FastRng, isRefusal } from '@sixfold/game-kit';
import {
  type Cell,
  capturingLifts,
  placeMove,
  type SideName,
  type SixFact,
  type SixState,
  type SixView,
  six,
  threatenedCells,
  winningMoves,
} from '@sixfold/six';
import { Choices } from './choices.js';
import type { Key } from './hex.js';

/** What a move would do. */
export interface Preview {
  /** Stones that would leave the game. */
  readonly red: readonly Cell[];
  readonly black: readonly Cell[];
  readonly form: 'row' | 'triangle' | 'circle' | undefined;
  /** Who would have won; null for a draw. */
  readonly winner: SideName | null | undefined;
}

/** Nothing is hidden in SIX: the one world of a view is the state itself. */
const worldOf = (view: SixView): SixState => six.determinize(view, new FastRng('preview'));

/** Asks the rules what a move does. */
export function previewOf(view: SixView, seat: number, move: string): Preview | undefined {
  const world = worldOf(view);
  const parsed = six.parseMove(world, move);
  if (isRefusal(parsed)) return undefined;
  const facts: SixFact[] = [];
  if (six.apply(world, seat, parsed, facts)) return undefined;
  let preview: Preview = { red: [], black: [], form: undefined, winner: undefined };
  for (const fact of facts) {
    if (fact.kind === 'captured') preview = { ...preview, red: fact.red, black: fact.black };
    if (fact.kind === 'completed') preview = { ...preview, form: fact.form };
    if (fact.kind === 'won') preview = { ...preview, winner: fact.side };
    if (fact.kind === 'drawn') preview = { ...preview, winner: null };
  }
  return preview;
}

/** More moves than this never complete a form at once. */
const MOST = 4096;

/** What everybody should see before moving. */
export interface Threats {
  /** Moves that win at once. */
  readonly wins: Choices;
  /** Cells where the other side would complete a form. */
  readonly threatened: ReadonlySet<Key>;
  /** Own stones whose lifting makes others fall (S-5). */
  readonly captures: ReadonlySet<Key>;
}

/** The rules' own generators tell where either side would complete a form. */
export function threatsOf(view: SixView): Threats {
  const world = worldOf(view);
  const moves = new Int32Array(MOST);
  const winning = winningMoves(world, moves);
  const cells = new Uint16Array(MOST);
  const found = (count: number): ReadonlySet<Key> =>
    new Set(Array.from(cells.subarray(0, count), (cell) => six.formatMove(world, placeMove(cell))));
  return {
    wins: new Choices(Array.from(moves.subarray(0, winning), (move) => six.formatMove(world, move))),
    threatened: found(threatenedCells(world, cells)),
    captures: found(view.phase === 2 ? capturingLifts(world, cells) : 0),
  };
}
