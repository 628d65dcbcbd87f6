import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { filesBelow } from './stamp.mjs';
import { rulesPackages } from './workspaces.mjs';

const RULES = rulesPackages();
const EVERY_GAME = ['game-kit', 'games', ...RULES];

/** The same for every package of rules. */
function forRules(allowed) {
  return Object.fromEntries(RULES.map((name) => [`packages/${name}`, allowed]));
}

/** Which of our packages each package may import. Arrows point one way: game-kit ← rules ← games ← bots ← apps. */
const MAY_IMPORT = {
  'packages/game-kit': [],
  'packages/game-laws': ['game-kit'],
  ...forRules(['game-kit']),
  'packages/games': ['game-kit', ...RULES],
  'packages/words': EVERY_GAME,
  'packages/bots': EVERY_GAME,
  'packages/protocol': ['game-kit'],
  'packages/store': ['game-kit'],
  'packages/table': ['game-kit', 'protocol'],
  'apps/server': [...EVERY_GAME, 'bots', 'protocol', 'store', 'table', 'words'],
  'apps/cli': [...EVERY_GAME, 'bots', 'protocol', 'server', 'store', 'words'],
  'apps/web': [...EVERY_GAME, 'bots', 'protocol', 'table', 'words'],
  bench: [...EVERY_GAME, 'bots', 'protocol', 'server', 'store'],
  proof: [...EVERY_GAME, 'bots', 'protocol', 'server', 'store', 'table', 'game-laws'],
  e2e: [...EVERY_GAME, 'bots', 'protocol', 'server', 'store', 'words', 'game-laws'],
};

/** Packages that stand alone: nothing from npm or Node besides what is listed. */
const OUTSIDE = {
  'packages/game-kit': ['@noble/hashes'],
  ...forRules([]),
  'packages/games': [],
  'packages/words': [],
};

/** What tests may import in addition. */
const FOR_TESTS = ['game-laws', ...EVERY_GAME];

const IMPORT =
  /(?:^|[;\s])(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Imports that go against the directions, as sentences. */
export function wrongImports() {
  return Object.keys(MAY_IMPORT).flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => importsOf(file).flatMap((name) => complaint(folder, file, name))),
  );
}

const importsOf = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? match[2]);

function complaint(folder, file, name) {
  // Laws are tests that lie beside the code; they are not published.
  const isTest = /\.test\.tsx?$|\/(?:test|laws)\//.test(file);
  if (name.startsWith('.'))
    return leaves(folder, file, name) ? [`${file} reaches out of its package: ${name}`] : [];
  const [, own] = /^@sixfold\/([^/]+)/.exec(name) ?? [];
  if (own !== undefined) {
    const allowed = [...MAY_IMPORT[folder], ...(isTest ? FOR_TESTS : [])];
    return allowed.includes(own) || folder.endsWith(`/${own}`) ? [] : [`${file} may not import ${name}`];
  }
  const outside = OUTSIDE[folder];
  if (isTest || outside === undefined || outside.some((start) => name.startsWith(start))) return [];
  return [`${file} may not import ${name}: ${folder} depends on nothing else`];
}

const leaves = (folder, file, name) => !join(file, '..', name).startsWith(`${folder}/`);
