import type { Cell, SideName, SixFact, SixView } from '@sixfold/six';
import type { Frame as AnyFrame, TableProps } from '../../table/table-props.js';
import { keyOf } from './hex.js';

/** What is going on in a frame. */
export type SixEffect =
  | { readonly kind: 'placed'; readonly cell: Cell }
  /** A stone is off the board, and what hung on it falls. */
  | {
      readonly kind: 'falls';
      readonly from: Cell;
      readonly red: readonly Cell[];
      readonly black: readonly Cell[];
    }
  | { readonly kind: 'moved'; readonly from: Cell; readonly cell: Cell }
  | { readonly kind: 'swapped'; readonly seat: number }
  | { readonly kind: 'phaseTwo'; readonly cell: Cell | undefined }
  | {
      readonly kind: 'completed';
      readonly cells: readonly Cell[];
      readonly form: 'row' | 'triangle' | 'circle';
    };

type Frame = AnyFrame<SixView, SixEffect>;

/** What the table of this game is drawn from. */
export type SixProps = TableProps<SixView, SixFact, SixEffect>;

const without = (cells: readonly Cell[], gone: readonly Cell[]): readonly Cell[] => {
  const keys = new Set(gone.map(keyOf));
  return cells.filter((cell) => !keys.has(keyOf(cell)));
};

const withStone = (view: SixView, side: SideName, cell: Cell): SixView => ({
  ...view,
  [side]: [...view[side], cell],
});

/** The pictures between two views: stones come down, fall off, travel; a completed form lights up. */
export function frames(before: SixView, facts: readonly SixFact[]): readonly Frame[] {
  let view = before;
  let last: Cell | undefined;
  const shown: Frame[] = [];
  for (const [index, fact] of facts.entries()) {
    switch (fact.kind) {
      case 'placed': {
        const [red, black] = view.supply;
        view = withStone(view, fact.side, fact.cell);
        view = { ...view, supply: fact.side === 'red' ? [red - 1, black] : [red, black - 1] };
        last = fact.cell;
        shown.push({
          view,
          effect: { kind: 'placed', cell: fact.cell },
          millis: 420,
          sound: 'stone',
        });
        break;
      }
      case 'moved': {
        const { from, cell, side } = fact;
        const next = facts[index + 1];
        const { red, black } = next?.kind === 'captured' ? next : { red: [], black: [] };
        if (red.length + black.length > 0)
          shown.push({
            view,
            effect: { kind: 'falls', from, red, black },
            millis: 1100,
            sound: 'take',
          });
        view = { ...view, red: without(view.red, red), black: without(view.black, black) };
        view = { ...view, [side]: [...without(view[side], [from]), cell] };
        last = cell;
        shown.push({
          view,
          effect: { kind: 'moved', from, cell },
          millis: 620,
          sound: 'stone',
        });
        break;
      }
      case 'swapped':
        view = { ...view, colours: [...view.colours].reverse(), swapOffered: false };
        shown.push({
          view,
          effect: { kind: 'swapped', seat: fact.seat },
          millis: 1400,
          sound: 'flip',
        });
        break;
      case 'phaseTwo':
        view = { ...view, phase: 2 };
        shown.push({
          view,
          effect: { kind: 'phaseTwo', cell: last },
          millis: 1600,
          sound: 'flip',
        });
        break;
      case 'completed':
        shown.push({
          view,
          effect: { kind: 'completed', cells: fact.cells, form: fact.form },
          millis: 2000,
        });
        break;
      default:
    }
  }
  return shown;
}
