import { checkFairness, drawLots, type Game, isRefusal, sealOf, verifyRecord } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { StoreUnavailable } from '@sixfold/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  playOut,
  refusalOf,
  seated,
  startTestServer,
  type TestServer,
} from './testing/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const two = () => [server.person('Ann'), server.person('Ben')] as const;

describe('seats', () => {
  it('move to another device by a link that works once', async () => {
    const [ann, ben] = two();
    const phone = server.person('Phone');
    const id = await seated([ann, ben]);
    await ann.api.start(id);
    const hand = (await ann.play(id)).legal;
    const { token } = await ann.api.seatLink(id);
    expect(await refusalOf(ben.api.takeSeat(id, token))).toBe('alreadySeated');
    await phone.api.takeSeat(id, token);
    expect((await phone.play(id)).legal).toEqual(hand);
    expect((await phone.api.snapshot(id)).table.you).toEqual({ seat: 0, host: true, member: true });
    expect((await ann.play(id)).legal).toEqual([]);
    expect(await refusalOf(server.person('Eve').api.takeSeat(id, token))).toBe('linkUsed');
    expect(await phone.api.takeSeat(id, token)).toMatchObject({ repeated: true });
    expect((await phone.api.myTables()).tables).toHaveLength(1);
    expect((await ann.api.myTables()).tables).toHaveLength(0);
  });

  it('are played by a bot for whoever left, and given back', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben]);
    await ann.api.start(id);
    await ben.api.leave(id);
    const ears = ann.listen(id);
    await ears.until(
      (each) => each.last('play')?.turn.chosen.includes(1) || each.last('turn')?.chosen.includes(1),
    );
    expect((await ann.api.snapshot(id)).table.seats[1]).toMatchObject({
      kind: 'human',
      standIn: true,
      name: 'Ben',
    });
    expect(
      await refusalOf(ben.api.choose(id, { number: 0, move: (await ben.play(id)).legal[0] as string })),
    ).toBe('botPlaysForYou');
    await ben.api.comeBack(id);
    const { number, legal, turn } = await ben.play(id);
    expect(turn.choice).toBeDefined();
    await ben.api.choose(id, { number, move: legal.find((move) => move !== turn.choice) as string });
    ears.close();
  });

  it('wait when everybody has left, until somebody comes back', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben], { seats: 3, bots: ['easy'] });
    await ann.api.start(id);
    await ann.api.leave(id);
    await ben.api.leave(id);
    const { number, turn } = await ben.play(id);
    await ben.api.comeBack(id);
    const ears = ben.listen(id);
    await ears.until((each) => (each.last('turn') ?? each.last('play')?.turn)?.chosen.length === 2);
    expect((await ben.play(id)).number).toBe(number);
    expect(turn.toAct).toEqual([0, 1, 2]);
    ears.close();
  });
});

