import { DUEL, type GameManifest } from '@sixfold/game-kit';
import type { SixFact } from './facts.js';

/** SIX as start page, forms and tables know it. */
export const manifest: GameManifest<SixFact['kind']> = {
  id: 'six',
  hides: false,
  manners: DUEL,
  seats: [2, 4],
  quickSeats: 2,
  presets: [
    { id: 'german', seats: 2, options: {} },
    { id: 'dutch', seats: 2, options: { edition: '21' } },
    { id: 'teams', seats: 4, options: {} },
  ],
  variants: [
    { id: 'teams', seats: 4 },
    { id: '21', options: { edition: '21' }, preset: 'dutch' },
    { id: '2003', preset: 'german' },
  ],
  signalOption: 'signal',
  quietFacts: [],
  headlineFacts: [],
  onHomePage: true,
};
