import { Agent, request as httpRequest } from 'node:http';
import { below, FastRng } from '@sixfold/game-kit';
import { figure, progress, runsOf } from '@sixfold/game-laws';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newTableId, newToken } from './ids.js';
import { type Person, playOut, startTestServer, type TestServer } from './testing/harness.js';

/** At least this many, in every run; the seed makes a failure repeatable. */
const HOW_MANY = runsOf(10_400);
const SEED = process.env.SEED ?? '7';
const AT_ONCE = 24;

interface Bad {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A command with a body of the right shape, which the tests below then spoil. */
interface Command {
  readonly name: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const commands: readonly Command[] = [
  { name: 'join', body: { name: 'Zoe' } },
  { name: 'seat', body: { seat: 1 } },
  { name: 'name', body: { name: 'Zoe' } },
  { name: 'settings', body: { chat: false } },
  { name: 'bots', body: { level: 'easy' } },
  { name: 'remove', body: { seat: 1 } },
  { name: 'choose', body: { number: 0, move: '1' } },
  { name: 'draw', body: { action: 'offer' } },
  { name: 'takeover', body: { seat: 1 } },
  { name: 'chat', body: { text: 'hi' } },
  { name: 'mute', body: { seat: 1, muted: true } },
  { name: 'take', body: { token: newTableId() } },
  { name: 'hint', body: { number: 0 } },
];
const bare = ['leave', 'start', 'resign', 'signal', 'return', 'link', 'rematch'];

let server: TestServer;
let ann: Person;
let ben: Person;
let running = '';
let lobby = '';
let finished = '';
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

beforeAll(async () => {
  server = await startTestServer({ rhythm: { sweep: 2_000_000_000 } });
  [ann, ben] = [server.person('Ann'), server.person('Ben')];
  const make = async (name: string, change: object) => {
    const { table } = await ann.api.create({ game: name, seats: 2, name: 'Ann', ...change });
    await ben.api.join(table.id, { name: 'Ben' });
    return table.id;
  };
  running = await make('nimmt', { startWhenFull: true });
  lobby = await make('six', {});
  finished = await make('nimmt', { startWhenFull: true, options: { rounds: 1 } });
  await playOut([ann, ben], finished);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

const send = ({ method, path, headers, body }: Bad): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = httpRequest({ agent, port: server.port, method, path, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString() }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });

/** Everything that could have been changed. */
async function everything() {
  const logs = await Promise.all([running, lobby, finished].map((table) => server.store.read(table, 0)));
  const snapshots = [];
  for (const person of [ann, ben])
    for (const table of [running, lobby, finished]) snapshots.push(await person.api.snapshot(table));
  const timeless = JSON.stringify(snapshots).replaceAll(/"now":\d+/g, '');
  return { logs, timeless, counts: await server.store.countTables() };
}

const wrongValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  -1,
  1.5,
  1e300,
  99,
  '',
  ' ',
  'x'.repeat(400),
  '\u0000',
  '\u202e\u0007',
  [['a']],
  { length: 3 },
  '__proto__',
];

/** Spoils one thing about a request, by the dice. Whatever comes out must be refused. */
function spoiled(rng: FastRng): Bad {
  const pick = <Item>(items: readonly Item[]): Item => items[below(rng, items.length)] as Item;
  const table = pick([running, lobby, finished]);
  const command = pick(commands);
  const person = pick([ann, ben]);
  const json = { 'content-type': 'application/json' };
  const own = { ...json, authorization: `Bearer ${person.token}` };
  const post = (what: string, path: string, body: unknown, headers: Record<string, string> = own): Bad => ({
    what,
    method: 'POST',
    path,
    headers,
    body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });
  const path = `/api/tables/${table}/${command.name}`;
  switch (below(rng, 16)) {
    case 0: {
      const field = pick(Object.keys(command.body));
      const good = command.body[field];
      const wrong = wrongValues.filter(
        (value) => typeof value !== typeof good || value === '' || value === '\u0000',
      );
      return post(`wrong ${field}`, path, { ...command.body, [field]: pick(wrong) });
    }
    case 1:
      return post('another field', path, {
        ...command.body,
        [pick(['admin', 'seats2', 'player', 'root'])]: 1,
      });
    case 2:
      return post('prototype', path, `{"__proto__":{"host":true},${JSON.stringify(command.body).slice(1)}`);
    case 3: {
      const whole = JSON.stringify(command.body);
      return post('cut off', path, whole.slice(0, below(rng, whole.length)));
    }
    case 4: {
      const bytes = Buffer.from(
        JSON.stringify({ ...command.body, name: 'Z\u00fc' }),
        pick(['latin1', 'utf16le']),
      );
      return post('other encoding', path, bytes);
    }
    case 5:
      return post('too large', path, { ...command.body, text: 'x'.repeat(17_000 + below(rng, 3000)) });
    case 6: {
      const type = pick([
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/json; charset=utf-16',
        '',
      ]);
      return post('other type', path, command.body, { ...own, 'content-type': type });
    }
    case 7: {
      const token = pick([
        '',
        'x',
        'Bearer',
        `${person.token}x`,
        person.token.slice(1),
        "' OR 1=1 --",
        newToken().replace(/.$/, '='),
      ]);
      return post('bad token', path, command.body, { ...json, authorization: `Bearer ${token}` });
    }
    case 8: {
      const stranger = { ...json, authorization: `Bearer ${newToken()}` };
      const name = pick([
        ...bare.filter((each) => each !== 'leave'),
        'seat',
        'name',
        'bots',
        'remove',
        'choose',
        'draw',
        'chat',
        'mute',
        'hint',
        'settings',
      ]);
      const body = commands.find((each) => each.name === name)?.body ?? {};
      return post('not their table', `/api/tables/${table}/${name}`, body, stranger);
    }
    case 9: {
      const name = pick(['settings', 'bots', 'remove', 'mute', 'start']);
      const body = commands.find((each) => each.name === name)?.body ?? {};
      return post('not the host', `/api/tables/${table}/${name}`, body, {
        ...json,
        authorization: `Bearer ${ben.token}`,
      });
    }
    case 10: {
      const id = pick([
        newTableId(),
        '..',
        '%00',
        '%2e%2e%2f',
        "x' OR '1'='1",
        'a'.repeat(200),
        '%ff%fe',
        running.slice(1),
      ]);
      return post('no such table', `/api/tables/${encodeURI(id)}/${command.name}`, command.body);
    }
    case 11: {
      const move = pick([
        '0',
        '105',
        '-1',
        '1e9',
        'r9',
        'r0',
        '43+',
        '43+44+45',
        'pass',
        'shift:9.5',
        '0,0',
        'swap',
        'g3',
        '٣',
        ' 1',
        '1 ',
      ]);
      return post('no such move', `/api/tables/${running}/choose`, { number: 0, move });
    }
    case 12:
      return post('another number', `/api/tables/${pick([running, finished])}/choose`, {
        number: 1 + below(rng, 99_999),
        move: '1',
      });
    case 13:
      return post('from elsewhere', path, command.body, {
        ...own,
        origin: pick(['https://evil.example', 'null', 'http://127.0.0.1:1', 'file://']),
      });
    case 14: {
      const method = pick(['PUT', 'DELETE', 'PATCH', 'GET']);
      return { what: 'other method', method, path, headers: own, ...(method !== 'GET' && { body: '{}' }) };
    }
    default: {
      const wish = {
        game: 'nimmt',
        seats: 2,
        name: 'Ann',
        ...pick<object>([
          { seats: 1 },
          { seats: 99 },
          { game: 'go' },
          { options: { limit: -1 } },
          { options: [] },
          { options: { x: 1 } },
          { name: '\n' },
          { name: '\u3164' },
          { name: 'An\u202En' },
          { name: 'x'.repeat(25) },
          { clock: { kind: 'move', seconds: 1 } },
          { clock: { kind: 'sun' } },
          { bots: ['god'] },
          { bots: ['easy', 'easy'] },
          { contribution: 'zz' },
          { key: 'short' },
          { seat: 2 },
          { visibility: 'secret' },
        ]),
      };
      return post('bad wish', pick(['/api/tables', '/api/tables']), wish);
    }
  }
}

it(`${HOW_MANY} bad requests are refused with a code, and change nothing`, async () => {
  const before = await everything();
  const rng = new FastRng(SEED);
  const faults: string[] = [];
  const seen = new Map<string, number>();
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < HOW_MANY && faults.length < 5) {
      sent++;
      progress(() => `${sent} of ${HOW_MANY} bad requests`);
      const bad = spoiled(rng);
      const { status, text } = await send(bad);
      const code = /"code":"([\w.]+)"/.exec(text)?.[1];
      seen.set(bad.what, (seen.get(bad.what) ?? 0) + 1);
      if (status < 400 || status > 499 || code === undefined || /\bat .*\.[jt]s\b/.test(text)) {
        const body = bad.body?.toString().slice(0, 200);
        faults.push(`${bad.what}: ${bad.method} ${bad.path} ${body} -> ${status} ${text.slice(0, 200)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThanOrEqual(16);
  expect(await everything()).toEqual(before);
  figure(
    `${sent} bad requests of ${seen.size} kinds: each refused with a code, none answered 5xx, nothing changed`,
  );
});
