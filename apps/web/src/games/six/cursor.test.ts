import { describe, expect, it } from 'vitest';
import { stepFrom, stepTurned } from './cursor.js';
import { cellOf, centreOf, keyOf, ringsAround, TURNS, turnedPoint } from './hex.js';

const cells = new Set([
  '0,0',
  ...ringsAround([[0, 0]], 2)
    .flat()
    .map(keyOf),
]);
const isCell = (key: string) => cells.has(key);

describe('the keys on the board', () => {
  for (const [there, back] of [
    ['ArrowRight', 'ArrowLeft'],
    ['PageUp', 'End'],
    ['Home', 'PageDown'],
    ['ArrowUp', 'ArrowDown'],
  ] as const)
    it(`${there} and ${back} lead away and back`, () => {
      const away = stepFrom('0,0', there, isCell) ?? '';
      expect(cells.has(away)).toBe(true);
      expect(away).not.toBe('0,0');
      expect(stepFrom(away, back, isCell)).toBe('0,0');
    });

  it('go over gaps, and nowhere beyond the last cell', () => {
    const line = (key: string) => ['0,0', '3,0'].includes(key);
    expect(stepFrom('0,0', 'ArrowRight', line)).toBe('3,0');
    expect(stepFrom('3,0', 'ArrowRight', line)).toBeUndefined();
    expect(stepFrom('0,0', 'ArrowUp', line)).toBeUndefined();
  });

  it('lead where they are seen to lead on a board that is turned', () => {
    for (const turn of TURNS)
      for (const pressed of ['ArrowRight', 'PageUp', 'Home', 'ArrowDown']) {
        const seen = (key: string) => turnedPoint(centreOf(cellOf(key)), turn);
        const usual = seen(stepTurned('0,0', pressed, isCell, turn) ?? '');
        const plain = centreOf(cellOf(stepFrom('0,0', pressed, isCell) ?? ''));
        expect(usual.x).toBeCloseTo(plain.x);
        expect(usual.y).toBeCloseTo(plain.y);
      }
  });

  it('mean nothing unless they are keys of the board', () => {
    expect(stepFrom('0,0', 'x', isCell)).toBeUndefined();
  });
});
