import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const assets = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));

/** What the bots of a game may weigh as they are fetched, weights and books included. */
const MOST_BYTES = 150_000;

/** A script and everything it names, so whatever may be fetched because of it. */
function withParts(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(assets, name), 'utf8');
  for (const [, part] of text.matchAll(/[`"'](?:\.\/|\/assets\/)([\w.-]+\.js)[`"']/g))
    withParts(part as string, found);
  return found;
}

const compressed = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + statSync(join(assets, `${name}.gz`)).size, 0);

it.each(['bot', 'hint', 'analysis'])('the %s worker fetches no more than bots may weigh', (kind) => {
  const workers = readdirSync(assets).filter((name) =>
    new RegExp(`^${kind}\\.worker-[\\w-]+\\.js$`).test(name),
  );
  expect(workers).toHaveLength(1);
  const bytes = compressed(withParts(workers[0] as string));
  // Nothing at all would mean that it was looked for in the wrong place.
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
