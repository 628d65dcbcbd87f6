import { type Move, Refusal } from '@sixfold/game-kit';
import { MOST_CARDS } from './options.js';
import type { GoofspielRefusal } from './refusals.js';
import type { GoofspielState } from './state.js';

// A move is the card that is bid.

/** Whether a text names a card. */
export const isCard = (text: string): boolean => /^[1-9]\d?$/.test(text) && Number(text) <= MOST_CARDS;

export const parseMove = (_state: GoofspielState, text: string): Move | GoofspielRefusal =>
  isCard(text) ? Number(text) : new Refusal('notAMove', { text: text.slice(0, 20), highest: MOST_CARDS });

export const formatMove = (_state: GoofspielState, card: Move): string => String(card);
