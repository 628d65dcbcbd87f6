import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Person } from './person.js';

const BUILT = process.env.SIXFOLD_PAGE ?? fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const HASHED = /-([\w-]{8})\.(js|css|woff2)$/;

/** A copy of the built page, in a folder of its own, that a newer version can be put into. */
export class PageVersions {
  readonly folder = mkdtempSync(join(tmpdir(), 'sixfold-page-'));

  constructor() {
    // Compressed copies would have to be made again with every change; the server does without them.
    cpSync(BUILT, this.folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  }

  /** What a new build does: every hashed file has another name, the old ones are gone, the page says so. */
  putNewer(): void {
    const files = readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.\w+$/.test(file),
    );
    const names = new Map(
      files
        .map((file) => basename(file))
        .filter((name) => HASHED.test(name))
        .map((name) => [
          name,
          name.replace(HASHED, (_, hash, kind) => `-${[...hash].reverse().join('')}.${kind}`),
        ]),
    );
    for (const file of files) {
      const path = join(this.folder, file);
      if (/\.(js|css|html)$/.test(file)) writeFileSync(path, renamed(readFileSync(path, 'utf8'), names));
      const name = names.get(basename(file));
      if (name !== undefined) renameSync(path, join(path, '..', name));
    }
    const page = join(this.folder, 'index.html');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<head>', '<head><meta name="version" content="newer">'),
    );
    const worker = join(this.folder, 'sw.js');
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace(/(url:"index\.html",revision:")\w+/, '$1newer'),
    );
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const renamed = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g, (name) => names.get(name) ?? name);

/** The page has been kept whole, and answers from what is kept. */
export const isKept = (person: Person): Promise<void> =>
  person.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
