import type { Refusal } from '@sixfold/game-kit';

/** What the rules of SIX refuse: `gameOver` and `notYourTurn` have their words in the kit. */
export type SixCode =
  | 'gameOver'
  | 'notYourTurn'
  | 'cellOccupied'
  | 'cellTooFar'
  | 'compactPosition'
  | 'diagramMark'
  | 'firstInMiddle'
  | 'keepMissing'
  | 'keepNotLargest'
  | 'keepNotOffered'
  | 'noStoneThere'
  | 'notAMove'
  | 'notYourStone'
  | 'phaseOnePlaces'
  | 'phaseTwoMoves'
  | 'sameCell'
  | 'swapNeedsTwo'
  | 'swapNotOffered'
  | 'tableApart'
  | 'tableCells'
  | 'tableOver'
  | 'tableOverlap'
  | 'tablePhase'
  | 'tableStones'
  | 'tableSupply'
  | 'tableTurn'
  | 'touchesNothing'
  | 'touchesOnlyLeaving';

export type SixRefusal = Refusal<SixCode>;
