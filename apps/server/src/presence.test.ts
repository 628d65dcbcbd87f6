import { describe, expect, it, vi } from 'vitest';
import { Breather } from './breather.js';
import { Presence } from './presence.js';
import { playOut, refusalOf, seated, startTestServer, testClock } from './testing/harness.js';

describe('seats', () => {
  it('are told to each of several who wait for one as their own', async () => {
    const house = await startTestServer();
    const [ann, ben, cyd] = [house.person('Ann'), house.person('Ben'), house.person('Cyd')];
    const { table } = await ann.api.create({
      game: 'nimmt',
      seats: 3,
      name: 'Ann',
      bots: ['easy', 'easy'],
      startWhenFull: true,
      latecomers: 'game',
    });
    const all = [house.person('Dan'), ben, cyd].map((each) => each.listen(table.id));
    await ben.api.join(table.id, { name: 'Ben', seat: 1 });
    await cyd.api.join(table.id, { name: 'Cyd', seat: 2 });
    const awaited = await Promise.all(
      all.map((each) =>
        each.until(({ table: seen }) => seen?.seats[2]?.heir === 'Cyd' && [seen.you.heirTo ?? 'none']),
      ),
    );
    expect(awaited.flat()).toEqual(['none', 1, 2]);
    for (const each of all) each.close();
    await house.stop();
  });

  it('can be taken over for whoever has been away for the grace, by the bot that the room sets', async () => {
    const clock = testClock();
    const house = await startTestServer({
      now: () => clock.now(),
      rhythm: { sweep: 10, patience: 10_000_000, gap: 10_000_000 },
    });
    const [ann, ben] = [house.person('Ann'), house.person('Ben')];
    const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann', standIn: 'easy' });
    await ben.api.join(table.id, { name: 'Ben' });
    await ann.api.start(table.id);
    const watch = ann.listen(table.id);
    let ears = ben.listen(table.id);
    await watch.until((each) => each.last('presence')?.connected.length === 2);
    expect(await refusalOf(ann.api.takeOver(table.id, 1))).toBe('stillThere');
    ears.close();
    await watch.until((each) => each.last('presence')?.connected.includes(1) === false);
    clock.forward(4000);
    const away = await watch.until(
      ({ table: seen }) => seen?.seats[1]?.awaySince !== undefined && seen.seats[1],
    );
    expect(away.takeOverAt).toBe((away.awaySince as number) + 30_000);
    expect(await refusalOf(ann.api.takeOver(table.id, 1))).toBe('graceRuns');
    clock.forward(30_000);
    await ann.api.takeOver(table.id, 1);
    const played = await watch.until(({ table: seen }) => seen?.seats[1]?.standIn && seen.seats[1]);
    expect(played).toMatchObject({ standIn: true, level: 'easy', connected: false });
    // Whoever comes back has the seat back at once.
    ears = ben.listen(table.id);
    await watch.until(({ table: seen }) => seen?.seats[1]?.standIn === false && seen.seats[1]?.connected);
    ears.close();
    watch.close();
    await house.stop();
  });
});

describe('a table', () => {
  const inMemory = async (url: string): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^sixfold_tables_in_memory (\d+)$/m.exec(text)?.[1]);
  };
  const untilInMemory = (url: string, count: number): Promise<void> =>
    vi.waitFor(async () => expect(await inMemory(url)).toBe(count), { timeout: 20_000, interval: 20 });

  it('leaves the memory when its game is over and everybody has gone, and is there again when asked for', async () => {
    const clock = testClock();
    const rhythm = { sweep: 10, patience: 10_000_000, gap: 10_000_000 };
    const house = await startTestServer({ now: () => clock.now(), rhythm });
    const [ann, ben] = [house.person('Ann'), house.person('Ben')];
    const games = { startWhenFull: true };
    const over = [await seated([ann, ben], games), await seated([ann, ben], games)] as const;
    const running = await seated([ann, ben]);
    const ears = [...over, running].flatMap((table) => [ann.listen(table), ben.listen(table)]);
    for (const table of over) await playOut([ann, ben], table);
    for (const index of [0, 2]) await ears[index]?.until(({ table }) => table?.phase === 'finished');
    expect(await inMemory(house.url)).toBe(3);
    for (const each of ears) each.close();
    await untilInMemory(house.url, 1);
    // Whoever asks again and again keeps one there: the other, asked for a moment earlier, goes first.
    expect((await ann.api.snapshot(over[0])).table.phase).toBe('finished');
    clock.forward(1);
    expect((await ann.api.snapshot(over[1])).table.phase).toBe('finished');
    expect(await inMemory(house.url)).toBe(3);
    clock.forward(30_000);
    await untilInMemory(house.url, 2);
    clock.forward(1);
    await untilInMemory(house.url, 1);
    expect((await ann.api.snapshot(running)).table.phase).toBe('lobby');
    expect(await inMemory(house.url)).toBe(1);
    await house.stop();
  });
});

it('one room that cannot be read keeps nobody from noticing who has left the others', async () => {
  const looked: string[] = [];
  const look = async (table: string): Promise<never[]> => {
    looked.push(table);
    if (table === 'broken') throw new Error('an entry of a later version');
    return [];
  };
  const log = { warn: () => undefined };
  const context = { now: () => 0, breather: new Breather(), log };
  const presence = new Presence(context as never, { look } as never);
  for (const table of ['broken', 'whole']) presence.seen(table, 'somebody');
  await presence.sweep();
  expect(looked).toEqual(['broken', 'whole']);
});
