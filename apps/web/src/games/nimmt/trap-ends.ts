import { bullheads, landing, meaningOf, type NimmtView, textOf } from '@sixfold/nimmt';
import type { SameKeys } from '@sixfold/words';
import type { nimmt } from '@sixfold/words/en/nimmt';

/** What comes of the trap that is being asked about, as a sentence: if it works, or if it is blocked. */
export function trapEnd(
  view: NimmtView,
  works: boolean,
  words: SameKeys<(typeof nimmt)['table']['ends']>,
  nameOf: (seat: number) => string,
): string {
  const { window } = view;
  if (!window) return '';
  const owner = nameOf(window.owner);
  const card = view.waiting[0]?.card ?? 0;
  switch (window.trap) {
    case 'mask':
      return works ? words.maskWorks(owner) : words.maskBlocked(owner);
    case 'drop': {
      const dropped = window.value ?? 0;
      return (works ? words.dropWorks : words.dropBlocked)(dropped, bullheads(dropped));
    }
    case 'stretch':
      if (works) return words.stretchWorks(card, (landing(view, card, view.placingValue).row ?? 0) + 1);
      break;
    default:
  }
  const { row, takes, heads } = landing(view, card, works ? window.value : view.placingValue);
  if (row === undefined) return words.low(owner, card);
  return takes ? words.takes(owner, card, row + 1, heads) : words.goes(card, row + 1);
}

/** Whether the card goes to the same place for the same price with either value. */
const isSamePlace = (view: NimmtView, card: number, value: number): boolean => {
  const here = landing(view, card, view.placingValue);
  const there = landing(view, card, value);
  return here.row === there.row && here.takes === there.takes;
};

/** Whether blocking or not makes a difference: a shift may lead to the same place. */
export function matters({ window, waiting, ...view }: NimmtView): boolean {
  if (window?.trap !== 'shift') return true;
  return !isSamePlace({ ...view, waiting }, waiting[0]?.card ?? 0, window.value ?? 0);
}

/** The values that a card may be shifted to. */
export const shiftsOf = (legal: readonly string[]): readonly number[] =>
  legal.flatMap((move) => {
    const meaning = meaningOf(move);
    return meaning?.kind === 'shift' ? [meaning.value] : [];
  });

/** Whether any trap changes where the card goes. */
export function canShift(view: NimmtView, legal: readonly string[]): boolean {
  // With a stretch in hand the exact value matters for what comes after.
  if (view.traps.includes('stretch')) return true;
  const card = view.waiting[0]?.card ?? 0;
  return (
    legal.includes(textOf({ kind: 'stretch' })) ||
    shiftsOf(legal).some((value) => !isSamePlace(view, card, value))
  );
}
