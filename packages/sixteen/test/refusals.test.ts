import { isRefusal, type Table } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { type SixteenOptions, sixteen } from '../src/index.js';

const OPTIONS: SixteenOptions = { matches: true, jokers: true, bonus: false, drawing: 'strict', starter: 0 };

/** A fresh deal. */
function stateWith(options: Partial<SixteenOptions>) {
  return sixteen.setup({ ...OPTIONS, ...options }, 2, 'refusals');
}

/** What the rules themselves say to a move, given as text or as the number that a program might make up. */
function answer(options: Partial<SixteenOptions>, seat: number, move: string | number) {
  const state = stateWith(options);
  const before = JSON.stringify(sixteen.table(state));
  const parsed = typeof move === 'number' ? move : sixteen.parseMove(state, move);
  const refusal = isRefusal(parsed) ? parsed : sixteen.apply(state, seat, parsed);
  if (refusal !== undefined) expect(JSON.stringify(sixteen.table(state))).toBe(before);
  return refusal && { code: refusal.code, params: refusal.params };
}

/** The texts of cards that seat 0 does not hold, and of one that it does. */
function cards() {
  const { hands } = sixteen.table(stateWith({})) as Table & { hands: string[][] };
  const all = ['g', 'o', 'b', 'p'].flatMap((colour) =>
    [1, 2, 3, 4, 5, 6].map((number) => `${colour}${number}`),
  );
  const mine = hands[0]?.find((card) => card !== 'j') ?? '';
  return {
    mine,
    foreign: all.find((card) => !hands[0]?.includes(card)) ?? '',
    hasJoker: hands[0]?.includes('j'),
  };
}

describe('what cannot be played', () => {
  const { mine, foreign, hasJoker } = cards();

  it('is refused to whoever is not to move, by their seat', () => {
    expect(answer({}, 1, mine)).toEqual({ code: 'notYourTurn', params: { seat: 2 } });
    expect(sixteen.legalMoves(stateWith({}), 1, new Int32Array(sixteen.maxMoves))).toBe(0);
    expect(answer({}, 0, mine)).toBeUndefined();
  });

  it('[X-3] is a card that is not in the hand, which is named', () => {
    expect(answer({}, 0, foreign)).toEqual({ code: 'cardNotInHand', params: { card: foreign } });
  });

  it('[X-8] is a joker that one does not hold, or that is not in the game', () => {
    expect(hasJoker).toBe(false);
    expect(answer({}, 0, 'j=g3')).toEqual({ code: 'jokerNotInHand', params: {} });
    expect(answer({ jokers: false }, 0, 'j=g3')).toEqual({ code: 'noJokers', params: {} });
    const asNumber = sixteen.parseMove(stateWith({}), 'j=g3') as number;
    expect(answer({ jokers: false }, 0, asNumber)).toEqual({ code: 'noJokers', params: {} });
  });

  it.each([-1, 0.5, 1000, Number.NaN])('is no move at all: %d', (move) => {
    expect(answer({}, 0, move)).toEqual({ code: 'notAMove', params: { text: String(move) } });
  });

  it('is a text that means nothing, of which no more is told than fits', () => {
    const text = 'a card that nobody has ever seen';
    expect(answer({}, 0, text)).toEqual({ code: 'notAMove', params: { text: text.slice(0, 20) } });
    expect(answer({}, 0, 'j=z9')).toEqual({ code: 'jokerAsWhat', params: { text: 'j=z9' } });
    expect(answer({}, 0, 'j')).toEqual({ code: 'jokerNeedsCard', params: {} });
  });

  it('[X-14] is a draw where cards are drawn by themselves, said as text and as a number', () => {
    expect(answer({ drawing: 'automatic' }, 0, 'draw')).toEqual({ code: 'drawsByItself', params: {} });
    const draw = sixteen.parseMove(stateWith({}), 'draw') as number;
    expect(answer({ drawing: 'automatic' }, 0, draw)).toEqual({ code: 'drawsByItself', params: {} });
  });

  it('is anything after the end', () => {
    const state = stateWith({ drawing: 'automatic' });
    const moves = new Int32Array(sixteen.maxMoves);
    for (let played = 0; sixteen.outcome(state) === undefined; played++) {
      expect(played).toBeLessThan(200);
      const seat = sixteen.legalMoves(state, 0, moves) > 0 ? 0 : 1;
      sixteen.legalMoves(state, seat, moves);
      sixteen.apply(state, seat, moves[0] as number);
    }
    expect(sixteen.apply(state, 0, 0)?.code).toBe('gameOver');
  });
});

it('[X-13] a bonus is offered where matches count', () => {
  const isOffered = (chosen: object) =>
    sixteen.optionSpecs(chosen as Record<string, unknown>, 2).find(({ key }) => key === 'bonus')?.offered;
  expect([isOffered({}), isOffered({ matches: true }), isOffered({ matches: false })]).toEqual([
    true,
    true,
    false,
  ]);
});
