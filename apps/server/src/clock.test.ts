import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClock, type TestServer, testClock } from './testing/harness.js';

const SECOND = 1000;
/** A clock that a test puts forward would look like a server that was away. */
const PATIENT = { patience: 10_000 * SECOND, gap: 10_000 * SECOND };

describe('when time is up', () => {
  let server: TestServer;
  let clock: TestClock;
  beforeEach(async () => {
    clock = testClock();
    server = await startTestServer({ now: () => clock.now(), rhythm: PATIENT });
  });
  afterEach(() => server.stop());

  it('a bot moves in nimmt, and stands in for whoever lets it happen twice', async () => {
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const { table } = await ann.api.create({
      game: 'nimmt',
      seats: 2,
      name: 'Ann',
      clock: { kind: 'move', seconds: 20 },
    });
    await ben.api.join(table.id, { name: 'Ben' });
    await ann.api.start(table.id);
    const ears = ann.listen(table.id);
    const first = await ears.number(0);
    expect(first.turn.clocks).toHaveLength(2);
    await ann.api.choose(table.id, { number: 0, move: first.legal[0] as string });
    clock.forward(10 * SECOND);
    expect((await ann.play(table.id)).turn.clocks).toMatchObject([{ running: false }, { running: true }]);
    expect((await ann.play(table.id)).number).toBe(0);
    clock.forward(11 * SECOND);
    const play = await ears.number(2);
    expect(play.steps.map(({ seat, auto }) => [seat, auto])).toEqual([
      [0, undefined],
      [1, true],
    ]);
    // Ann goes on choosing in time, Ben does not.
    while (!(await ann.api.snapshot(table.id)).table.seats[1]?.standIn) {
      const { number, legal, turn } = await ann.play(table.id);
      if (legal.length > 0) await ann.api.choose(table.id, { number, move: legal[0] as string });
      if (turn.toAct.includes(1)) clock.forward(21 * SECOND);
      await ears.number(number + 1);
    }
    expect(ears.table?.seats[0]?.standIn).toBe(false);
    ears.close();
  });

  it('the game is lost in SIX', async () => {
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const { table } = await ann.api.create({
      game: 'six',
      seats: 2,
      name: 'Ann',
      clock: { kind: 'game', seconds: 60, increment: 2 },
    });
    await ben.api.join(table.id, { name: 'Ben' });
    await ann.api.start(table.id);
    const ears = ben.listen(table.id);
    await ears.number(0);
    clock.forward(30 * SECOND);
    await ann.api.choose(table.id, { number: 0, move: '0,0' });
    const { turn } = await ears.number(1);
    expect(turn.clocks?.[0]?.left).toBe(32 * SECOND);
    clock.forward(61 * SECOND);
    const end = await ears.until((each) => each.last('play')?.result && each.last('play'));
    expect(end.result).toEqual({ scores: [1, 0], ranks: [1, 2], reason: 'time' });
    ears.close();
  });
});

it.each([
  ['for longer than there was time', 3600],
  ['for a moment, after which nothing is due yet', 30],
])('the time during which no server ran is given back to whoever looks, %s', async (_, away) => {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-clock-'));
  const database = join(folder, 'test.db');
  const clock = testClock();
  const settings = { database, now: () => clock.now(), rhythm: PATIENT };
  let server = await startTestServer(settings);
  const [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const { table } = await ann.api.create({
    game: 'nimmt',
    seats: 2,
    name: 'Ann',
    clock: { kind: 'move', seconds: 60 },
  });
  await ben.api.join(table.id, { name: 'Ben' });
  await ann.api.start(table.id);
  const { legal } = await ann.play(table.id);
  await ann.api.choose(table.id, { number: 0, move: legal[2] as string });
  clock.forward(20 * SECOND);
  await server.stop();
  clock.forward(away * SECOND);
  server = await startTestServer(settings);
  const play = await ann.at(server.url).play(table.id);
  expect(play.turn).toMatchObject({ number: 0, chosen: [0], choice: legal[2] });
  expect(play.turn.clocks?.[1]?.left).toBe(40 * SECOND);
  clock.forward(30 * SECOND);
  expect((await ann.at(server.url).play(table.id)).number).toBe(0);
  const ears = ann.at(server.url).listen(table.id);
  clock.forward(11 * SECOND);
  await ears.number(2);
  ears.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});
