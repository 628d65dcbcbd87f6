import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SharedJson } from './shared-json.js';

it('writes what JSON.stringify writes, however much of it is shared', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue(), { minLength: 1, maxLength: 4 }), (parts) => {
      const seats = [0, 1].map((seat) => ({
        seat,
        parts,
        own: parts[seat],
        'a "key"': [seat, undefined],
        none: undefined,
      }));
      const json = new SharedJson();
      for (const each of seats) expect(json.write(each)).toBe(JSON.stringify(each));
    }),
  );
});

it('writes once what several are told', () => {
  let looks = 0;
  const shared = {
    deep: {
      deeper: {
        get read() {
          return ++looks;
        },
      },
    },
  };
  const json = new SharedJson();
  expect([json.write({ shared, to: 1 }), json.write({ shared, to: 2 })]).toEqual([
    '{"shared":{"deep":{"deeper":{"read":1}}},"to":1}',
    '{"shared":{"deep":{"deeper":{"read":1}}},"to":2}',
  ]);
});
