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

describe('tables', () => {
  it('are made, joined, named, rearranged and left', async () => {
    const [ann, ben] = two();
    const { table } = await ann.api.create({ game: 'nimmt', seats: 3, name: 'Ann', visibility: 'public' });
    expect(table).toMatchObject({
      phase: 'lobby',
      you: { host: true, seat: 0 },
      options: { variant: 'classic' },
    });
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await ben.api.publicTables()).tables.map(({ id }) => id)).toContain(table.id);
    await ben.api.join(table.id, { name: 'Ben' });
    await ben.api.changeSeat(table.id, 2);
    // One's own name is not taken, however it is written; somebody else's is, however it is written.
    await ben.api.changeName(table.id, 'BEN');
    expect(await refusalOf(ben.api.changeName(table.id, 'Αnn'))).toBe('nameTaken');
    await ben.api.changeName(table.id, 'Benno');
    const { table: seen } = await ben.api.snapshot(table.id);
    expect(seen.you).toEqual({ host: false, seat: 2, member: true });
    expect(seen.seats.map(({ name }) => name)).toEqual(['Ann', undefined, 'Benno']);
    expect((await ben.api.myTables()).tables).toMatchObject([{ id: table.id, seat: 2, yourTurn: false }]);
    await ann.api.leave(table.id);
    expect((await ben.api.snapshot(table.id)).table.you.host).toBe(true);
    expect((await ann.api.myTables()).tables).toEqual([]);
  });

  it('refuse what is not allowed, each with its own code', async () => {
    const [ann, ben] = two();
    const cid = server.person('Cid');
    const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann' });
    const { id } = table;
    expect(await refusalOf(ben.api.start(id))).toBe('notHost');
    expect(await refusalOf(ann.api.start(id))).toBe('seatsOpen');
    expect(await refusalOf(ben.api.join(id, { name: 'ann' }))).toBe('nameTaken');
    expect(await refusalOf(ben.api.join(id, { name: 'Ben', seat: 0 }))).toBe('seatTaken');
    expect(await refusalOf(ben.api.join(id, { name: 'Ben', seat: 7 }))).toBe('noSuchSeat');
    expect(await refusalOf(ben.api.choose(id, { number: 0, move: '1' }))).toBe('notAtThisTable');
    expect(await refusalOf(ann.api.choose(id, { number: 0, move: '1' }))).toBe('notStarted');
    await ben.api.join(id, { name: 'Ben' });
    expect(await refusalOf(cid.api.join(id, { name: 'Cid' }))).toBe('tableFull');
    expect(await refusalOf(ben.api.addBot(id, { level: 'easy' }))).toBe('notHost');
    expect(await refusalOf(ann.api.remove(id, 0))).toBe('leaveInstead');
    expect(await refusalOf(ann.api.settings(id, { options: { limit: 'many' } }))).toBe('optionOutOfRange');
    expect(await refusalOf(ann.api.create({ game: 'chess', seats: 2, name: 'Ann' }))).toBe('noSuchGame');
    expect(await refusalOf(ann.api.create({ game: 'nimmt', seats: 11, name: 'Ann' }))).toBe('seatCount');
    expect(await refusalOf(ann.api.snapshot('AAAAAAAAAAAAAAAAAAAAAA'))).toBe('noSuchTable');
    await ann.api.start(id);
    expect(await refusalOf(ann.api.settings(id, { seats: 3 }))).toBe('alreadyStarted');
    expect(await refusalOf(ann.api.resign(id))).toBe('noResigning');
    expect(await refusalOf(ann.api.draw(id, 'offer'))).toBe('noDraws');
    expect(await refusalOf(ann.api.record(id))).toBe('stillPlaying');
    expect(await refusalOf(ann.api.rematch(id))).toBe('stillPlaying');
  });

  it('are made once, however often the same wish is sent', async () => {
    const ann = server.person('Ann');
    const wish = { game: 'sixteen', seats: 2, name: 'Ann', key: 'the-same-wish' };
    const first = await ann.api.create(wish);
    const second = await ann.api.create(wish);
    expect(second.table.id).toBe(first.table.id);
    expect((await server.person('Eve').api.create(wish)).table.id).not.toBe(first.table.id);
  });

  it('change their settings, and their bots, as the host likes', async () => {
    const [ann] = two();
    const id = await seated([ann], { seats: 2 });
    await ann.api.settings(id, {
      seats: 4,
      options: { variant: 'plus' },
      clock: { kind: 'move', seconds: 30 },
    });
    await ann.api.addBot(id, { level: 'easy' });
    await ann.api.addBot(id, { level: 'strong', seat: 3 });
    await ann.api.addBot(id, { level: 'master', seat: 3 });
    await ann.api.remove(id, 1);
    const { table } = await ann.api.snapshot(id);
    expect(table.options).toMatchObject({ variant: 'plus', rounds: 4 });
    expect(table.seats.map(({ kind, level }) => level ?? kind)).toEqual(['human', 'open', 'open', 'master']);
    expect(await refusalOf(ann.api.settings(id, { seats: 1 }))).toBe('seatsTaken');
  });

  it('start by themselves when full, if wished', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben], { startWhenFull: true });
    expect((await ann.api.snapshot(id)).table.phase).toBe('playing');
  });

  it('keep spectators out if the host says so', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben], { spectators: false });
    await ann.api.start(id);
    expect(await refusalOf(server.person('Eve').api.snapshot(id))).toBe('noSpectators');
    await ann.api.settings(id, { spectators: true });
    const seen = await server.person('Eve').api.snapshot(id);
    expect(seen.table.you).toEqual({ host: false, member: false });
    expect(seen.play?.legal).toEqual([]);
  });

  it('of a quick match bring strangers together, and bots after a wait', async () => {
    const hurried = await startTestServer({ rhythm: { quickWait: 1000 } });
    const [ann, ben, cid] = ['Ann', 'Ann', 'Cid'].map((name) => hurried.person(name)) as [
      Person,
      Person,
      Person,
    ];
    const first = await ann.api.quick({ game: 'nimmt', seats: 3, name: 'Ann' });
    const second = await ben.api.quick({ game: 'nimmt', seats: 3, name: 'Ann' });
    const other = await cid.api.quick({ game: 'sixteen', name: 'Cid' });
    expect(second.table.id).toBe(first.table.id);
    expect(second.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2', undefined]);
    expect(other.table.id).not.toBe(first.table.id);
    const ears = ann.listen(first.table.id);
    const started = await ears.until(({ table }) => table?.phase === 'playing' && table);
    expect(started.seats[2]).toMatchObject({ kind: 'bot', level: 'medium' });
    ears.close();
    await hurried.stop();
  });
});

