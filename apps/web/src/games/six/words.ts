import { useTableWords } from '../../words/words.js';

/** What the table of SIX says, beside the sentences that every game has. */
export const useSixWords = () => useTableWords('six');

export type SixWords = ReturnType<typeof useSixWords>;
