import { useTableWords } from '../../words/words.js';

/** What the table of Sixteen says, beside the sentences that every game has. */
export const useSixteenWords = () => useTableWords('sixteen');
