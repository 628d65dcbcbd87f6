import type { Cell, SideName, SixFact, SixView } from '@sixfold/six';
import type { StepOf } from '../../table/table-props.js';

const same = ([q, r]: Cell, other: Cell): boolean => q === other[0] && r === other[1];

const without = (cells: readonly Cell[], cell: Cell): readonly Cell[] =>
  cells.filter((each) => !same(each, cell));

const other = (side: SideName): SideName => (side === 'red' ? 'black' : 'red');

/** Nothing is hidden in SIX, so that what lies now and what happened since tell every earlier position. */
export function viewAfter(now: SixView, history: readonly StepOf<SixFact>[], moves: number): SixView {
  const later = history.filter(({ number }) => number > moves);
  const facts = later.flatMap((step) => step.facts);
  const before = facts.reduceRight(undo, now);
  const [next] = later;
  return next ? { ...before, toMove: next.seat, quiet: 0, quietMoves: [], swapOffered: false } : before;
}

function undo(view: SixView, fact: SixFact): SixView {
  switch (fact.kind) {
    case 'placed': {
      const [red, black] = view.supply;
      return {
        ...view,
        [fact.side]: without(view[fact.side], fact.cell),
        supply: fact.side === 'red' ? [red + 1, black] : [red, black + 1],
      };
    }
    case 'moved':
      return { ...view, [fact.side]: [...without(view[fact.side], fact.cell), fact.from] };
    case 'captured':
      return { ...view, red: [...view.red, ...fact.red], black: [...view.black, ...fact.black] };
    case 'swapped':
      return { ...view, colours: view.colours.map(other) };
    case 'phaseTwo':
      return { ...view, phase: 1 };
    default:
      return { ...view, result: null };
  }
}
