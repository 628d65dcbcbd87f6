// docs/notation.md: how moves are written, and the whole numbers that stand for them inside the engine.
import { type Move, Refusal } from '@sixfold/game-kit';
import { type Card, HIGHEST_CARD } from './cards.js';
import type { NimmtRefusal } from './refusals.js';

/** What a move does; the kind is the number above its two bytes of cards, the first of them the lower one. */
export const KIND = {
  lay: 1,
  layTwo: 2,
  layMasked: 3,
  row: 4,
  place: 5,
  shift: 6,
  stretch: 7,
  block: 8,
  pass: 9,
  drop: 10,
  pick: 11,
} as const;

const encode = (kind: number, first: number, second: number): Move => (kind << 16) | (second << 8) | first;

export const kindOf = (move: Move): number => move >>> 16;
/** The card, row or shifted value of a move. */
export const firstOf = (move: Move): number => move & 255;
export const secondOf = (move: Move): number => (move >>> 8) & 255;

/** To lay one card: the card is the lowest byte. */
export const LAY: Move = 0x1_0000;
export const layMove = (card: Card): Move => LAY | card;
export const layTwoMove = (low: Card, high: Card): Move => encode(KIND.layTwo, low, high);
export const layMaskedMove = (stays: Card, second: Card): Move => encode(KIND.layMasked, stays, second);
export const rowMove = (row: number): Move => encode(KIND.row, row, 0);
export const dropMove = (card: Card): Move => encode(KIND.drop, card, 0);
export const pickMove = (card: Card): Move => encode(KIND.pick, card, 0);
export const PLACE: Move = encode(KIND.place, 0, 0);
export const STRETCH_MOVE: Move = encode(KIND.stretch, 0, 0);
export const BLOCK_MOVE: Move = encode(KIND.block, 0, 0);
export const PASS: Move = encode(KIND.pass, 0, 0);

/** Shifted values lie between -3.5 and 108.5: doubled and raised by this they are whole and fit a byte. */
const SHIFT_BASE = 16;
export const shiftMove = (value: number): Move => encode(KIND.shift, value * 2 + SHIFT_BASE, 0);
export const shiftedValue = (move: Move): number => (firstOf(move) - SHIFT_BASE) / 2;

/**
 * Whether a number stands for a move: what its kind does not use must be zero and two cards ascending, so that each
 * move is one number, and no card is shifted to a whole number (N-66).
 */
export function isMove(move: Move): boolean {
  if (isLayOfOne(move)) return true;
  const kind = kindOf(move);
  if (kind === KIND.layTwo) return firstOf(move) <= secondOf(move);
  if (kind === KIND.layMasked) return true;
  if (kind === KIND.row) return (move & 0xfffc) === 0;
  if (kind === KIND.shift) return secondOf(move) === 0 && !Number.isInteger(shiftedValue(move));
  if (kind === KIND.drop || kind === KIND.pick) return secondOf(move) === 0;
  return kind > KIND.row && kind < KIND.pick && (move & 0xffff) === 0;
}

/** Nearly every move is the lay of one card. */
export const isLayOfOne = (move: Move): boolean => (move & ~0xff) === LAY;

export function formatMove(move: Move): string {
  const first = firstOf(move);
  switch (kindOf(move)) {
    case KIND.lay:
      return String(first);
    case KIND.layTwo:
      return `${first}+${secondOf(move)}`;
    case KIND.layMasked:
      return `${first}?${secondOf(move)}`;
    case KIND.row:
      return `r${first + 1}`;
    case KIND.place:
      return 'place';
    case KIND.shift:
      return `shift:${shiftedValue(move)}`;
    case KIND.stretch:
      return 'stretch';
    case KIND.block:
      return 'block';
    case KIND.pass:
      return 'pass';
    case KIND.drop:
      return `drop:${first}`;
    default:
      return `pick:${first}`;
  }
}

const WORDS: Readonly<Record<string, Move>> = {
  place: PLACE,
  stretch: STRETCH_MOVE,
  block: BLOCK_MOVE,
  pass: PASS,
};

export function parseMove(text: string): Move | NimmtRefusal {
  // Nearly every move is a card.
  if (/^[1-9]\d{0,2}$/.test(text) && Number(text) <= HIGHEST_CARD) return layMove(Number(text));
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return word;
  if (/^r\d{1,3}$/.test(text)) return parseRow(text);
  if (text.startsWith('shift:')) return parseShift(text.slice('shift:'.length));
  const named = /^(drop|pick):(.*)$/s.exec(text);
  if (named)
    return withCards([named[2]], ([card]) => (named[1] === 'drop' ? dropMove(card) : pickMove(card)));
  if (/^\d+(\?\d+)$/.test(text)) return withCards(text.split('?'), maskedPair);
  if (/^\d+(\+\d+)*$/.test(text)) return withCards(text.split('+'), lay);
  return new Refusal('notAMove', { text: text.slice(0, 40) });
}

function parseRow(text: string): Move | NimmtRefusal {
  const row = Number(text.slice(1));
  return text === `r${row}` && row >= 1 && row <= 4 ? rowMove(row - 1) : new Refusal('noSuchRow');
}

/** N-66 Never a whole number, and only the values that stand for all others in between. */
function parseShift(text: string): Move | NimmtRefusal {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return new Refusal('notAMove', { text: `shift:${text}`.slice(0, 40) });
  const value = Number(text);
  if (Number.isInteger(value)) return new Refusal('shiftToWholeNumber');
  if (text !== String(value) || !Number.isInteger(value * 2)) return new Refusal('shiftNotAHalf');
  if (value < -3.5 || value > HIGHEST_CARD + 4.5) return new Refusal('shiftTooFar');
  return shiftMove(value);
}

/** Reads numbers as cards, without leading zeros, and makes a move of them. */
function withCards(
  texts: readonly string[],
  then: (cards: readonly Card[]) => Move | NimmtRefusal,
): Move | NimmtRefusal {
  const wrong = texts.find((text) => !/^(0|[1-9]\d{0,2})$/.test(text) || Number(text) > HIGHEST_CARD);
  if (wrong !== undefined)
    return new Refusal('noSuchCard', { card: wrong.slice(0, 10), highest: HIGHEST_CARD });
  return then(texts.map(Number));
}

function lay(cards: readonly Card[]): Move | NimmtRefusal {
  const [first, second] = cards;
  if (cards.length === 1) return layMove(first);
  if (cards.length > 2) return new Refusal('tooManyCards');
  if (first === second && first !== 0) return new Refusal('sameCardTwice', { card: first });
  return first <= second ? layTwoMove(first, second) : new Refusal('cardsNotAscending', { first, second });
}

function maskedPair([stays, second]: readonly Card[]): Move | NimmtRefusal {
  return stays === second ? new Refusal('sameCardTwice', { card: stays }) : layMaskedMove(stays, second);
}
