import { isCard } from './moves.js';

/** What a move means, for those who see its text and not the rules' numbers. */
export interface GoofspielMeaning {
  readonly kind: 'bid';
  readonly card: number;
}

/** What the text of a move means; undefined for a text that is no move. */
export const meaningOf = (text: string): GoofspielMeaning | undefined =>
  isCard(text) ? { kind: 'bid', card: Number(text) } : undefined;

/** The text of a move that means this. */
export const textOf = ({ card }: GoofspielMeaning): string => String(card);
