import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleServer } from './bundle.mjs';
import { must, root, say, tool } from './run.mjs';
import { filesBelow, whenChanged } from './stamp.mjs';

const OLDEST_NODE = 20;

/** Installs what is missing. The stamp lies in node_modules, so removing that folder is enough to start over. */
export async function install() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    console.error(`Sixfold needs Node ${OLDEST_NODE} or newer; this is ${process.version}.`);
    process.exit(1);
  }
  await whenChanged('node_modules/.sixfold-installed', ['package-lock.json', ...manifests()], async () => {
    say('installing dependencies (once, and when they change) …');
    // Not "npm ci": it fails where a registry lacks a binary for some platform that is not even ours.
    await must(npm, ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { NODE_ENV: '' },
    });
  });
}

/** Compiles the packages; the compiler finds out by itself what changed. */
export async function buildPackages() {
  say('building packages …');
  await must(...tool('typescript/bin/tsc', '-b'));
}

/** Builds the page, if its sources or those of a package it is made of changed. */
export async function buildPage() {
  if (!existsSync(join(root, 'apps/web/vite.config.ts'))) return;
  await whenChanged(
    'apps/web/dist/.stamp',
    ['package-lock.json', ...filesBelow('apps/web', 'packages')],
    async () => {
      say('building the page …');
      await must(...tool('vite/bin/vite.js', 'build', '--logLevel', 'warn'), { cwd: join(root, 'apps/web') });
    },
  );
}

/** Builds the site of documents, if one of them or a library's declarations changed. */
export async function buildDocs() {
  const documents = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'TESTING.md'];
  const sources = filesBelow('docs', 'hosting', 'packages', 'apps/docs', 'clients/python');
  await whenChanged('apps/docs/dist/.stamp', ['package-lock.json', ...documents, ...sources], async () => {
    say('building the documents …');
    await must(process.execPath, ['build/main.mjs'], { cwd: join(root, 'apps/docs') });
  });
}

/** Everything that running or testing needs. */
export async function prepare() {
  await install();
  await buildPackages();
  await bundleServer();
  await buildPage();
  await buildDocs();
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.map((pattern) => pattern.replace('/*', ''));
  return [
    'package.json',
    ...filesBelow(...folders).filter((file) => /^[^/]+(\/[^/]+)?\/package\.json$/.test(file)),
  ];
}
