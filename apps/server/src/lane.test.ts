import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newToken } from './ids.js';
import { startTestServer, type TestServer } from './testing/harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

function post(path: string, text: string, headers: Record<string, string>): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request(`${server.url}${path}`, { method: 'POST', headers }, (answer) => {
      let heard = '';
      answer.on('data', (piece) => {
        heard += String(piece);
      });
      answer.on('end', () => {
        // Whether the line is kept is between the line's two ends.
        const { date: _, connection: __, 'keep-alive': ___, ...rest } = answer.headers;
        resolve({ status: answer.statusCode ?? 0, headers: rest, body: JSON.parse(heard) });
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

/** The lane takes a bare media type; with a charset, which means the same, it leaves the request to the framework. */
const WAYS = ['application/json', 'application/json; charset=utf-8'];

/** The same said both ways, each at a table of its own. */
async function bothWays(
  texts: readonly string[],
  more: Record<string, string> = {},
  command = 'choose',
): Promise<[Heard[], Heard[]]> {
  const token = newToken();
  const heard: Heard[][] = [];
  for (const type of WAYS) {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` };
    const made = await post(
      '/api/tables',
      JSON.stringify({ game: 'nimmt', seats: 2, name: 'Ann', bots: ['easy'], startWhenFull: true }),
      headers,
    );
    const { id } = (made.body as { table: { id: string } }).table;
    const answers: Heard[] = [];
    for (const text of texts)
      answers.push(await post(`/api/tables/${id}/${command}`, text, { ...headers, ...more }));
    heard.push(answers);
  }
  return heard as [Heard[], Heard[]];
}

it('answers commands in their own lane as the framework does, to the header', async () => {
  const [lane, framework] = await bothWays(
    [
      '{"text":"hello","key":"key-0000000001"}',
      '{"text":"hello","key":"key-0000000001"}',
      '{"text":""}',
      '{"text":"x","more":1}',
      '{',
      '[]',
      'null',
      '',
      '"\\ud800"',
      `${'['.repeat(70)}${']'.repeat(70)}`,
      `{"text":"${'x'.repeat(6000)}"}`,
      `{"text":"${'x'.repeat(20_000)}"}`,
    ],
    {},
    'chat',
  );
  expect(lane).toEqual(framework);
  expect(lane.map(({ status }) => status)).toEqual([
    200, 200, 400, 400, 400, 400, 400, 400, 400, 400, 400, 413,
  ]);
});

it('refuses in it what the game and the room refuse', async () => {
  const [lane, framework] = await bothWays([
    '{"number":0,"move":"nonsense"}',
    '{"number":7,"move":"1"}',
    '{"number":-1,"move":"1"}',
    '{"number":0}',
  ]);
  expect(lane).toEqual(framework);
  expect(lane.map(({ status }) => status)).toEqual([422, 409, 400, 400]);
});

it('lets nobody in there who would not be let in elsewhere', async () => {
  const text = '{"text":"hello"}';
  for (const headers of [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { authorization: 'Bearer wrong' },
    { 'content-encoding': 'gzip' },
  ] as Record<string, string>[]) {
    const [lane, framework] = await bothWays([text], headers, 'chat');
    expect(lane).toEqual(framework);
    expect(lane[0]?.status).toBeGreaterThanOrEqual(400);
  }
  const { host } = new URL(server.url);
  const [own] = await bothWays([text], { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' }, 'chat');
  expect(own[0]?.status).toBe(200);
});
