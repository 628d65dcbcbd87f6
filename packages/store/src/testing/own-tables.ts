import { describe, expect, it } from 'vitest';
import type { Phase, Store } from '../port.js';
import { NOW, row, step } from './rows.js';

/** What every store must know of the tables of one player, however many these are. */
export function describeOwnTables(current: () => Store): void {
  describe('the tables of a player', () => {
    const add = { add: ['p'], remove: [] };
    const idsOf = async (player: string, limit = 9) =>
      (await current().tablesOf(player, limit)).map(({ id }) => id);
    const put = (id: string, after: number, phase: Phase, updatedAt: number) =>
      current().append({ ...step(id, after, 'x'), row: row(id, { phase, updatedAt }), players: add });

    it('are found until they leave', async () => {
      const store = current();
      await store.append({ ...step('a', 0, 'x'), row: row('a'), players: { add: ['p', 'q'], remove: [] } });
      await store.append({
        ...step('b', 0, 'x'),
        row: row('b', { phase: 'finished', updatedAt: NOW + 1 }),
        players: { add: ['p', 'p'], remove: [] },
      });
      expect(await idsOf('p')).toEqual(['b', 'a']);
      expect(await store.countUnfinished('p')).toBe(1);
      await store.append({ ...step('a', 1, 'y'), players: { add: [], remove: ['p'] } });
      expect(await idsOf('p')).toEqual(['b']);
      expect(await idsOf('q')).toEqual(['a']);
      expect(await store.countUnfinished('p')).toBe(0);
    });

    it('are shown the latest first, finished ones among the others, and no more than wanted', async () => {
      await put('old', 0, 'finished', NOW);
      await put('running', 0, 'playing', NOW + 1);
      await put('late', 0, 'finished', NOW + 2);
      await put('lobby', 0, 'lobby', NOW + 3);
      expect(await idsOf('p')).toEqual(['lobby', 'late', 'running', 'old']);
      expect(await idsOf('p', 3)).toEqual(['lobby', 'late', 'running']);
      expect(await current().countUnfinished('p')).toBe(2);
    });

    it('move up when something happens to them, also when a finished one is played again', async () => {
      await put('a', 0, 'playing', NOW);
      await put('b', 0, 'playing', NOW + 1);
      await put('a', 1, 'finished', NOW + 2);
      await put('b', 1, 'finished', NOW + 3);
      expect([await idsOf('p', 1), await current().countUnfinished('p')]).toEqual([['b'], 0]);
      await put('a', 2, 'finished', NOW + 4);
      expect(await idsOf('p', 1)).toEqual(['a']);
      await put('b', 2, 'playing', NOW + 5);
      expect([await idsOf('p', 1), await current().countUnfinished('p')]).toEqual([['b'], 1]);
    });

    it('hold those that were finished when somebody came to belong to them', async () => {
      const store = current();
      await put('a', 0, 'finished', NOW);
      await put('b', 0, 'finished', NOW + 1);
      await store.append({ ...step('a', 1, 'y'), players: { add: ['late'], remove: [] } });
      await store.append({ ...step('b', 1, 'y'), players: { add: ['late'], remove: [] } });
      expect(await idsOf('late', 1)).toEqual(['b']);
      expect(await idsOf('late')).toEqual(['b', 'a']);
      expect(await store.countUnfinished('late')).toBe(0);
    });
  });

  describe('short codes', () => {
    const prune = (codes: number) => current().prune({ finished: 0, lobby: 0, codes });

    it('lapse when their table was not used for long, counted from its last use', async () => {
      const store = current();
      await store.append({ ...step('a', 0, 'x'), row: row('a') });
      await store.claimCode('ABC', 'a');
      await store.claimCode('XYZ', 'nowhere');
      await prune(NOW - 5);
      expect([await store.tableByCode('ABC'), await store.tableByCode('XYZ')]).toEqual(['a', undefined]);
      await store.append({ ...step('a', 1, 'x'), row: row('a', { updatedAt: NOW + 10 }) });
      await prune(NOW + 5);
      expect(await store.tableByCode('ABC')).toBe('a');
      await prune(NOW + 11);
      expect(await store.tableByCode('ABC')).toBeUndefined();
    });
  });

  it('counts stay true while they are put together', async () => {
    const store = current();
    for (const id of ['a', 'b', 'c']) await store.append({ ...step(id, 0, 'x'), row: row(id) });
    await store.append({ ...step('a', 1, 'x'), row: row('a', { phase: 'finished' }) });
    await store.prune({ finished: 0, lobby: 0, codes: 0 });
    expect(await store.countTables()).toEqual({ lobby: 2, playing: 0, finished: 1 });
    await store.prune({ finished: NOW + 1, lobby: 0, codes: 0 });
    await store.prune({ finished: 0, lobby: 0, codes: 0 });
    expect(await store.countTables()).toEqual({ lobby: 2, playing: 0, finished: 0 });
  });
}
