import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House } from '../src/house.js';

const site = fileURLToPath(new URL('../../apps/docs/dist/', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
const read = (page: string): string => readFileSync(join(site, page), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? '');

describe('the site of documents, as built', () => {
  it('has a page of every document, also of those that somebody adds', () => {
    const documents = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
    const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d/.test(name));
    expect(pages).toEqual(
      expect.arrayContaining([
        'index.html',
        ...documents.map((name) => name.replace('.md', '.html')),
        ...decisions.map((name) => `decisions/${name.replace('.md', '.html')}`),
      ]),
    );
  });

  it.each(pages)('%s leads nowhere else than it should, and fetches nothing from elsewhere', (page) => {
    const text = read(page);
    const fetched = all(text, /(?:src|<link[^>]* href)="([^"]+)"/g);
    expect(fetched.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
    const links = all(text, /(?:href|src)="([^"]+)"/g).filter((href) => !/^(https?:|mailto:|\/)/.test(href));
    const broken = links.filter((link) => {
      const [path = '', hash] = link.split('#');
      const target = path === '' ? page : normalize(join(dirname(page), path));
      if (!existsSync(join(site, target))) return true;
      return hash !== undefined && hash !== '' && !read(target).includes(`id="${hash}"`);
    });
    expect(broken).toEqual([]);
    expect(text).not.toContain('```');
  });

  it('tells of everything that a library exports, in the words of its comments', async () => {
    const kit = await import('@sixfold/game-kit');
    const reference = read('reference/game-kit.html');
    const missing = Object.keys(kit).filter((name) => !reference.includes(`id="${name.toLowerCase()}"`));
    expect(missing).toEqual([]);
    expect(reference).toContain('id="game"');
    expect(reference).toContain('1 is best; equal places share the number');
  });
});

describe('the site in a browser', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  it('is served at /docs, finds what is searched for, and is light or dark', async () => {
    const reader = await house.visitor({ context: { colorScheme: 'dark' } });
    await reader.go('/docs');
    const { page } = reader;
    await page.getByRole('heading', { name: 'Sixfold', level: 1 }).waitFor();
    expect(page.url()).toBe(`${house.address}/docs/`);
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await theme()).toBe('dark');
    await page.getByRole('searchbox').fill('forfeits');
    await page.getByRole('link', { name: /^Forfeits/ }).click();
    await page.getByRole('heading', { name: 'Forfeits' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#forfeits');
    await page.getByRole('button', { name: 'Light or dark' }).click();
    await reader.go('/docs/overview.html');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(await theme()).toBe('light');
    // Diagrams are pictures that were drawn when the site was built.
    const drawn = page.locator('figure img.for-light').first();
    await expect
      .poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    // Below a rule stand its worked examples, as tables of the page to step through.
    await reader.go('/docs/rules-nimmt.html');
    await page.getByText('The sixth card takes the row').click();
    const example = page.frameLocator('iframe[src="/example/nimmt/N-4-sixth-card"]');
    await example.getByText('Step 1 of 2').waitFor();
    await example.getByRole('button', { name: 'Next' }).click();
    await example.getByText('Step 2 of 2').waitFor();
    reader.expectNoFaults();
    await page.context().close();
  });
});
