import type { GameId } from '../games/registry.js';
import { useLearnWords } from '../rules/use-learn-words.js';
import { useTableWords } from '../words/words.js';

/** Says a move as people would: a card by its name, a row by its number. */
export function useMoveName(game: GameId): (move: string) => string {
  const words = useLearnWords('lookBack').analysis;
  const sixteen = useTableWords('sixteen');
  return (move) => {
    if (game === 'nimmt')
      return /^r\d$/.test(move) ? words.row(Number(move.slice(1))) : move.replace('+', ' + ');
    if (game !== 'sixteen') return move;
    if (move === 'draw') return sixteen.draw;
    return move.startsWith('j=')
      ? `${sixteen.joker} (${sixteen.cardName(move.slice(2))})`
      : sixteen.cardName(move);
  };
}
