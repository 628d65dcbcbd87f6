import { COMPANY, type GameManifest } from '@sixfold/game-kit';
import type { SixteenFact } from './facts.js';

/** Sixteen as start page, forms and tables know it. */
export const manifest: GameManifest<SixteenFact['kind']> = {
  id: 'sixteen',
  hides: true,
  manners: COMPANY,
  seats: [2, 4],
  quickSeats: 2,
  presets: [
    { id: 'standard', seats: 2, options: {} },
    { id: 'children', seats: 2, options: { matches: false } },
    { id: 'strict', seats: 2, options: { drawing: 'strict' } },
    { id: 'teams', seats: 4, options: {} },
  ],
  variants: [
    { id: 'teams', seats: 4 },
    { id: 'strict', options: { drawing: 'strict' } },
    { id: 'children', options: { matches: false } },
    { id: 'standard' },
  ],
  quietFacts: ['draws'],
  headlineFacts: [],
  onHomePage: true,
};
