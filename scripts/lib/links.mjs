import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';
import { filesBelow } from './stamp.mjs';

const LINK = /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g;

/** Links between our documents that lead nowhere, as sentences. */
export function brokenLinks() {
  const here = readdirSync(root).filter((file) => file.endsWith('.md'));
  const below = filesBelow('docs', 'packages', 'apps', 'bench', 'e2e').filter((file) => file.endsWith('.md'));
  return [...here, ...below].flatMap((file) => {
    const targets = [...readFileSync(join(root, file), 'utf8').matchAll(LINK)].map((match) => match[1]);
    const ours = targets.filter((target) => !/^[a-z]+:/.test(target));
    const broken = ours.filter((target) => !existsSync(join(root, dirname(file), target)));
    return broken.map((target) => `${file} links to ${target}, which does not exist`);
  });
}
