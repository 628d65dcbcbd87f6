import { describe, expect, it } from 'vitest';
import { withSameParts } from './same-parts.js';

describe('a value with the parts of an earlier one', () => {
  const before = { rows: [[1, 2], [3]], seats: [{ name: 'Ann' }, { name: 'Ben' }], phase: 'lay' };

  it('is the earlier one where nothing changed', () => {
    expect(withSameParts(structuredClone(before), before)).toBe(before);
  });

  it('has the earlier parts beside what changed', () => {
    const now = withSameParts(
      {
        ...structuredClone(before),
        rows: [
          [1, 2],
          [3, 4],
        ],
      },
      before,
    );
    expect(now).toEqual({
      ...before,
      rows: [
        [1, 2],
        [3, 4],
      ],
    });
    expect(now).not.toBe(before);
    expect(now.rows).not.toBe(before.rows);
    expect(now.rows[0]).toBe(before.rows[0]);
    expect(now.seats).toBe(before.seats);
  });

  it.each([
    ['a part that is gone', { rows: [[1, 2]] }, { rows: [[1, 2], [3]] }],
    ['a part that came', { rows: [[1, 2], [3]] }, { rows: [[1, 2]] }],
    ['a key that is gone', { phase: 'lay' }, { phase: 'lay', window: 1 }],
    ['a key that came', { phase: 'lay', window: 1 }, { phase: 'lay' }],
    ['another key without a value', { window: undefined }, { other: undefined }],
    ['a list that became an object', { rows: {} }, { rows: [] }],
    ['nothing before', { rows: [1] }, undefined],
    ['nothing now', null, { rows: [1] }],
  ])('is equal to the new one: %s', (_, now, earlier) => {
    expect(withSameParts(now, earlier)).toStrictEqual(now);
  });
});
