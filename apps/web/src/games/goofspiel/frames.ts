import type { GoofspielFact, GoofspielView } from '@sixfold/goofspiel';
import type { Frame, TableProps } from '../../table/table-props.js';

/** The bids lie open, and then it shows whose prize it is: nobody's if several were highest. */
export interface GoofspielEffect {
  readonly bids: readonly number[];
  readonly highest: readonly number[];
  readonly isDecided: boolean;
}

/** What the table of Goofspiel is drawn from. */
export type GoofspielProps = TableProps<GoofspielView, GoofspielFact, GoofspielEffect>;

/** The pictures between two views: all bids are turned over, then the prize finds its taker. */
export function frames(
  before: GoofspielView,
  facts: readonly GoofspielFact[],
  after: GoofspielView,
): readonly Frame<GoofspielView, GoofspielEffect>[] {
  const revealed = facts.find((fact) => fact.kind === 'revealed');
  if (!revealed) return [];
  const { bids } = revealed;
  const highest = bids.flatMap((bid, seat) => (bid === Math.max(...bids) ? [seat] : []));
  const hands = before.hands.map((hand, seat) => hand.filter((card) => card !== bids[seat]));
  const view = { ...before, viewer: after.viewer, hands, hasBid: bids.map(() => true) };
  const told = facts.find((fact) => fact.kind === 'taken' || fact.kind === 'tied');
  return [
    { view, effect: { bids, highest, isDecided: false }, millis: 900, sound: 'flip', tells: { ...revealed } },
    {
      view: { ...view, points: after.points },
      effect: { bids, highest, isDecided: true },
      millis: 1500,
      sound: 'take',
      ...(told && { tells: { ...told } }),
    },
  ];
}
