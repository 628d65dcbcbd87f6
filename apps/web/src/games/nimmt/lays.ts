import { meaningOf, textOf } from '@sixfold/nimmt';

/** The cards that a lay consists of; none for any other move. */
export function cardsOfLay(move: string): readonly number[] {
  const meaning = meaningOf(move);
  return meaning && 'cards' in meaning ? meaning.cards : [];
}

/** The move that lays these cards, if there are any. */
export function layOf([first, second]: readonly number[], isMasked: boolean): string | undefined {
  if (first === undefined) return undefined;
  if (second === undefined) return textOf({ kind: 'lay', cards: [first] });
  return textOf({ kind: isMasked ? 'layMasked' : 'layTwo', cards: [first, second] });
}
