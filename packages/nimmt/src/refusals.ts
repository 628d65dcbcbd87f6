import type { Refusal } from '@sixfold/game-kit';
import type { Phase } from './state.js';

/** What the rules of 6 nimmt! refuse: `gameOver` and `notYourTurn` have their words in the kit. */
export type NimmtCode =
  | 'gameOver'
  | 'notYourTurn'
  | 'alreadyShifted'
  | 'badTable'
  | 'cannotStretch'
  | 'cardNotInHand'
  | 'cardNotOpen'
  | 'cardNotTaken'
  | 'cardsNotAscending'
  | 'collectionTooSmall'
  | 'collectionsMissing'
  | 'draftNeedsTacticsDeck'
  | 'noDraftWithTraps'
  | 'noSuchCard'
  | 'noSuchRow'
  | 'noZerosHere'
  | 'notOneOfTheTwo'
  | 'oneCardOnly'
  | 'sameCardTwice'
  | 'shiftNotAHalf'
  | 'shiftToWholeNumber'
  | 'shiftTooFar'
  | 'tooManyCards'
  | 'trapNotHeld'
  | 'trapPoolTooSmall'
  | 'notAMove'
  /** The move answers another question than the one that is asked. */
  | `expected.${Exclude<Phase, 'over'>}`;

export type NimmtRefusal = Refusal<NimmtCode>;
