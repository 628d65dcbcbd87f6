import type { Refusal } from '@sixfold/game-kit';

/** What the rules of Goofspiel refuse: `gameOver` and `notYourTurn` have their words in the kit. */
export type GoofspielCode = 'gameOver' | 'notYourTurn' | 'badTable' | 'cardNotInHand' | 'notAMove';

export type GoofspielRefusal = Refusal<GoofspielCode>;
