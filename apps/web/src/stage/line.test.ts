import type { Game } from '@sixfold/game-kit';
import { isRefusal, Match } from '@sixfold/game-kit';
import { sixteen } from '@sixfold/sixteen';
import { describe, expect, it } from 'vitest';
import { LineWriter, matchAt, movesAt, stateAt } from './line.js';

describe('a line', () => {
  it('keeps every position as it was, whatever is played later', () => {
    const match = Match.start(sixteen as unknown as Game, { options: {}, seats: 2, seed: 'line' });
    if (isRefusal(match)) throw new Error(match.code);
    const writer = new LineWriter(match);
    const tables = [JSON.stringify(match.table())];
    while (match.toAct().length > 0) {
      const [seat = 0] = match.toAct();
      writer.play({ seat, move: match.legal(seat)[0] ?? '' });
      tables.push(JSON.stringify(match.table()));
    }
    const line = writer.line();
    expect(line.beats.length).toBe(match.moves.length);
    for (const [index, table] of tables.entries()) {
      expect(JSON.stringify(line.game.table(stateAt(line, index)))).toBe(table);
      expect(movesAt(line, index)).toBe(index);
    }
    // Trying something at a position leaves it as it is.
    const tried = matchAt(line, 3);
    const [seat = 0] = tried.toAct();
    tried.play(seat, tried.legal(seat)[0] ?? '');
    expect(JSON.stringify(line.game.table(stateAt(line, 3)))).toBe(tables[3]);
  });
});