describe('the end', () => {
  it('gives a record whose play and deal anybody can check', async () => {
    const [ann, ben] = two();
    const contribution = 'a1'.repeat(16);
    const { table } = await ann.api.create({
      game: 'nimmt',
      seats: 3,
      name: 'Ann',
      options: { rounds: 1 },
      contributes: true,
      bots: ['easy'],
    });
    const { id, commitment } = table;
    await ben.api.join(id, { name: 'Ben' });
    await ann.api.start(id);
    expect((await ann.api.snapshot(id)).table).toMatchObject({
      phase: 'dealing',
      deal: { number: 1, stage: 'seal', waitingFor: [0] },
    });
    const seal = sealOf(contribution);
    expect(await refusalOf(ann.api.seal(id, { commitment: '00'.repeat(32), seal }))).toBe('otherDeal');
    expect(await refusalOf(ann.api.open(id, contribution))).toBe('nothingToOpen');
    await ann.api.seal(id, { commitment, seal });
    expect((await ben.api.snapshot(id)).table.deal).toMatchObject({ stage: 'open', seals: [seal, '', '-'] });
    expect(await refusalOf(ann.api.open(id, 'b2'.repeat(16)))).toBe('sealDiffersFromShare');
    await ann.api.open(id, contribution);
    await playOut([ann, ben], id);
    const record = await server.person('Eve').api.record(id);
    const fairness = record.fairness as { commitment: string; contributions: string[] };
    expect(fairness).toMatchObject({ commitment, contributions: [contribution, '', '-'] });
    expect(checkFairness(record, gameById('nimmt') as never)).toBeUndefined();
    expect(isRefusal(verifyRecord(gameById('nimmt') as never, record))).toBe(false);
    expect(await ann.api.verify(record)).toEqual({ ok: true, fair: true });
    const cheated = {
      ...record,
      fairness: { ...fairness, seals: ['-', '', '-'], contributions: ['-', '', '-'] },
    };
    expect(await ann.api.verify(cheated)).toMatchObject({ ok: false, fair: false, code: 'seedDiffers' });
    expect(await ann.api.verify({ ...record, moves: record.moves.slice(1) })).toMatchObject({ ok: false });
  });

  it('leads to another game in the same room, with the promised secret and the series counted on', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben], { game: 'sixteen' });
    await ann.api.start(id);
    await playOut([ann, ben], id);
    const { table } = await ann.api.snapshot(id);
    expect(table).toMatchObject({ series: { games: 1 }, games: 1, evening: [{ game: 1, rules: 'sixteen' }] });
    await ann.api.rematch(id);
    expect((await ann.api.snapshot(id)).table.seats.map(({ rematch }) => rematch)).toEqual([true, false]);
    await ben.api.rematch(id);
    const { table: again } = await ben.api.snapshot(id);
    expect(again).toMatchObject({ phase: 'playing', games: 2, commitment: table.nextCommitment });
    expect(again.options.starter).not.toBe(0);
    expect(again.series).toEqual(table.series);
    await playOut([ann, ben], id);
    expect((await ann.api.snapshot(id)).table.series.games).toBe(2);
    const [first, second] = [await ann.api.record(id, 1), await ann.api.record(id, 2)];
    expect(await ann.api.record(id)).toEqual(second);
    expect(first.seed).not.toBe(second.seed);
    for (const record of [first, second])
      expect(await ann.api.verify(record)).toEqual({ ok: true, fair: true });
    expect(await refusalOf(ann.api.record(id, 3))).toBe('noSuchRecord');
    const { tables } = await ann.api.myTables();
    expect(tables.map((each) => [each.id, each.games])).toEqual([[id, 2]]);
    const { games } = await ben.api.myGames();
    expect(games.map((each) => [each.table, each.game, each.rules, each.seat])).toEqual([
      [id, 1, 'sixteen', 1],
      [id, 2, 'sixteen', 1],
    ]);
    expect(games.map(({ scores }) => scores)).toEqual(
      [first, second].map(({ result }) => [...(result?.scores ?? [])]),
    );
    expect((await server.person('Zoe').api.myGames()).games).toEqual([]);
    // They go with whoever moves to another device.
    const phone = server.person('Phone');
    await phone.api.takeSeat(id, (await ben.api.seatLink(id)).token);
    expect((await phone.api.myGames()).games).toEqual(games);
  });

  it('of one table that cannot be read keeps nobody from the others', async () => {
    const [ann, ben] = two();
    const ids = [];
    for (let count = 0; count < 2; count++) {
      const id = await seated([ann, ben], { game: 'six' });
      await ann.api.start(id);
      await ann.api.resign(id);
      ids.push(id);
    }
    const other = await startTestServer({ database: ':memory:' });
    const [broken, whole] = ids as [string, string];
    other.store.tablesOf = (player, limit) => server.store.tablesOf(player, limit);
    other.store.load = async (id) => {
      if (id === broken) throw new Error('an entry that nobody knows');
      return server.store.load(id);
    };
    const { games } = await ann.at(other.url).api.myGames();
    expect(games.map(({ table }) => table)).toEqual([whole]);
    // Whoever asks while the database is away is not told that there is nothing.
    other.store.load = async () => {
      throw new StoreUnavailable('away');
    };
    expect(await refusalOf(ben.at(other.url).api.myGames())).toBe('storeUnavailable');
    await other.stop();
  });

  it('of SIX may come by resignation or agreement', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben], { game: 'six', options: { signal: true } });
    await ann.api.start(id);
    await ann.api.signal(id);
    expect(await refusalOf(ann.api.signal(id))).toBe('signalGiven');
    expect(await refusalOf(ben.api.draw(id, 'accept'))).toBe('noOffer');
    await ann.api.draw(id, 'offer');
    expect((await ben.api.snapshot(id)).table.draw).toEqual({ by: 0 });
    await ben.api.draw(id, 'decline');
    // Once a move is enough: nobody is asked again and again.
    expect(await refusalOf(ann.api.draw(id, 'offer'))).toBe('offeredAlready');
    await ben.api.draw(id, 'offer');
    await ann.api.draw(id, 'accept');
    expect((await ben.api.snapshot(id)).table.result).toEqual({
      scores: [0.5, 0.5],
      ranks: [1, 1],
      reason: 'agreed',
    });
    await ann.api.rematch(id);
    await ben.api.rematch(id);
    const ears = ann.listen(id);
    await ears.until((each) => each.last('play')?.game === 2);
    await ben.api.resign(id);
    const { result } = await ears.until((each) => each.last('play')?.result && each.last('play'));
    expect(result).toEqual({ scores: [1, 0], ranks: [1, 2], reason: 'resigned' });
    expect(await ann.api.verify(await ann.api.record(id))).toEqual({ ok: true, fair: true });
    expect((await ann.api.snapshot(id)).table.series).toMatchObject({ games: 2, points: [1.5, 0.5] });
    ears.close();
  });

  it('of a match of three decides it, and a new match follows', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben], { game: 'six', bestOf: 3 });
    await ann.api.start(id);
    await ben.api.resign(id);
    const again = async () => {
      await ann.api.rematch(id);
      await ben.api.rematch(id);
      return (await ann.api.snapshot(id)).table;
    };
    const second = await again();
    // [S-10] The loser opens; one game won does not decide a match of three.
    expect(second.options.opener).toBe(1);
    expect(second.series).toMatchObject({ bestOf: 3, games: 1, wins: [[1, 0]], over: false });
    await ben.api.resign(id);
    const decided = {
      bestOf: 3,
      games: 2,
      wins: [
        [1, 0],
        [1, 0],
      ],
      points: [2, 0],
      leaders: [0],
      over: true,
    };
    expect((await ann.api.snapshot(id)).table.series).toEqual(decided);
    expect((await again()).series).toMatchObject({ bestOf: 3, games: 0, points: [0, 0], over: false });
  });

  it('is reached by bots alone while somebody looks on, and waits while nobody does', async () => {
    const ann = server.person('Ann');
    const amongBots = async () => {
      const { table } = await ann.api.create({
        game: 'nimmt',
        seats: 4,
        name: 'Ann',
        seat: null,
        options: { rounds: 1 },
        bots: ['easy', 'easy', 'easy', 'easy'],
        startWhenFull: true,
      });
      expect(table.you).toEqual({ host: true, member: true });
      return table.id;
    };
    const [unwatched, watched] = [await amongBots(), await amongBots()];
    const ears = ann.listen(watched);
    await ears.until((each) => each.last('play')?.result);
    ears.close();
    expect((await ann.play(unwatched)).number).toBe(0);
    const later = ann.listen(unwatched);
    await later.until((each) => each.last('play')?.result);
    later.close();
  });
});

