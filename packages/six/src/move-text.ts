import { MOVE_TEXT, PLACE_TEXT, SWAP_TEXT } from './moves.js';

/** What a move means, for those who see its text and not the rules' numbers; cells are written `q,r`. */
export type SixMeaning =
  | { readonly kind: 'place'; readonly to: string }
  /** `keep`: the smallest cell of the group that stays, where there is a choice (S-5). */
  | { readonly kind: 'move'; readonly from: string; readonly to: string; readonly keep?: string }
  | { readonly kind: 'swap' };

/** What the text of a move means; undefined for a text that is no move. */
export function meaningOf(text: string): SixMeaning | undefined {
  if (text === SWAP_TEXT) return { kind: 'swap' };
  if (PLACE_TEXT.test(text)) return { kind: 'place', to: text };
  if (!MOVE_TEXT.test(text)) return undefined;
  const [from, to, keep] = text.split(/[>=]/);
  return { kind: 'move', from, to, ...(keep !== undefined && { keep }) };
}

/** The text of a move that means this. */
export function textOf(meaning: SixMeaning): string {
  switch (meaning.kind) {
    case 'swap':
      return SWAP_TEXT;
    case 'place':
      return meaning.to;
    case 'move': {
      const { from, to, keep } = meaning;
      return keep === undefined ? `${from}>${to}` : `${from}>${to}=${keep}`;
    }
  }
}
