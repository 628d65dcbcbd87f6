import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

/** A JSON file of the workspace. */
export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every package of the workspace: its folder and its manifest. */
export function workspaces() {
  const folders = readJson('package.json').workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) => pattern.replace('*', name))
      : [pattern],
  );
  return folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(`${folder}/package.json`) }));
}

/** The packages with the rules of a game, by name: those that export a manifest. */
export const rulesPackages = () =>
  workspaces()
    .filter(({ manifest }) => manifest.exports?.['./manifest'] !== undefined)
    .map(({ folder }) => basename(folder));

/** Those whose rules are written a second time, slowly, to be compared with; a test wants it of every game of the start page. */
export const referencedRules = () =>
  rulesPackages().filter((name) => existsSync(join(root, 'packages', name, 'test/reference.test.ts')));

/** Those that other people can install. */
export const published = () => workspaces().filter(({ manifest }) => manifest.private !== true);
