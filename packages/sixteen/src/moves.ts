import { type Move, Refusal } from '@sixfold/game-kit';
import { FACES, type Face, formatCard, JOKER, JOKER_CARD, parseCard } from './cards.js';
import type { SixteenRefusal } from './refusals.js';
import { FULL_HAND, type SixteenState } from './state.js';

// A move is a face to play (0 to 27), a joker as a face (28 to 55), or the draw.

export const jokerAs = (face: Face): Move => FACES + face;
export const DRAW: Move = 2 * FACES;

/** A joker as any face, three other cards, and the draw. */
export const MAX_MOVES = FACES + FULL_HAND;

export const isJokerMove = (move: Move): boolean => move >= FACES;
/** What the card counts as once it lies on the pile. */
export const faceOfMove = (move: Move): Face => (move >= FACES ? move - FACES : move);

export const DRAW_TEXT = 'draw';
/** Before the card that a joker stands for. */
export const JOKER_TEXT = `${JOKER_CARD}=`;

export function formatMove(_state: SixteenState, move: Move): string {
  if (move === DRAW) return DRAW_TEXT;
  return isJokerMove(move) ? JOKER_TEXT + formatCard(faceOfMove(move)) : formatCard(move);
}

export function parseMove(state: SixteenState, text: string): Move | SixteenRefusal {
  if (text === DRAW_TEXT) {
    return state.options.drawing === 'automatic' ? new Refusal('drawsByItself') : DRAW;
  }
  if (text === JOKER_CARD || text === JOKER_TEXT) return new Refusal('jokerNeedsCard');
  const isJokerText = text.startsWith(JOKER_TEXT);
  if (isJokerText && !state.options.jokers) return new Refusal('noJokers');
  const named = isJokerText ? text.slice(JOKER_TEXT.length) : text;
  const card = parseCard(named);
  if (card === undefined || card === JOKER) {
    return new Refusal(isJokerText ? 'jokerAsWhat' : 'notAMove', { text: text.slice(0, 20) });
  }
  return isJokerText ? jokerAs(card) : card;
}
