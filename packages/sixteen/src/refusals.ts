import type { Refusal } from '@sixfold/game-kit';

/** What the rules of Sixteen refuse: `gameOver` and `notYourTurn` have their words in the kit. */
export type SixteenCode =
  | 'gameOver'
  | 'notYourTurn'
  | 'alreadyDrawn'
  | 'badTable'
  | 'cardNotInHand'
  | 'drawsByItself'
  | 'jokerAsWhat'
  | 'jokerNeedsCard'
  | 'jokerNotInHand'
  | 'mustDraw'
  | 'noJokers'
  | 'notAMove'
  | 'talonEmpty';

export type SixteenRefusal = Refusal<SixteenCode>;
