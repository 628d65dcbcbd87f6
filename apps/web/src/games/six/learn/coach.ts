import type { SixFact, SixView } from '@sixfold/six';
import { after, always, type Situation } from '../../../lessons/situations.js';

/** What a coach speaks up about, the most pressing first. Each is spoken of once. */
export const situations: readonly Situation<SixView, SixFact>[] = [
  after<SixFact>('phaseTwo', 'phaseTwo'),
  after<SixFact>('captured', 'captured'),
  always('first'),
  { id: 'second', isSo: ({ view }) => view.red.length + view.black.length >= 4 },
  { id: 'threat', isSo: ({ view, me }) => stonesOfOthers(view, me) >= 5 },
];

const stonesOfOthers = ({ colours, red, black }: SixView, me: number): number =>
  (colours[me] === 'red' ? black : red).length;
