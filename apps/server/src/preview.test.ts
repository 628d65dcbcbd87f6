import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, playOut, startTestServer, type TestServer } from './testing/harness.js';

let server: TestServer;
const page = mkdtempSync(join(tmpdir(), 'sixfold-page-'));
beforeAll(async () => {
  writeFileSync(join(page, 'index.html'), '<html><head><title>Sixfold</title></head><body></body></html>');
  server = await startTestServer({ page });
});
afterAll(async () => {
  await server.stop();
  rmSync(page, { recursive: true, force: true });
});

async function started(people: readonly [Person, Person], change: object): Promise<string> {
  const [ann, ben] = people;
  const { table } = await ann.api.create({ game: 'nimmt', seats: 2, name: ann.name, ...change });
  await ben.api.join(table.id, { name: ben.name });
  await ann.api.start(table.id);
  return table.id;
}

const get = (path: string) => fetch(server.url + path);
const pictureOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

/** Width and height as a PNG says them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('the link to a finished match', () => {
  it('brings the picture of its position, and who played', async () => {
    const people = [server.person('Ann <b>'), server.person('Ben')] as const;
    const id = await started(people, { options: { rounds: 1 }, spectators: true });
    expect((await get(`/api/tables/${id}/picture`)).status).toBe(409);
    expect(await (await get(`/replay/${id}`)).text()).not.toContain('og:');
    await playOut([...people], id);

    const html = await (await get(`/replay/${id}?move=4`)).text();
    expect(html).toContain('<meta property="og:title" content="6 nimmt! · Ann &lt;b&gt; · Ben" />');
    const address = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(address).toBe(`${server.url}/api/tables/${id}/picture?move=4`);
    const answer = await fetch(address);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const early = Buffer.from(await answer.arrayBuffer());
    expect(sizeOf(early)).toEqual([1200, 630]);
    const end = await pictureOf(`/api/tables/${id}/picture`);
    expect(end.equals(early)).toBe(false);
    expect((await pictureOf(`/api/tables/${id}/picture?move=100000`)).equals(end)).toBe(true);
    expect((await pictureOf(`/api/tables/${id}/picture?move=-1`)).equals(end)).toBe(true);
  });

  it('leads to the same match after others were played in its room', async () => {
    const people = [server.person('Ann'), server.person('Ben')] as const;
    const id = await started(people, { options: { rounds: 1 }, spectators: true });
    await playOut([...people], id);
    const picture = await pictureOf(`/api/tables/${id}/picture?move=4`);
    for (const { api } of people) await api.rematch(id);
    expect(await (await get(`/replay/${id}?move=4`)).text()).not.toContain('og:');
    const html = await (await get(`/replay/${id}/1?move=4`)).text();
    const address = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(address).toBe(`${server.url}/api/tables/${id}/games/1/picture?move=4`);
    expect((await pictureOf(address.slice(server.url.length))).equals(picture)).toBe(true);
    expect(await (await get(`/replay/${id}/2`)).text()).not.toContain('og:');
  });

  it('tells nothing to whoever may not look at it', async () => {
    const people = [server.person('Ann'), server.person('Ben')] as const;
    const id = await started(people, { options: { rounds: 1 }, spectators: false });
    await playOut([...people], id);
    expect((await get(`/api/tables/${id}/picture`)).status).toBe(403);
    expect(await (await get(`/replay/${id}`)).text()).not.toContain('og:');
    expect(await (await get('/replay/nothing')).text()).not.toContain('og:');
  });
});