describe('hidden choices', () => {
  it('show that somebody has chosen but not what, may be changed, and become moves with the last one', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben]);
    await ann.api.start(id);
    const ears = ben.listen(id);
    const { legal } = await ann.play(id);
    await ann.api.choose(id, { number: 0, move: legal[0] as string });
    await ann.api.choose(id, { number: 0, move: legal[1] as string });
    const turn = await ears.until((each) => each.all('turn').length >= 1 && each.last('turn'));
    expect(turn).toMatchObject({ number: 0, toAct: [0, 1], chosen: [0] });
    expect(turn).not.toHaveProperty('choice');
    expect((await ann.play(id)).turn.choice).toBe(legal[1]);
    expect((await ben.play(id)).turn).not.toHaveProperty('choice');
    const own = (await ben.play(id)).legal[0] as string;
    expect(await ben.api.choose(id, { number: 0, move: own })).toEqual({ number: 2 });
    const play = await ears.number(2);
    expect(play.steps.map(({ seat, move }) => [seat, move])).toEqual([
      [0, undefined],
      [1, own],
    ]);
    ears.close();
  });

  it('refuse an older number, an illegal move and nonsense, and change nothing', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben]);
    await ann.api.start(id);
    const before = await ann.api.snapshot(id);
    expect(await refusalOf(ann.api.choose(id, { number: 1, move: '1' }))).toBe('staleNumber');
    const missing = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'].find(
      (card) => !before.play?.legal.includes(card),
    ) as string;
    expect(await refusalOf(ann.api.choose(id, { number: 0, move: missing }))).toBe('cardNotInHand');
    expect(await refusalOf(ann.api.choose(id, { number: 0, move: 'nonsense' }))).not.toBe('done');
    const after = await ann.api.snapshot(id);
    expect({ ...after.play, turn: { ...after.play?.turn, now: 0 } }).toEqual({
      ...before.play,
      turn: { ...before.play?.turn, now: 0 },
    });
  });

  it('are done once when sent again after a lost reply', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben]);
    await ann.api.start(id);
    const choice = { number: 0, move: (await ann.play(id)).legal[3] as string, key: 'choice-of-ann' };
    expect(await ann.api.choose(id, choice)).toEqual({ number: 0 });
    expect(await ann.api.choose(id, choice)).toEqual({ number: 0, repeated: true });
    const last = { number: 0, move: (await ben.play(id)).legal[3] as string, key: 'choice-of-ben' };
    expect(await ben.api.choose(id, last)).toEqual({ number: 2 });
    expect(await ben.api.choose(id, last)).toEqual({ number: 2, repeated: true });
    expect(await ann.api.choose(id, choice)).toEqual({ number: 2, repeated: true });
    expect(await refusalOf(ann.api.choose(id, { ...choice, key: 'another-key' }))).toBe('staleNumber');
  });
});

