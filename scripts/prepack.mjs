import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

// npm runs this in a package's own folder before it packs or publishes it.
const folder = process.cwd();
if (!existsSync(join(folder, 'dist'))) {
  console.error(`${folder} is not built. Build everything first: npm run build`);
  process.exit(1);
}
// npm packs the licence of the package itself only; there is one text for all.
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
