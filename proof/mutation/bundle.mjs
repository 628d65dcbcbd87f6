import { readdirSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { rolldown } from 'rolldown';
import { collector } from './collector.mjs';

const ALL = 'all tests';
const require = createRequire(import.meta.url);

/** Where Stryker counts what is reached: needed once, and slow. */
const COUNTING = /= cover;/g;

/**
 * The tests of one rules package and the rules themselves as a single script. Each call of what is returned evaluates all
 * of it afresh, so that nothing that one mutation has left behind meets the next, and gives the list of its tests. When
 * counting, it is noted which of them get where.
 */
export async function bundledTests(game) {
  const folder = resolve('packages', game, 'test');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
  const bundle = await rolldown({
    input: ALL,
    platform: 'node',
    treeshake: false,
    external: (id) => isBuiltin(id) || id === 'vitest' || id === 'fast-check',
    resolve: { conditionNames: ['sixfold-source', 'import', 'node', 'default'] },
    plugins: [inOneFile(files)],
  });
  const { output } = await bundle.generate({ format: 'cjs' });
  await bundle.close();
  const [{ code }] = output;
  const [counting, quick] = [code, code.replaceAll(COUNTING, '= () => {};')].map((text) =>
    new Script(`(function (require, enterFile, exports) {${text}\n})`).runInThisContext(),
  );
  return (isCounting) => {
    const { tests, enter, vitest } = collector();
    const evaluate = isCounting ? counting : quick;
    evaluate((name) => (name === 'vitest' ? vitest : require(name)), enter, {});
    return tests;
  };
}

/** A first file that imports all tests, each of which says where it is from. */
const inOneFile = (files) => ({
  name: 'in-one-file',
  resolveId: (id) => (id === ALL ? ALL : undefined),
  load: (id) => (id === ALL ? files.map((file) => `import ${JSON.stringify(file)};`).join('\n') : undefined),
  transform: (code, id) => {
    const where = JSON.stringify(pathToFileURL(id).href);
    const text = code.replaceAll('import.meta.url', where);
    return files.includes(id) ? `enterFile(${JSON.stringify(id)});\n${text}` : text;
  },
});
