import { describeGoldens, describeLaws } from '@sixfold/game-laws';
import { six } from '../src/index.js';

/** Every edition, number of players and option. */
const cases = [
  { name: '2003-two', options: {}, seats: 2 },
  { name: '2003-four', options: { signal: true }, seats: 4 },
  { name: '21-two', options: { edition: '21' }, seats: 2 },
  { name: '2003-swap', options: { swap: true, opener: 1 }, seats: 2 },
  { name: '21-swap', options: { edition: '21', swap: true }, seats: 2 },
  { name: '2003-short', options: { noCaptureLimit: 3 }, seats: 2 },
  { name: '2003-no-repetition', options: { repetition: false, opener: 1 }, seats: 2 },
  { name: '2003-four-no-limit', options: { noCaptureLimit: null, opener: 3 }, seats: 4 },
];

describeLaws(
  six,
  cases.map((lawCase) => ({ ...lawCase, hidden: false })),
);

describeGoldens(six, cases, new URL('../playthroughs/', import.meta.url));
