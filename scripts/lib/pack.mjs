import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runQuietly } from './run.mjs';
import { published, readJson } from './workspaces.mjs';

export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const PROGRAM = 'sixfold';

/**
 * Packs every published package, as built, into a folder and returns the names of the files. The program carries our
 * own packages inside it, so that a person needs one file of ours and always gets parts that fit each other.
 */
export async function pack(destination) {
  mkdirSync(destination, { recursive: true });
  const packages = published();
  const chosen = packages.flatMap(({ folder }) => ['-w', folder]);
  await silently(npm, ['pack', ...chosen, '--pack-destination', destination, '--loglevel=error']);
  await putTogether(packages, destination);
  return packages.map(({ manifest }) => fileOf(manifest));
}

/** How npm names a package's file. */
const fileOf = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Packs the program once more, with our packages inside and everybody else's among its own dependencies. */
async function putTogether(packages, destination) {
  const stage = mkdtempSync(join(tmpdir(), 'sixfold-pack-'));
  try {
    const byName = new Map(packages.map(({ manifest }) => [manifest.name, manifest]));
    const unpack = (name, folder) => {
      mkdirSync(folder, { recursive: true });
      const file = join(destination, fileOf(byName.get(name)));
      return silently('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
    };
    await unpack(PROGRAM, stage);
    const ours = partsOf(PROGRAM, byName);
    for (const name of ours) await unpack(name, join(stage, 'node_modules', name));
    const path = join(stage, 'package.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    // The workspace's overrides do not travel with a package; as its own dependencies they count there too.
    const { overrides } = readJson('package.json');
    const parts = [PROGRAM, ...ours].map((name) => byName.get(name).dependencies);
    const dependencies = Object.assign({ ...overrides }, ...parts);
    // Packing this folder must not run what belongs to the workspace.
    delete manifest.scripts;
    delete manifest.devDependencies;
    writeFileSync(path, JSON.stringify({ ...manifest, dependencies, bundleDependencies: ours }, null, 2));
    await silently(npm, ['pack', stage, '--pack-destination', destination, '--loglevel=error']);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Our packages that one of them is made of, directly or through others. */
function partsOf(name, byName, found = new Set()) {
  for (const part of Object.keys(byName.get(name).dependencies ?? {})) {
    if (!byName.has(part) || found.has(part)) continue;
    found.add(part);
    partsOf(part, byName, found);
  }
  return [...found];
}

async function silently(program, args) {
  const { code, output } = await runQuietly(program, args, { cwd: root });
  if (code !== 0) throw new Error(`${program} ${args[0]} failed:\n${output}`);
}
