// Why a move is worth considering, as codes that the edge words.

import type { Move } from '@sixfold/game-kit';
import { DRAW, type Face, faceOfMove, numberOf, type SixteenOptions, TARGET } from '@sixfold/sixteen';
import type { Candidate } from '../bot.js';
import { outlook, type Unseen, withFace } from './outlook.js';
import { gain, matches, type Pile } from './pile.js';

/** What reasons are judged by. */
export interface Situation {
  readonly pile: Pile;
  readonly options: SixteenOptions;
  readonly unseen: Unseen;
  /** How many cards the next player will choose from. */
  readonly nextHeld: number;
}

export function reasonFor(move: Move, situation: Situation): NonNullable<Candidate['reason']> {
  if (move === DRAW) return { code: 'drawsFirst', params: {} };
  const face = faceOfMove(move);
  const { pile } = situation;
  const sum = pile.sum + numberOf[face];
  if (sum > TARGET) return { code: 'busts', params: { sum } };
  if (gain(pile, face, situation.options) > 0) return { code: winCode(face, situation), params: {} };
  const { win } = outlook(withFace(pile, face), situation.unseen, situation.nextHeld, situation.options);
  return { code: 'leaves', params: { sum, percent: Math.round(100 * win) } };
}

function winCode(face: Face, { pile, options }: Situation): string {
  if (gain(pile, face, options) === 2) return 'takesBonus';
  const isSixteen = pile.sum + numberOf[face] === TARGET;
  return options.matches && matches(pile, face) && !isSixteen ? 'takesMatch' : 'takesSixteen';
}
