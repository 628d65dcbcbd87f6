import type { ViewOf } from '@sixfold/games';
import type { Candidate } from '../bot.js';
import { stakeOf } from './simple.js';

/** Why a card is worth a thought: by how far it is from what it is bid for. */
export function reasonFor(view: ViewOf<'goofspiel'>, move: string): NonNullable<Candidate['reason']> {
  const prize = stakeOf(view);
  const distance = Number(move) - prize;
  const code = Math.abs(distance) <= 1 ? 'fair' : distance < 0 ? 'saves' : 'wants';
  return { code, params: { prize } };
}
