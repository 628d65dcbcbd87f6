import { describe, expect, it } from 'vitest';
import {
  bestAnswer,
  evenStrategy,
  exploitability,
  HiddenGame,
  RegretMatching,
  valueOf,
} from './reference/hidden-game.js';

/**
 * Kuhn's poker: each of two is dealt one of three cards; one may bet 1 or check, the other may call or fold, or bet when the first has
 * checked, to be called or not. The first loses an eighteenth a game if both play well (Kuhn 1950).
 */
function poker(): HiddenGame {
  const game = new HiddenGame();
  const places = new Map<string, number>();
  const place = (owner: 0 | 1, card: number, past: string): number => {
    const key = `${card}${past}`;
    const found = places.get(key) ?? game.addPlace(owner, 2, past.length);
    places.set(key, found);
    return found;
  };
  const grow = (cards: readonly [number, number], past: string): number => {
    const won = cards[0] > cards[1] ? 1 : -1;
    if (past === 'cc') return game.addEnd(won);
    if (past === 'bf') return game.addEnd(1);
    if (past === 'cbf') return game.addEnd(-1);
    if (past === 'bb' || past === 'cbb') return game.addEnd(2 * won);
    const owner = past.length === 1 ? 1 : 0;
    const node = game.addDecision(place(owner, cards[owner], past));
    const moves = past.endsWith('b') ? ['f', 'b'] : ['c', 'b'];
    for (const [index, move] of moves.entries()) game.setChild(node, index, grow(cards, past + move));
    return node;
  };
  for (const one of [0, 1, 2]) {
    for (const other of [0, 1, 2]) if (one !== other) game.roots.push(grow([one, other], ''));
  }
  return game;
}

describe('a game with hidden cards', () => {
  it('is solved by regret matching: the value is known, and nobody gains by knowing the strategy', () => {
    const game = poker();
    const matching = new RegretMatching(game);
    for (let round = 0; round < 1000; round++) matching.improve();
    const strategy = matching.average();
    expect(valueOf(game, strategy)).toBeCloseTo(-1 / 18, 3);
    expect(exploitability(game, strategy)).toBeLessThan(0.002);
  });

  it('is given away by whoever does anything: the best answer to that is worth what it must be', () => {
    const game = poker();
    const even = evenStrategy(game);
    expect(exploitability(game, even)).toBeCloseTo(11 / 12);
    // Against somebody who does anything the first may bet and call all that is not lost.
    expect(valueOf(game, bestAnswer(game, 0, even))).toBeCloseTo(1 / 2);
    expect(valueOf(game, bestAnswer(game, 1, even))).toBeCloseTo(-5 / 12);
  });
});
