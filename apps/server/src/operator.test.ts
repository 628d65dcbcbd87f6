import { readFileSync } from 'node:fs';
import { createClient } from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from './settings.js';
import { startTestServer, type TestServer } from './testing/harness.js';

const TOKEN = 'a token that nobody guesses';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ operatorToken: TOKEN });
});
afterAll(() => server.stop());

const operator = (token = TOKEN) => createClient({ base: server.url, token, tries: 1 });

describe('for whoever runs the server', () => {
  it('is off unless a token was set', async () => {
    const plain = await startTestServer();
    const asked = createClient({ base: plain.url, token: TOKEN, tries: 1 }).operatorState();
    await expect(asked).rejects.toMatchObject({ status: 404, code: 'notFound' });
    await plain.stop();
  });

  it('opens to its token only, and shows no secret', async () => {
    await expect(operator('another token').operatorState()).rejects.toMatchObject({ code: 'badToken' });
    await expect(server.person('Eve').api.operatorState()).rejects.toMatchObject({ code: 'badToken' });
    const bare = await fetch(`${server.url}/api/operator`);
    expect(bare.status).toBe(401);
    const ann = server.person('Ann');
    const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: 'Ann', bots: ['easy'] });
    await ann.api.start(table.id);
    const ears = ann.listen(table.id);
    await ears.until((each) => each.last('play'));
    const state = await operator().operatorState();
    expect([...Value.Errors(schemas.OperatorState, state)]).toEqual([]);
    expect(state.latest).toMatchObject([{ id: table.id, phase: 'playing', streams: 1 }]);
    expect(state).toMatchObject({ streams: 1, tables: { playing: 1 }, nodes: [{ node: server.node }] });
    expect(state.nodes[0]?.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(state.storage).toBeGreaterThan(1000);
    expect(state.append.at(-1)?.count).toBeGreaterThan(0);
    // Neither hands nor who somebody is.
    expect(JSON.stringify(state)).not.toMatch(/hand|person|token|root|seed/i);
    ears.close();
  });

  it('ends a game and mutes a table that misbehave', async () => {
    const [ann, ben] = [server.person('Ann'), server.person('Ben')];
    const { table } = await ann.api.create({ game: 'six', seats: 2, name: 'Ann' });
    await ben.api.join(table.id, { name: 'Ben' });
    await ann.api.start(table.id);
    await operator().operatorMute(table.id, true);
    const { latest } = await operator().operatorState();
    expect(latest.find(({ id }) => id === table.id)?.chat).toBe(false);
    await expect(ben.api.say(table.id, { text: 'so there' })).rejects.toMatchObject({ code: 'chatOff' });
    await expect(ann.api.operatorEnd(table.id)).rejects.toMatchObject({ code: 'badToken' });
    expect((await ann.api.snapshot(table.id)).table.phase).toBe('playing');
    await operator().operatorEnd(table.id);
    expect((await ann.api.snapshot(table.id)).table).toMatchObject({
      phase: 'finished',
      result: { reason: 'abandoned' },
      chat: false,
    });
    await operator().operatorMute(table.id, false);
    expect((await ann.api.snapshot(table.id)).table.chat).toBe(true);
    const nowhere = operator().operatorEnd('x'.repeat(22));
    await expect(nowhere).rejects.toMatchObject({ code: 'noSuchTable' });
  });

  it('slows down who tries many tokens', async () => {
    const strict = await startTestServer({ operatorToken: TOKEN, limits: LIMITS });
    const guess = () =>
      createClient({ base: strict.url, token: 'guessed', tries: 1 })
        .operatorState()
        .catch(({ code }: { code: string }) => code);
    const answers: unknown[] = [];
    for (let tries = 0; tries < 25; tries++) answers.push(await guess());
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'badToken'));
    expect(answers.slice(20)).toEqual(Array.from({ length: 5 }, () => 'tooFast'));
    await strict.stop();
  });
});

it('every metric of the Grafana dashboard is one that the server has', async () => {
  const file = new URL('../../../hosting/grafana.json', import.meta.url);
  const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
  const named = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) =>
      [...expr.matchAll(/\b(?:sixfold|process|nodejs)_\w+/g)].map(([name]) => name),
    ),
  );
  expect(new Set(named).size).toBeGreaterThan(12);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const missing = named.filter((name) => !known.has(name) && !known.has(name.replace(/_bucket$/, '')));
  expect(missing).toEqual([]);
});
