import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../port.js';
import { describeOwnTables } from './own-tables.js';
import { NOW, row, step } from './rows.js';

/** A place where stores can be opened, again and again on the same data. */
export interface Site {
  /** Another node; where there can be only one, the same again. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** What every store must do. Run on each of them, nothing left out. */
export function describeStore(name: string, newSite: () => Promise<Site>): void {
  describe(`store contract: ${name}`, () => {
    let site: Site;
    let store: Store;
    const opened: Store[] = [];
    const open = async () => {
      const another = await site.open();
      opened.push(another);
      return another;
    };

    beforeEach(async () => {
      site = await newSite();
      store = await open();
    });
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close();
      await site.remove();
    });

    describeOwnTables(() => store);

    describe('deciding late', () => {
      it('everybody is called back, whatever is under way, and what they append is taken', async () => {
        const first = store.append(step('a', 0, 'x'));
        const late = (table: string) =>
          new Promise((resolve) => {
            store.gather(() => resolve(store.append(step(table, 0, 'y'))));
          });
        expect(await Promise.all(['b', 'c', 'a'].map(late))).toEqual(['appended', 'appended', 'conflict']);
        expect(await first).toBe('appended');
        // Somebody may find that there is nothing to append.
        await new Promise<void>((resolve) => {
          store.gather(resolve);
        });
        expect(await late('d')).toBe('appended');
      });
    });

    describe('browsers that want to be told', () => {
      const browser = (endpoint: string, player: string, since = NOW) => ({
        endpoint,
        player,
        language: 'nl',
        p256dh: 'key',
        auth: 'auth',
        since,
      });
      const endpointsOf = async (player: string) =>
        (await store.subscriptionsOf(player)).map(({ endpoint }) => endpoint);

      it('are told for the last person who said so, until that person or we take it back', async () => {
        await store.subscribe(browser('e1', 'ann'));
        await store.subscribe(browser('e1', 'ann', NOW + 1));
        expect(await store.subscriptionsOf('ann')).toEqual([browser('e1', 'ann', NOW + 1)]);
        await store.subscribe(browser('e1', 'bob', NOW + 2));
        expect([await endpointsOf('ann'), await endpointsOf('bob')]).toEqual([[], ['e1']]);
        await store.unsubscribe('e1', 'ann');
        expect(await endpointsOf('bob')).toEqual(['e1']);
        await store.unsubscribe('e1');
        expect(await endpointsOf('bob')).toEqual([]);
      });

      it('are ten for one person at most, and none that was silent for half a year', async () => {
        for (let count = 0; count < 12; count++)
          await store.subscribe(browser(`e${count}`, 'ann', NOW + count));
        expect(await endpointsOf('ann')).toEqual(Array.from({ length: 10 }, (_, index) => `e${11 - index}`));
        await store.subscribe(browser('late', 'bob', NOW + 200 * 86_400_000));
        expect(await endpointsOf('ann')).toEqual([]);
      });

      it('one secret of a name is kept, whoever comes first', async () => {
        const other = await open();
        const kept = await Promise.all([store.keepSecret('key', 'one'), other.keepSecret('key', 'two')]);
        expect(new Set(kept).size).toBe(1);
        expect(await store.keepSecret('key', 'three')).toBe(kept[0]);
      });
    });

    describe('the log', () => {
      it('gives back what was appended, in order, after any number', async () => {
        expect(await store.append(step('a', 0, 'one', 'two'))).toBe('appended');
        expect(await store.append(step('a', 2, 'three'))).toBe('appended');
        expect(await store.append(step('b', 0, 'other'))).toBe('appended');
        expect(await store.read('a', 0)).toEqual([
          { seq: 1, body: 'one' },
          { seq: 2, body: 'two' },
          { seq: 3, body: 'three' },
        ]);
        const atOnce = [store.read('a', 2), store.read('a', 3), store.read('nobody', 0), store.read('b', 0)];
        const [three, none] = [[{ seq: 3, body: 'three' }], []];
        expect(await Promise.all(atOnce)).toEqual([three, none, none, [{ seq: 1, body: 'other' }]]);
      });

      it('refuses to append anywhere but at the end, and then writes nothing at all', async () => {
        await store.append(step('a', 0, 'one', 'two'));
        const late = { ...step('a', 1, 'late', 'later'), row: row('a', { summary: 'late' }) };
        expect(await store.append(late)).toBe('conflict');
        expect(await store.append({ ...step('a', 5, 'gap'), deadlines: [{ kind: 'x', due: 1 }] })).toBe(
          'conflict',
        );
        expect(await store.append({ ...step('a', 0, 'again'), players: { add: ['p'], remove: [] } })).toBe(
          'conflict',
        );
        expect((await store.read('a', 0)).map(({ body }) => body)).toEqual(['one', 'two']);
        expect(await store.openTables(9)).toEqual([]);
        expect(await store.tablesOf('p', 9)).toEqual([]);
        expect(await store.nextDue(NOW)).toBeUndefined();
      });

      it('lets exactly one of many win who append at the same place at once', async () => {
        const others = await Promise.all([open(), open()]);
        const results = await Promise.all(
          [store, ...others].flatMap((each, node) =>
            Array.from({ length: 10 }, (_, index) => each.append(step('a', 0, `${node}.${index}`, 'second'))),
          ),
        );
        expect(results.filter((result) => result === 'appended')).toHaveLength(1);
        expect(await store.read('a', 0)).toHaveLength(2);
      });

      it('loses and doubles nothing when many append as fast as they can', async () => {
        const nodes = [store, await open()];
        const writer = async (node: Store, name: string) => {
          for (let count = 0; count < 15; ) {
            const known = await node.read('a', 0);
            const result = await node.append(step('a', known.length, `${name}${count}`));
            if (result === 'appended') count++;
          }
        };
        await Promise.all(
          nodes.flatMap((node, index) => [writer(node, `${index}x`), writer(node, `${index}y`)]),
        );
        const log = await store.read('a', 0);
        expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
        expect(new Set(log.map(({ body }) => body)).size).toBe(60);
      });

      it('keeps any text as it is', async () => {
        const text = '{"text":"täglich 🐂 \\"quoted\\" \'); DROP TABLE entries; --"}';
        await store.append(step('a', 0, text));
        expect(await store.read('a', 0)).toEqual([{ seq: 1, body: text }]);
      });

      it('is there again after everything was closed', async () => {
        await store.append({
          ...step('a', 0, 'one'),
          row: row('a'),
          deadlines: [{ kind: 'clock', due: NOW }],
        });
        for (const each of opened.splice(0)) await each.close();
        const later = await open();
        expect(await later.read('a', 0)).toEqual([{ seq: 1, body: 'one' }]);
        expect(await later.openTables(9)).toEqual([row('a')]);
        expect(await later.nextDue(NOW)).toBe(NOW);
      });

      it('can be opened by many at once, new or not', async () => {
        const fresh = await newSite();
        const stores = await Promise.all([fresh.open(), fresh.open(), fresh.open(), fresh.open()]);
        await stores[0]?.append(step('a', 0, 'one'));
        expect(await stores[3]?.read('a', 0)).toHaveLength(1);
        for (const each of stores) await each.close();
        await fresh.remove();
      });
    });

    describe('lists', () => {
      it('shows open public tables, the latest first', async () => {
        const rows = [
          row('old', { updatedAt: NOW - 1000 }),
          row('new'),
          row('full', { openSeats: 0 }),
          row('hidden', { visibility: 'link' }),
          row('running', { phase: 'playing' }),
        ];
        for (const each of rows) await store.append({ ...step(each.id, 0, 'x'), row: each });
        expect((await store.openTables(9)).map(({ id }) => id)).toEqual(['new', 'old']);
        expect(await store.openTables(1)).toHaveLength(1);
        expect((await store.runningTables(9)).map(({ id }) => id)).toEqual(['running']);
        expect((await store.latestTables('lobby', 9)).map(({ id }) => id).at(-1)).toBe('old');
        expect((await store.latestTables('playing', 9)).map(({ id }) => id)).toEqual(['running']);
        expect(await store.size()).toBeGreaterThan(4096);
        expect(await store.countTables()).toEqual({ lobby: 4, playing: 1, finished: 0 });
      });

      it('counts every table once, in the phase that it is in', async () => {
        await store.append({ ...step('a', 0, 'x'), row: row('a') });
        await store.append({ ...step('b', 0, 'x'), row: row('b') });
        await store.append({ ...step('a', 1, 'x'), row: row('a', { phase: 'playing' }) });
        await store.append({ ...step('a', 2, 'x'), row: row('a', { phase: 'playing', openSeats: 0 }) });
        expect(await store.countTables()).toEqual({ lobby: 1, playing: 1, finished: 0 });
        await store.append({ ...step('a', 3, 'x'), row: row('a', { phase: 'finished' }) });
        expect(await store.countTables()).toEqual({ lobby: 1, playing: 0, finished: 1 });
      });

      it('finds quick matches of the same kind, the longest waiting first', async () => {
        const rows = [
          row('second', { quickKey: 'k', createdAt: NOW + 1 }),
          row('first', { quickKey: 'k' }),
          row('full', { quickKey: 'k', openSeats: 0 }),
          row('other', { quickKey: 'other' }),
          row('plain'),
        ];
        for (const each of rows) await store.append({ ...step(each.id, 0, 'x'), row: each });
        expect((await store.quickTables('k', 9)).map(({ id }) => id)).toEqual(['first', 'second']);
        expect(await store.quickTables('', 9)).toEqual([]);
      });

      it('tells each player where they sit and whether it is their turn', async () => {
        await store.append({
          ...step('a', 0, 'x'),
          row: row('a'),
          players: { add: ['p', 'q', 'host'], remove: [], seats: { p: 0, q: 2 } },
          waiting: 0b001,
        });
        const standing = async (player: string) =>
          (await store.tablesOf(player, 9)).map(({ seat, yourTurn }) => ({ seat, yourTurn }));
        expect(await standing('p')).toEqual([{ seat: 0, yourTurn: true }]);
        expect(await standing('q')).toEqual([{ seat: 2, yourTurn: false }]);
        expect(await standing('host')).toEqual([{ seat: undefined, yourTurn: false }]);
        await store.append({ ...step('a', 1, 'y'), waiting: 0b110, deadlines: [{ kind: 'x', due: NOW }] });
        expect(await standing('p')).toEqual([{ seat: 0, yourTurn: false }]);
        expect(await standing('q')).toEqual([{ seat: 2, yourTurn: true }]);
        await store.append({ ...step('a', 2, 'z', 'zz'), waiting: 0b011 });
        expect(await standing('p')).toEqual([{ seat: 0, yourTurn: true }]);
        const changed = { add: [], remove: [], seats: { q: 1 } };
        await store.append({ ...step('a', 4, 'w'), players: changed, waiting: 0b010 });
        expect(await standing('q')).toEqual([{ seat: 1, yourTurn: true }]);
        await store.append(step('a', 5, 'end'));
        expect(await standing('q')).toEqual([{ seat: 1, yourTurn: false }]);
        const stood = { add: [], remove: [], seats: { q: -1 } };
        await store.append({ ...step('a', 6, 'up'), players: stood, waiting: -1 });
        expect(await standing('q')).toEqual([{ seat: undefined, yourTurn: false }]);
      });

      it('replaces a row with the next', async () => {
        await store.append({ ...step('a', 0, 'x'), row: row('a') });
        await store.append({ ...step('a', 1, 'y'), row: row('a', { openSeats: 3, summary: 'new' }) });
        expect(await store.openTables(9)).toEqual([row('a', { openSeats: 3, summary: 'new' })]);
      });
    });

    describe('deadlines', () => {
      const claim = (node: string, now: number, limit = 10) => ({ node, now, until: now + 1000, limit });

      it('are claimed when due, not before, and by one node only', async () => {
        const other = await open();
        for (let index = 0; index < 20; index++) {
          await store.append({
            ...step(`t${index}`, 0, 'x'),
            deadlines: [{ kind: 'clock', due: NOW + index }],
          });
        }
        expect(await store.claimDue(claim('n', NOW - 1))).toEqual([]);
        const claims = await Promise.all(
          [store, other, store, other].map((each, index) => each.claimDue(claim(`n${index}`, NOW + 19, 5))),
        );
        const tables = claims.flat().map(({ table }) => table);
        expect(new Set(tables).size).toBe(tables.length);
        const rest = await other.claimDue(claim('n', NOW + 19, 100));
        expect(tables.length + rest.length).toBe(20);
      });

      it('come free again when the lease of whoever claimed them is over', async () => {
        await store.append({ ...step('a', 0, 'x'), deadlines: [{ kind: 'bot', due: NOW }] });
        expect(await store.claimDue(claim('dying', NOW))).toEqual([{ table: 'a', kind: 'bot', due: NOW }]);
        expect(await store.claimDue(claim('heir', NOW + 999))).toEqual([]);
        expect(await store.claimDue(claim('heir', NOW + 1000))).toHaveLength(1);
      });

      it('may be claimed by the node that sets them', async () => {
        const own = { kind: 'bot', due: NOW, claim: { node: 'me', until: NOW + 500 } };
        await store.append({ ...step('a', 0, 'x'), deadlines: [own] });
        expect(await store.claimDue(claim('other', NOW + 1))).toEqual([]);
        expect(await store.claimDue(claim('other', NOW + 500))).toHaveLength(1);
      });

      it('are moved or removed later only if they are still the same', async () => {
        await store.append({ ...step('a', 0, 'x'), deadlines: [{ kind: 'clock', due: NOW }] });
        await store.claimDue(claim('n', NOW));
        await store.reschedule({ table: 'a', kind: 'clock', due: NOW - 1 });
        await store.reschedule({ table: 'a', kind: 'clock', due: NOW - 1 }, NOW + 9);
        expect(await store.claimDue(claim('n', NOW + 1000))).toEqual([
          { table: 'a', kind: 'clock', due: NOW },
        ]);
        await store.reschedule({ table: 'a', kind: 'clock', due: NOW }, NOW + 5);
        expect(await store.claimDue(claim('n', NOW + 5))).toEqual([
          { table: 'a', kind: 'clock', due: NOW + 5 },
        ]);
        await store.reschedule({ table: 'a', kind: 'clock', due: NOW + 5 });
        expect(await store.nextDue(NOW + 9000)).toBeUndefined();
      });

      it('are replaced and removed by kind', async () => {
        await store.append({
          ...step('a', 0, 'x'),
          deadlines: [
            { kind: 'bot', due: NOW },
            { kind: 'clock', due: NOW + 5 },
          ],
        });
        expect(await store.nextDue(NOW)).toBe(NOW);
        await store.append({
          ...step('a', 1, 'y'),
          deadlines: [{ kind: 'bot' }, { kind: 'clock', due: NOW + 9 }],
        });
        expect(await store.claimDue(claim('n', NOW + 8))).toEqual([]);
        expect(await store.claimDue(claim('n', NOW + 9))).toEqual([
          { table: 'a', kind: 'clock', due: NOW + 9 },
        ]);
      });
    });

    describe('nodes', () => {
      const beat = (node: string, now: number, starting = false) => ({
        node,
        now,
        starting,
        patience: 5000,
        gap: 5000,
      });

      it('notices the time in which no node was there', async () => {
        expect(await store.beat(beat('a', NOW, true))).toEqual([]);
        expect(await store.beat(beat('a', NOW + 2000))).toEqual([]);
        expect(await store.beat(beat('b', NOW + 60_000, true))).toEqual([
          { from: NOW + 2000, to: NOW + 60_000 },
        ]);
      });

      it('sees no outage while another node lives', async () => {
        await store.beat(beat('a', NOW, true));
        expect(await store.beat(beat('b', NOW + 1000, true))).toEqual([]);
        await store.stop('a', NOW + 2000);
        expect(await store.beat(beat('b', NOW + 3000))).toEqual([]);
        await store.beat({ ...beat('c', NOW + 3500), version: '1.2.3' });
        await store.stop('a', NOW + 4000);
        expect(await store.nodes()).toEqual([
          { node: 'c', version: '1.2.3', seen: NOW + 3500, stopped: false },
          { node: 'b', version: '', seen: NOW + 3000, stopped: false },
          { node: 'a', version: '', seen: NOW + 4000, stopped: true },
        ]);
      });

      it('counts a short stop in order to the millisecond', async () => {
        await store.beat(beat('a', NOW, true));
        await store.stop('a', NOW + 100);
        expect(await store.beat(beat('b', NOW + 900, true))).toEqual([{ from: NOW + 100, to: NOW + 900 }]);
      });

      it('counts one outage once when several nodes start together', async () => {
        await store.beat(beat('a', NOW, true));
        await store.stop('a', NOW);
        const other = await open();
        const seen = await Promise.all([
          store.beat(beat('b', NOW + 9000, true)),
          other.beat(beat('c', NOW + 9000, true)),
        ]);
        expect(seen[0]).toEqual([{ from: NOW, to: NOW + 9000 }]);
        expect(seen[1]).toEqual(seen[0]);
      });
    });

    it('does work in turn over all nodes, whatever fails', async () => {
      const nodes = [store, await open()];
      let isBusy = false;
      const done: number[] = [];
      const work = async (index: number) => {
        expect(isBusy).toBe(false);
        isBusy = true;
        const seen = (await store.read('turns', 0)).length;
        await store.append(step('turns', seen, String(index)));
        isBusy = false;
        done.push(index);
        if (index % 5 === 3) throw new Error('on purpose');
      };
      const all = Array.from({ length: 20 }, (_, index) =>
        (nodes[index % 2] as Store).inTurn(() => work(index)),
      );
      const failed = (await Promise.allSettled(all)).filter(({ status }) => status === 'rejected');
      expect([failed.length, done.length]).toEqual([4, 20]);
      expect(await store.read('turns', 0)).toHaveLength(20);
    });

    it('knows who is connected, and forgets what a dead node said', async () => {
      await store.beat({ node: 'a', now: NOW, starting: true, patience: 5000, gap: 5000 });
      await store.beat({ node: 'b', now: NOW + 3000, starting: true, patience: 5000, gap: 5000 });
      await store.setPresence('t', { node: 'a', seats: 0b101, spectators: 2 });
      await store.setPresence('t', { node: 'b', seats: 0b010, spectators: 0 });
      expect(await store.presence('t', NOW - 1)).toHaveLength(2);
      expect(await store.presence('t', NOW + 1)).toEqual([{ node: 'b', seats: 0b010, spectators: 0 }]);
      await store.setPresence('t', { node: 'b', seats: 0, spectators: 0 });
      expect(await store.presence('t', NOW + 1)).toEqual([]);
    });

    it('loads a table from its base, and reads it from anywhere', async () => {
      await store.append({ table: 'a', after: 0, bodies: ['one'], row: row('a') });
      await store.append({ table: 'a', after: 1, bodies: ['two'] });
      expect((await store.load('a')).map(({ seq }) => seq)).toEqual([1, 2]);
      await store.append({ table: 'a', after: 2, bodies: ['three'], row: row('a', { base: 3 }) });
      await store.append({ table: 'a', after: 3, bodies: ['four'] });
      expect(await store.load('a')).toEqual([
        { seq: 3, body: 'three' },
        { seq: 4, body: 'four' },
      ]);
      expect(await store.read('a', 0)).toHaveLength(4);
      expect(await store.load('b')).toEqual([]);
    });

    it('lets a code lead to one table, until nobody uses that', async () => {
      await store.append({ table: 'a', after: 0, bodies: ['one'], row: row('a') });
      await store.append({ table: 'b', after: 0, bodies: ['one'], row: row('b', { updatedAt: NOW + 10 }) });
      expect(await store.claimCode('ABC', 'a')).toBe(true);
      expect(await store.claimCode('ABC', 'a')).toBe(true);
      expect(await store.claimCode('ABC', 'b')).toBe(false);
      expect(await store.claimCode('XYZ', 'b')).toBe(true);
      expect(await store.tableByCode('ABC')).toBe('a');
      expect(await store.tableByCode('DEF')).toBeUndefined();
      await store.prune({ finished: 0, lobby: 0, codes: NOW + 10 });
      expect(await store.tableByCode('ABC')).toBeUndefined();
      expect(await store.tableByCode('XYZ')).toBe('b');
    });

    it('prunes any number of tables, some at a time', async () => {
      for (let index = 0; index < 50; index++) {
        const phase = index % 2 === 0 ? 'finished' : 'lobby';
        await store.append({ ...step(`t${index}`, 0, 'x'), row: row(`t${index}`, { phase }) });
      }
      let count = 0;
      for (let some = -1; some !== 0; count += some)
        some = await store.prune({ finished: NOW + 1, lobby: NOW + 1, codes: 0 });
      expect(count).toBe(50);
      expect(await store.countTables()).toEqual({ lobby: 0, playing: 0, finished: 0 });
    });

    it('prunes what is old and finished, with all that belongs to it', async () => {
      const old = { updatedAt: NOW - 10 };
      const add = { add: ['p'], remove: [] };
      await store.append({
        ...step('a', 0, 'x'),
        row: row('a', { phase: 'finished', ...old }),
        players: add,
      });
      await store.append({ ...step('b', 0, 'x'), row: row('b', { phase: 'playing', ...old }), players: add });
      await store.append({ ...step('c', 0, 'x'), row: row('c', old), deadlines: [{ kind: 'x', due: NOW }] });
      await store.append({ ...step('d', 0, 'x'), row: row('d', { phase: 'finished' }) });
      expect(await store.prune({ finished: NOW, lobby: NOW - 20, codes: 0 })).toBe(1);
      expect(await store.read('a', 0)).toEqual([]);
      expect((await store.tablesOf('p', 9)).map(({ id }) => id)).toEqual(['b']);
      expect(await store.prune({ finished: NOW, lobby: NOW, codes: NOW })).toBe(1);
      expect(await store.nextDue(NOW)).toBeUndefined();
      expect(await store.read('b', 0)).toHaveLength(1);
      expect(await store.read('d', 0)).toHaveLength(1);
      await store.ping();
    });
  });
}
