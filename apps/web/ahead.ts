import { games } from '@sixfold/games';
import { LANGUAGES } from '@sixfold/words';
import type { Rolldown } from 'vite';

/** Files of the build by what they are needed for. */
export type Ahead = Readonly<Record<string, readonly string[]>>;

/**
 * What a table on this device is made of, for `early.js`: only the browser knows which game an address there means, and
 * it should not have to run the page before it fetches that game.
 */
export function tablesAhead(bundle: Rolldown.OutputBundle): Ahead {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const page = new Set(partsOf(bundle, chunkWith('/src/main.tsx')));
  return Object.fromEntries([
    // The letters as well: a table that is drawn without them is laid out, and drawn, a second time.
    ['here', [...besides('/pages/device.tsx'), fileLike(/\bnunito-first-.*\.woff2$/)]],
    ['host', [fileLike(/\bhost\.worker-.*\.js$/)]],
    ...games.map(({ id }) => [id, besides(`/games/${id}/index.tsx`)]),
    ...LANGUAGES.flatMap((language) => [
      [language, besides(...['page', 'kit', 'server'].map((area) => `/words/src/${language}/${area}.ts`))],
      ...games.map(({ id }) => [`${id}.${language}`, besides(`/words/src/${language}/${id}.ts`)]),
    ]),
  ]);

  function chunkWith(module: string): Rolldown.OutputChunk {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!found) throw new Error(`no chunk with ${module}`);
    return found;
  }

  function fileLike(name: RegExp): string {
    const found = Object.keys(bundle).find((file) => name.test(file));
    if (!found) throw new Error(`no file like ${name}`);
    return found;
  }

  /** What these modules need besides what every page needs. */
  function besides(...modules: readonly string[]): string[] {
    const parts = new Set(modules.flatMap((module) => partsOf(bundle, chunkWith(module))));
    return [...parts].filter((part) => !page.has(part));
  }
}

/** A chunk, all that it imports, and their style sheets. */
export function partsOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): string[] {
  const parts = new Set<string>();
  const visit = (each: Rolldown.OutputChunk): void => {
    if (parts.has(each.fileName)) return;
    parts.add(each.fileName);
    for (const sheet of each.viteMetadata?.importedCss ?? []) parts.add(sheet);
    for (const name of each.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
  };
  visit(chunk);
  return [...parts];
}
