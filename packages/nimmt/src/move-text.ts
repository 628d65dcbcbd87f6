import { isRefusal } from '@sixfold/game-kit';
import type { Card } from './cards.js';
import {
  BLOCK_MOVE,
  dropMove,
  firstOf,
  formatMove,
  KIND,
  kindOf,
  layMaskedMove,
  layMove,
  layTwoMove,
  PASS,
  PLACE,
  parseMove,
  pickMove,
  rowMove,
  STRETCH_MOVE,
  secondOf,
  shiftedValue,
  shiftMove,
} from './moves.js';

/** What a move means, for those who see its text and not the rules' numbers: tables, explanations, programs. */
export type NimmtMeaning =
  | { readonly kind: 'lay'; readonly cards: readonly [Card] }
  /** `layMasked`: the first card stays if the mask is blocked. */
  | { readonly kind: 'layTwo' | 'layMasked'; readonly cards: readonly [Card, Card] }
  /** Rows are counted from 0. */
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'shift'; readonly value: number }
  | { readonly kind: 'drop' | 'pick'; readonly card: Card }
  | { readonly kind: 'place' | 'stretch' | 'block' | 'pass' };

/** What the text of a move means; undefined for a text that is no move. */
export function meaningOf(text: string): NimmtMeaning | undefined {
  const move = parseMove(text);
  if (isRefusal(move)) return undefined;
  const first = firstOf(move);
  switch (kindOf(move)) {
    case KIND.lay:
      return { kind: 'lay', cards: [first] };
    case KIND.layTwo:
      return { kind: 'layTwo', cards: [first, secondOf(move)] };
    case KIND.layMasked:
      return { kind: 'layMasked', cards: [first, secondOf(move)] };
    case KIND.row:
      return { kind: 'row', row: first };
    case KIND.shift:
      return { kind: 'shift', value: shiftedValue(move) };
    case KIND.drop:
      return { kind: 'drop', card: first };
    case KIND.pick:
      return { kind: 'pick', card: first };
    case KIND.stretch:
      return { kind: 'stretch' };
    case KIND.block:
      return { kind: 'block' };
    case KIND.pass:
      return { kind: 'pass' };
    default:
      return { kind: 'place' };
  }
}

/** The text of a move that means this; two cards that are laid openly may come in any order. */
export function textOf(meaning: NimmtMeaning): string {
  return formatMove(moveOf(meaning));
}

function moveOf(meaning: NimmtMeaning) {
  switch (meaning.kind) {
    case 'lay':
      return layMove(meaning.cards[0]);
    case 'layTwo':
      return layTwoMove(Math.min(...meaning.cards), Math.max(...meaning.cards));
    case 'layMasked':
      return layMaskedMove(...meaning.cards);
    case 'row':
      return rowMove(meaning.row);
    case 'shift':
      return shiftMove(meaning.value);
    case 'drop':
      return dropMove(meaning.card);
    case 'pick':
      return pickMove(meaning.card);
    default:
      return { place: PLACE, stretch: STRETCH_MOVE, block: BLOCK_MOVE, pass: PASS }[meaning.kind];
  }
}
