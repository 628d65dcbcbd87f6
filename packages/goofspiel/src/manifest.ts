import { COMPANY, type GameManifest } from '@sixfold/game-kit';
import type { GoofspielFact } from './facts.js';

/** Goofspiel as forms and tables know it. */
export const manifest: GameManifest<GoofspielFact['kind']> = {
  id: 'goofspiel',
  hides: true,
  manners: COMPANY,
  seats: [2, 3, 4],
  quickSeats: 2,
  presets: [
    { id: 'classic', seats: 2, options: {} },
    { id: 'short', seats: 3, options: { cards: 7 } },
  ],
  quietFacts: ['bid'],
  headlineFacts: ['ended'],
  onHomePage: false,
};
