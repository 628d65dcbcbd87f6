import type { Bot } from '@sixfold/bots';
import type { NimmtView } from '@sixfold/nimmt';
import { flat, playsToWin } from './bots-flat.js';

/**
 * Flat Monte Carlo players who play for the win, some with wild playouts and some with tame ones: Master learns from them what such
 * players lay. The players that measure it (`bots-heldout.ts`) are not among them.
 */
export const keenPlayers: readonly Bot<NimmtView>[] = [
  [0.1, 0.04],
  [0.5, 0.01],
  [0.5, 0.03],
  [0.7, 0.005],
  [0.7, 0.04],
  [1, 0.01],
].map(([careless = 1, perPoint = 0]) => flat({ shared: true, careless, worth: playsToWin(perPoint) }));
