import { isRefusal, readOptions } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { stonesGame } from './stones-game.js';

const DEFAULTS = { stones: 7, limit: null, winner: 'most', polite: false, starter: 0, gifts: null };
const read = (raw: unknown, seats = 3) => readOptions(stonesGame, raw, seats);
const refusal = (raw: unknown, seats = 3) => {
  const result = read(raw, seats);
  return isRefusal(result) ? [result.code, result.params] : 'accepted';
};

describe('reading options', () => {
  it('fills in every default, in the order of the list', () => {
    expect(JSON.stringify(read({}))).toBe(JSON.stringify(DEFAULTS));
    expect(JSON.stringify(read({ starter: 2, stones: 9 }))).toBe(
      JSON.stringify({ ...DEFAULTS, stones: 9, starter: 2 }),
    );
  });

  it('takes values of every kind', () => {
    const chosen = {
      stones: 20,
      limit: 3,
      winner: 'fewest',
      polite: false,
      starter: 2,
      gifts: [{ hat: 1 }, {}, { bow: 2 }],
    };
    expect(read(chosen)).toEqual({
      ...chosen,
      gifts: [
        { hat: 1, bow: 0 },
        { hat: 0, bow: 0 },
        { hat: 0, bow: 2 },
      ],
    });
  });

  it('says what is allowed when something is not', () => {
    expect(refusal({ stone: 3 })).toEqual([
      'unknownOption',
      { key: 'stone', known: 'stones, limit, winner, polite, starter, gifts' },
    ]);
    expect(refusal({ stones: 21 })).toEqual(['optionOutOfRange', { key: 'stones', min: 1, max: 20 }]);
    expect(refusal({ starter: 3 })).toEqual(['optionOutOfRange', { key: 'starter', min: 0, max: 2 }]);
    expect(refusal({ winner: 'all' })).toEqual(['optionNotOneOf', { key: 'winner', values: 'most, fewest' }]);
    expect(refusal({ polite: 1 })).toEqual(['optionNotSwitch', { key: 'polite' }]);
    expect(refusal({ gifts: [{}, {}] })[0]).toBe('optionNotCounts');
    expect(refusal({ gifts: [{}, {}, { shoe: 1 }] })[0]).toBe('optionUnknownItem');
    expect(refusal({ gifts: [{}, {}, { hat: 3 }] })[0]).toBe('optionOutOfRange');
  });

  it.each([0, 21, 1.5, '7', null, Number.NaN, [7], true])(
    'refuses %j as a whole number from 1 to 20',
    (stones) => {
      expect(refusal({ stones })[0]).toBe('optionOutOfRange');
    },
  );

  it.each([null, [], 'x', 3, undefined])('refuses %j as options', (raw) => {
    expect(refusal(raw)[0]).toBe('optionsNotAnObject');
  });

  it('refuses tables of the wrong size and says which fit', () => {
    expect(refusal({}, 5)).toEqual(['seatCount', { seats: 5, allowed: '2–4' }]);
    expect(refusal({ polite: true }, 3)).toEqual(['seatCount', { seats: 3, allowed: '2, 4' }]);
  });

  it('refuses what only several options together get wrong', () => {
    expect(refusal({ stones: 1, limit: 2 })[0]).toBe('limitAboveStones');
  });

  it('is not fooled by names that every object has', () => {
    expect(refusal(JSON.parse('{"__proto__":1}'))[0]).toBe('unknownOption');
    expect(refusal({ constructor: 1 })[0]).toBe('unknownOption');
    expect(refusal({ winner: 'toString' })[0]).toBe('optionNotOneOf');
  });
});
