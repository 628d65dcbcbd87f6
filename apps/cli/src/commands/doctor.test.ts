import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@sixfold/server';
import { startPostgres, type TestPostgres } from '@sixfold/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkNode, type Finding, millisAhead } from '../doctor/checks.js';
import { sixfold } from '../testing.js';

const folder = mkdtempSync(join(tmpdir(), 'sixfold-doctor-'));
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function findings(...flags: string[]): Promise<Record<string, Finding & { sentence: string }>> {
  const { out } = await sixfold(['doctor', '--json', ...flags]);
  const list = (JSON.parse(out) as { findings: (Finding & { sentence: string })[] }).findings;
  return Object.fromEntries(list.map((finding) => [finding.check, finding]));
}

describe('sixfold doctor', () => {
  it('finds nothing wrong with a server that runs, and leaves nothing behind', async () => {
    const database = join(folder, 'fine.db');
    const server = await startServer({ database, botThreads: 0, logLevel: 'fatal' });
    const flags = ['--database', database, '--public-url', `http://127.0.0.1:${server.port}/`];
    const { code, out } = await sixfold(['doctor', ...flags]);
    await server.stop();
    expect({ code, marks: out.match(/^./gm)?.filter((mark) => mark === '✗') }).toEqual({
      code: 0,
      marks: [],
    });
    expect(out).toContain(`http://127.0.0.1:${server.port} answers.`);
    expect(out).toContain('arrive as they are sent');
  });

  it('lets neither the name of a file nor what answers at an address steer the terminal', async () => {
    const { out } = await sixfold(['doctor', '--database', join(folder, 'a\u001b[2Jb\u0007.db')]);
    expect(out).toContain('\\u{1b}[2Jb');
    for (const raw of ['\u001b[2J', '\u0007']) expect(out).not.toContain(raw);
  });

  it('looks at PostgreSQL, its speed and its clock', async () => {
    const found = await findings('--database', await postgres.database());
    expect(found.database?.state).not.toBe('wrong');
    expect(found).toMatchObject({
      tables: { state: 'fine', params: { schema: 0 } },
      clock: { state: 'fine' },
    });
  });

  it('says what to do when the database cannot be reached, and keeps its password to itself', async () => {
    const { code, out, err } = await sixfold([
      'doctor',
      '--database',
      'postgres://user:secret@127.0.0.1:1/x',
    ]);
    expect(code).toBe(1);
    expect(out).toContain('✗ The database postgres://user@127.0.0.1:1/x cannot be reached');
    expect(out).not.toContain('secret');
    expect(err).toContain('[doctorFound]');
  });

  it('notices a proxy that drops the port, a wrong clock, and nobody at all', async () => {
    const proxy = createServer((request, response) => {
      response.setHeader('date', new Date(Date.now() - 60_000).toUTCString());
      response.writeHead(request.method === 'POST' ? 403 : 200).end('{}');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const found = await findings('--database', join(folder, 'new.db'), '--public-url', url);
    expect(found).toMatchObject({
      page: { state: 'fine' },
      host: { state: 'wrong' },
      streams: { state: 'wrong' },
      clock: { state: 'wrong' },
    });
    expect(found.streams?.sentence).toContain('proxy_buffering off');
    expect(found.host?.sentence).toContain('proxy_set_header Host $http_host');
    await new Promise((resolve) => proxy.close(resolve));
    expect(await findings('--database', join(folder, 'new.db'), '--public-url', url)).toMatchObject({
      page: { state: 'wrong' },
    });
  });

  it('looks at what browsers need for messages, where the server sends some', async () => {
    let key = '';
    const proxy = createServer((_request, response) => response.end(JSON.stringify({ push: key })));
    await new Promise<void>((resolve) => proxy.listen(0, resolve));
    const address = proxy.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const look = async (host: string) =>
      (await findings('--database', join(folder, 'new.db'), '--public-url', `http://${host}:${port}`)).push;
    expect((await look('127.0.0.1'))?.sentence).toContain('The key that the server offers is not valid');
    key = Buffer.alloc(65, 4).toString('base64url');
    expect(await look('127.0.0.1')).toMatchObject({ state: 'fine' });
    // Another name of this machine that browsers do not trust without TLS.
    expect((await look('127.0.0.2'))?.sentence).toContain('They need https');
    await new Promise((resolve) => proxy.close(resolve));
  });

  it('knows the clock of a server only to the second, and to the moment between question and answer', () => {
    const at = (time: string) => Date.parse(`2024-01-01T12:00:${time}Z`);
    const date = 'Mon, 01 Jan 2024 12:00:10 GMT';
    expect(millisAhead(date, at('10.9'), at('13.0'))).toBe(0);
    expect(millisAhead(date, at('08.0'), at('10.0'))).toBe(0);
    expect(millisAhead(date, at('05.0'), at('07.0'))).toBe(3000);
    expect(millisAhead(date, at('15.0'), at('15.1'))).toBe(-4000);
    expect(millisAhead(null, 1, 2)).toBe(0);
  });

  it('wants a Node that is new enough', () => {
    expect(checkNode('18.20.0').state).toBe('wrong');
    expect(checkNode().state).toBe('fine');
  });
});
