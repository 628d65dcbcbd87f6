import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';
import { filesBelow } from './stamp.mjs';

const LINK = /\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g;
/** How comments and messages name a document. */
const MENTION = /\bdocs\/[\w./-]+\.md\b/g;
const SOURCE = /\.(?:[cm]?[jt]sx?|css|html|sql|json)$/;

/** Links between our documents, and documents named in our sources, that lead nowhere; as sentences. */
export function brokenLinks() {
  const here = readdirSync(root);
  const below = filesBelow('docs', 'packages', 'apps', 'bench', 'e2e', 'scripts');
  const files = [...here.filter((file) => /\.(?:md|json|ts)$/.test(file)), ...below];
  return files.flatMap((file) => {
    if (file.endsWith('.md')) return brokenIn(file);
    return SOURCE.test(file) ? unknownIn(file) : [];
  });
}

const found = (file, pattern) => readFileSync(join(root, file), 'utf8').matchAll(pattern);

function brokenIn(file) {
  const ours = [...found(file, LINK)].map((match) => match[1]).filter((target) => !/^[a-z]+:/.test(target));
  const broken = ours.filter((target) => !existsSync(join(root, dirname(file), target)));
  return broken.map((target) => `${file} links to ${target}, which does not exist`);
}

function unknownIn(file) {
  const named = [...new Set([...found(file, MENTION)].map(([name]) => name))];
  const unknown = named.filter((name) => !existsSync(join(root, name)));
  return unknown.map((name) => `${file} names ${name}, which does not exist`);
}
