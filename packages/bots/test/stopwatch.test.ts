import { describe, expect, it } from 'vitest';
import { stopwatch } from '../src/search/stopwatch.js';

describe('the stopwatch', () => {
  it('counts iterations, and does not look at a clock that nobody asked for', () => {
    const clock = () => {
      throw new Error('nobody asked for the time');
    };
    const isOver = stopwatch({ budget: { iterations: 3 }, clock });
    expect([0, 2, 3, 4].map(isOver)).toEqual([false, false, true, true]);
  });

  it('runs from where the clock is when thinking begins', () => {
    let now = 1000;
    const isOver = stopwatch({ budget: { millis: 20 }, clock: () => now });
    now = 1019;
    expect(isOver(1_000_000)).toBe(false);
    now = 1020;
    expect(isOver(0)).toBe(true);
  });

  it('heeds whichever limit comes first', () => {
    let now = 0;
    const isOver = stopwatch({ budget: { millis: 20, iterations: 5 }, clock: () => now });
    expect(isOver(5)).toBe(true);
    now = 20;
    expect(isOver(1)).toBe(true);
  });

  it('gives a part of the thinking its share', () => {
    let now = 0;
    const isOver = stopwatch({ budget: { millis: 20, iterations: 100 }, clock: () => now }, 1 / 4);
    expect([24, 25].map(isOver)).toEqual([false, true]);
    now = 5;
    expect(isOver(0)).toBe(true);
  });

  it('stops when whoever asked has lost interest, and never without a reason', () => {
    let cancelled = false;
    const isOver = stopwatch({ budget: {}, clock: () => 0, cancelled: () => cancelled });
    expect(isOver(1e9)).toBe(false);
    cancelled = true;
    expect(isOver(0)).toBe(true);
  });
});
