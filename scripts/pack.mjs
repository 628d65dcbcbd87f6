import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pack } from './lib/pack.mjs';
import { prepare } from './lib/prepare.mjs';
import { root, say } from './lib/run.mjs';
import { published } from './lib/workspaces.mjs';

// npm run pack [-- FOLDER]: every package as a file that npm can install, built afresh.
const destination = resolve(process.argv[2] ?? join(root, 'release'));
// A file whose source is gone would be packed with the others.
for (const { folder } of published()) rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
await prepare();
rmSync(destination, { recursive: true, force: true });
const files = await pack(destination);
say(`packed ${files.length} packages into ${destination}`);
