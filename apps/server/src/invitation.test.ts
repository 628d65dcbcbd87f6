import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './testing/harness.js';

let server: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'sixfold-invitation-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>Sixfold</title></head>');
  server = await startTestServer({ page: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const pageOf = async (table: string, language = 'en') => {
  const response = await fetch(`${server.url}/t/${table}`, { headers: { 'accept-language': language } });
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('vary')).toMatch(/accept-language/);
  return response.text();
};

describe('a link to a table', () => {
  it('says who invites to what, in the title and for previews, in the language of whoever asks', async () => {
    const host = server.person('Anna');
    const { table } = await host.api.create({ game: 'nimmt', seats: 2, name: 'Anna' });
    await host.api.settings(table.id, { name: 'Thursday round' });
    const english = await pageOf(table.id);
    expect(english).toContain('<title>Anna invites you to a game of 6 nimmt! – Sixfold</title>');
    expect(english).toContain(
      '<meta property="og:title" content="Anna invites you to a game of 6 nimmt!" />',
    );
    expect(english).toContain('content="Thursday round · Four rows');
    expect(english).toContain(`content="${server.url}/icon-512.png"`);
    expect(english).toContain('<meta name="robots" content="noindex" />');
    expect(await pageOf(table.id, 'de')).toContain('<title>Anna lädt dich zu einer Partie 6 nimmt! ein.');
    expect(await pageOf(table.id, 'nl')).toContain('<title>Anna nodigt je uit voor een potje 6 nimmt!');
  });

  it('brings its first picture: the invitation, until the game has begun', async () => {
    const picture = '<!doctype html><head><title>Sixfold</title></head><div data-invitation=""></div>';
    writeFileSync(join(folder, 'door.nl.html'), picture);
    const host = server.person('Anna');
    const { table } = await host.api.create({ game: 'six', seats: 2, name: 'Anna <3', bots: ['easy'] });
    await host.api.settings(table.id, { name: 'Thursday & Friday' });
    expect(await pageOf(table.id, 'nl')).toContain(
      '<div><p class="soft">Thursday &amp; Friday</p><h1>Anna &lt;3 nodigt je uit voor een potje SIX',
    );
    expect(await pageOf(table.id, 'en')).not.toContain('<h1>');
    await host.api.start(table.id);
    expect(await pageOf(table.id, 'nl')).not.toContain('<h1>');
  });

  it('takes names as text, whatever is written in them', async () => {
    const host = server.person('Eve');
    const { table } = await host.api.create({ game: 'six', seats: 2, name: '"><i>$&' });
    const page = await pageOf(table.id);
    expect(page).not.toContain('<i>');
    expect(page).toContain('<title>&quot;&gt;&lt;i&gt;$&amp; invites you');
  });

  it('says nothing of a table that does not exist or that only its people may see', async () => {
    const host = server.person('Anna');
    const bots = ['easy' as const];
    const { table } = await host.api.create({ game: 'six', seats: 2, name: 'Anna', bots, spectators: false });
    await host.api.start(table.id);
    for (const id of [table.id, 'A'.repeat(22), 'x'])
      expect(await pageOf(id)).toBe('<!doctype html><head><title>Sixfold</title></head>');
  });
});
