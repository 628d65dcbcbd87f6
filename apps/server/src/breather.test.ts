import { describe, expect, it } from 'vitest';
import { Breather } from './breather.js';

/** A clock on which every piece of work takes some time. */
function slowWork() {
  let now = 0;
  return {
    clock: () => now,
    piece: (millis: number) => {
      now += millis;
    },
  };
}

describe('long work in pieces', () => {
  it('lets others in between, however much there is of it', async () => {
    const { clock, piece } = slowWork();
    const breather = new Breather(clock);
    const happened: string[] = [];
    const work = async (): Promise<void> => {
      for (let count = 0; count < 4; count++) {
        const pause = breather.pause();
        if (pause) await pause;
        happened.push('piece');
        piece(3);
      }
    };
    let isOver = false;
    const turns = (): void => {
      happened.push('others');
      if (!isOver) setImmediate(turns);
    };
    setImmediate(turns);
    await work();
    isOver = true;
    // Two pieces of three milliseconds, and the five of this turn are used up.
    expect(happened).toEqual(['piece', 'piece', 'others', 'piece', 'piece']);
  });

  it('is one stretch a turn for all who have such work, and first come is first served', async () => {
    const { clock, piece } = slowWork();
    const breather = new Breather(clock);
    const order: string[] = [];
    let turn = 0;
    const count = (): void => {
      turn++;
      if (order.length < 6) setImmediate(count);
    };
    setImmediate(count);
    const work = async (name: string): Promise<void> => {
      for (let pieces = 0; pieces < 2; pieces++) {
        const pause = breather.pause();
        if (pause) await pause;
        order.push(`${name}${turn}`);
        piece(6);
      }
    };
    await Promise.all(['a', 'b', 'c'].map(work));
    // Each piece is longer than a turn's stretch, so there is one a turn; the first had asked again before the others came.
    expect(order.map((each) => each[0])).toEqual(['a', 'a', 'b', 'c', 'b', 'c']);
    expect(new Set(order.map((each) => each.slice(1))).size).toBe(6);
  });

  it('takes no time where there is little', async () => {
    const breather = new Breather(() => 0);
    for (let count = 0; count < 1000; count++) expect(breather.pause()).toBeUndefined();
  });
});
