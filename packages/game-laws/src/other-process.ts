import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { MatchRecord } from '@sixfold/game-kit';

/**
 * The other process: loads the game from its sources by itself, so that nothing is shared with this one, and
 * prints one hash a record.
 */
const PROGRAM = `
import { createViteServer } from 'vitest/node';
let input = '';
for await (const chunk of process.stdin) input += chunk;
const { entry, retelling, id, records } = JSON.parse(input);
const conditions = ['sixfold-source', 'node'];
const server = await createViteServer({
  configFile: false, logLevel: 'error', appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null, hmr: false },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions }, ssr: { resolve: { conditions } },
});
const game = Object.values(await server.ssrLoadModule(entry)).find((value) => value?.id === id && value.setup);
const { retell } = await server.ssrLoadModule(retelling);
process.stdout.write(JSON.stringify(records.map((record) => retell(game, record))));
await server.close();
`;

/** Retells records in a fresh process, which finds the game among the exports of `entry`; returns its hashes. */
export async function retellElsewhere(
  gameId: string,
  entry: string,
  records: readonly MatchRecord[],
): Promise<readonly string[]> {
  const input = {
    entry,
    retelling: fileURLToPath(new URL('./retelling.ts', import.meta.url)),
    id: gameId,
    records,
  };
  const child = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: dirname(input.retelling),
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    maxBuffer: 2 ** 26,
  });
  child.child.stdin?.end(JSON.stringify(input));
  return JSON.parse((await child).stdout) as string[];
}

/** The sources' entry of the package that a test belongs to. */
export function entryFor(testFile: string): string {
  let folder = dirname(testFile);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, 'src', 'index.ts');
}
