import { type GroupKind, JOKER_CARD, type SixteenFact, type SixteenView } from '@sixfold/sixteen';
import type { Frame as AnyFrame, TableProps } from '../../table/table-props.js';

/** What is going on in a frame: a group was made. */
export interface SixteenEffect {
  readonly kind: GroupKind;
  readonly seat: number;
  readonly winners: readonly number[];
  readonly worth: number;
  readonly sum: number;
}

type Frame = AnyFrame<SixteenView, SixteenEffect>;

/** What the table of this game is drawn from. */
export type SixteenProps = TableProps<SixteenView, SixteenFact, SixteenEffect>;

/** The pictures between two views: a card goes to the pile, a group is made and leaves it. */
export function frames(
  before: SixteenView,
  facts: readonly SixteenFact[],
  after: SixteenView,
): readonly Frame[] {
  let view: SixteenView = { ...before, viewer: after.viewer };
  const shown: Frame[] = [];
  for (const fact of facts) {
    switch (fact.kind) {
      case 'drew':
        view = { ...view, hand: [...view.hand, ...fact.cards].sort() };
        break;
      case 'draws':
        view = {
          ...view,
          talonCount: fact.talon,
          handCounts: changed(view.handCounts, fact.seat, fact.count),
          // A draw that began somebody's turn: what is shown next is theirs.
          drawn: true,
        };
        break;
      case 'played':
        view = played(view, fact);
        shown.push({ view, millis: 480, sound: 'place', tells: { ...fact } });
        break;
      case 'sixteen':
      case 'sixteenAndMatch':
      case 'match':
      case 'bust': {
        const { kind, seat, winners, worth, sum } = fact;
        const effect: SixteenEffect = { kind, seat, winners, worth, sum };
        shown.push({ view, effect, millis: 1500, sound: 'take' });
        view = { ...view, pile: [], sum: 0, won: after.won };
        break;
      }
      default:
    }
  }
  return shown;
}

const changed = (counts: readonly number[], seat: number, by: number): number[] =>
  counts.map((count, index) => (index === seat ? count + by : count));

function played(view: SixteenView, fact: SixteenFact & { kind: 'played' }): SixteenView {
  const { seat, card, joker, sum } = fact;
  const held = view.hand.indexOf(joker ? JOKER_CARD : card);
  const isMine = seat === view.viewer && held !== -1;
  return {
    ...view,
    pile: [...view.pile, { card, seat, joker }],
    sum,
    handCounts: changed(view.handCounts, seat, -1),
    hand: isMine ? view.hand.filter((_, index) => index !== held) : view.hand,
  };
}
