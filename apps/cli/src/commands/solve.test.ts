import { describe, expect, it } from 'vitest';
import { sixfold } from '../testing.js';

const proofsIn = (out: string) =>
  (JSON.parse(out) as { proofs: { stones: number; side: string; forced: boolean | null }[] }).proofs;

describe('solve', () => {
  it('proves, stone by stone, that no form can be forced early', async () => {
    const { code, out } = await sixfold(['solve', 'six', '--stones', '13', '--json']);
    expect(code).toBe(0);
    const found = proofsIn(out);
    expect(found.map(({ stones }) => stones)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
    for (const { stones, side, forced } of found) {
      expect(forced).toBe(false);
      expect(side).toBe(stones % 2 === 1 ? 'red' : 'black');
    }
  });

  it('says where it gave up', async () => {
    const { out } = await sixfold(['solve', 'six', '--stones', '18', '--positions', '8192', '--json']);
    const last = proofsIn(out).at(-1);
    expect(last).toMatchObject({ forced: null, positions: 8192 });
    expect(last?.stones).toBeLessThan(18);
  });

  it('looks at no more positions than it may, however few, and proves what needs just as many', async () => {
    const solve = async (positions: string) =>
      proofsIn(
        (await sixfold(['solve', 'six', '--stones', '13', '--positions', positions, '--json'])).out,
      ).at(-1);
    expect(await solve('109')).toMatchObject({ stones: 13, forced: null, positions: 109 });
    expect(await solve('110')).toMatchObject({ stones: 13, forced: false, positions: 110 });
  });

  it('answers in words', async () => {
    const { out } = await sixfold(['solve', 'six', '--stones', '11'], '', 'de');
    expect(out).toContain('11 Steine: Rot kann keine Form erzwingen');
  });
});