it('[S-10] who opens may be by lot: open in the lobby, then drawn from the seed', async () => {
  const [ann, ben] = two();
  for (let game = 0; game < 6; game++) {
    const id = await seated([ann, ben], { game: 'six', options: { opener: 'lot' } });
    expect((await ann.api.snapshot(id)).table.options.opener).toBe('lot');
    await ann.api.start(id);
    const { options } = (await ann.api.snapshot(id)).table;
    const [seat] = (await ann.play(id)).turn.toAct;
    expect(options.opener).toBe(seat);
    const stays = [ann, ben][1 - (seat as number)] as Person;
    await expect(stays.api.choose(id, { number: 0, move: '0,0' })).rejects.toMatchObject({
      code: 'notYourTurn',
      params: { seat: 2 - (seat as number), asked: String((seat as number) + 1) },
    });
    await ann.api.resign(id);
    const record = await ann.api.record(id);
    expect(record.options).toEqual(options);
    expect(drawLots(gameById('six') as Game, { opener: 'lot' }, 2, record.seed).opener).toBe(seat);
    expect(checkFairness(record)).toBeUndefined();
  }
});

it('hints are for whoever is alone with bots; among people where the host allows it, and everybody is shown', async () => {
  const [ann, ben] = two();
  const alone = await seated([ann], { seats: 2, bots: ['easy'] });
  await ann.api.start(alone);
  const { number, legal } = await ann.play(alone);
  const hint = await ann.api.hint(alone, { number, level: 'easy' });
  expect(legal).toContain(hint.move);
  const together = await seated([ann, ben]);
  await ann.api.start(together);
  expect(await refusalOf(ann.api.hint(together, { number: 0 }))).toBe('hintsOnlyAlone');
  const helpful = await seated([ann, ben], { hints: true });
  await ann.api.start(helpful);
  const asked = await ann.play(helpful);
  expect(asked.legal).toContain((await ann.api.hint(helpful, { number: 0, level: 'easy' })).move);
  // Asking again about the same decision is the same hint.
  await ann.api.hint(helpful, { number: 0, level: 'easy' });
  const seenByBen = (await ben.api.snapshot(helpful)).table.seats;
  expect(seenByBen.map(({ hints }) => hints)).toEqual([1, undefined]);
  expect(await refusalOf(ann.api.hint(helpful, { number: 1 }))).toBe('staleNumber');
});