describe('streams', () => {
  it('resume after the last number without gap or repeat', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben], { options: { rounds: 1 } });
    await ann.api.start(id);
    const whole = ann.listen(id);
    await whole.number(0);
    await playOut([ann, ben], id);
    const end = await whole.until((ears) => ears.last('play')?.result && ears.last('play'));
    const steps = whole.all('play').flatMap((play) => play.steps);
    expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
    expect(steps).toHaveLength(end.number);
    for (const after of [0, 1, 7, end.number - 1, end.number]) {
      const ears = ann.listen(id, after);
      const play = await ears.number(end.number);
      expect(play.steps).toEqual(steps.slice(after));
      expect(play.view).toEqual(end.view);
      ears.close();
    }
    const odd = ann.listen(id, 99_999);
    expect((await odd.number(end.number)).steps).toEqual([]);
    odd.close();
    whole.close();
  });

  it('tell who is there, and what is said', async () => {
    const [ann, ben] = two();
    const id = await seated([ann, ben]);
    const ears = ann.listen(id);
    await ears.until(({ table }) => table);
    const others = ben.listen(id);
    const watcher = server.person('Eve').listen(id);
    await ears.until(
      (each) => each.last('presence')?.connected.includes(1) && each.last('presence')?.spectators === 1,
    );
    await ben.api.say(id, { text: '  hello\nthere ' });
    await ben.api.say(id, { emote: 'wow' });
    const heard = await ears.until((each) => {
      const messages = each.all('talk').flatMap((talk) => talk.messages);
      return messages.length === 2 && messages;
    });
    expect(heard).toMatchObject([
      { n: 1, seat: 1, name: 'Ben', text: 'hello there' },
      { n: 2, seat: 1, emote: 'wow' },
    ]);
    await ann.api.mute(id, { seat: 1, muted: true });
    expect(await refusalOf(ben.api.say(id, { text: 'but' }))).toBe('muted');
    expect(await refusalOf(ben.api.changeName(id, 'Let me speak'))).toBe('muted');
    expect(await refusalOf(ben.api.mute(id, { seat: 0, muted: true }))).toBe('notHost');
    await ben.api.leave(id);
    expect(await refusalOf(ben.api.join(id, { name: 'Let me speak' }))).toBe('muted');
    await ben.api.join(id, { name: 'Ben' });
    expect(await refusalOf(ben.api.join(id, { name: 'Let me speak', also: true }))).toBe('muted');
    await ann.api.settings(id, { chat: false });
    expect(await refusalOf(ann.api.say(id, { text: 'quiet' }))).toBe('chatOff');
    expect(await refusalOf(server.person('Eve').api.say(id, { text: 'boo' }))).toBe('notAtThisTable');
    others.close();
    await ears.until((each) => each.last('presence')?.connected.includes(1) === false);
    ears.close();
    watcher.close();
  });
});
