import { COMPANY, type GameManifest } from '@sixfold/game-kit';
import type { NimmtFact } from './facts.js';

/** 6 nimmt! as start page, forms and tables know it. */
export const manifest: GameManifest<NimmtFact['kind']> = {
  id: 'nimmt',
  hides: true,
  manners: COMPANY,
  seats: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  quickSeats: 4,
  presets: [
    { id: 'classic', seats: 4, options: {} },
    { id: 'plus', seats: 4, options: { variant: 'plus' } },
    { id: 'simple', seats: 3, options: { variant: 'simple' } },
    { id: 'ole', seats: 4, options: { variant: 'ole' } },
    { id: 'tactics', seats: 4, options: { deck: 'tactics' } },
    { id: 'draft', seats: 4, options: { deck: 'tactics', draft: true } },
    { id: 'short', seats: 4, options: { rounds: 1 } },
  ],
  variants: [
    { id: 'plus', options: { variant: 'plus' } },
    { id: 'plus-even', options: { variant: 'plus-even' } },
    { id: 'zero', options: { variant: 'zero' } },
    { id: 'simple', options: { variant: 'simple' } },
    { id: 'ole', options: { variant: 'ole' } },
    { id: 'classic' },
  ],
  roundFact: 'roundStarted',
  pointsFact: 'counted',
  quietFacts: ['laid', 'answered', 'maskChosen'],
  headlineFacts: ['roundStarted', 'counted', 'gameEnded'],
  onHomePage: true,
};
