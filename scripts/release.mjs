import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './lib/pack.mjs';
import { must, root, runQuietly, say } from './lib/run.mjs';
import { dateChangelog, isNewer, withVersion } from './lib/versions.mjs';
import { readJson, workspaces } from './lib/workspaces.mjs';

// npm run release -- 0.2.0: one version for all packages, the changelog, the files to publish, a commit and its tag.
const version = process.argv[2] ?? '';
const current = readJson('apps/cli/package.json').version;
if (!isNewer(version, current))
  stop(`Usage: npm run release -- VERSION, with a VERSION newer than ${current}`);
const { output: changes } = await runQuietly('git', ['status', '--porcelain']);
if (changes !== '') stop(`Commit what has changed first:\n${changes}`);
const today = new Date().toISOString().slice(0, 10);
const changelog = dateChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version, today);
if (changelog === undefined) stop('CHANGELOG.md has nothing under "Unreleased" that could be told.');

const rewrite = (path, change) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));
for (const { folder } of workspaces())
  rewrite(`${folder}/package.json`, (text) => withVersion(text, version));
rewrite('CHANGELOG.md', () => changelog);
await must(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error']);
await must(process.execPath, ['scripts/check.mjs']);
await must(process.execPath, ['scripts/pack.mjs']);
await must('git', ['commit', '--quiet', '--all', '--message', `Version ${version}`]);
await must('git', ['tag', '--annotate', `v${version}`, '--message', `Sixfold ${version}`]);
say(`version ${version} is committed, tagged and packed in release/. To publish it:`);
say('  git push --follow-tags && for file in release/*.tgz; do npm publish "./$file"; done');

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
