import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/run.mjs';

// npm runs this in a package's own folder before it packs or publishes it.
const folder = process.cwd();
const built = join(folder, 'dist');
if (!existsSync(built)) {
  console.error(`${folder} is not built. Build everything first: npm run build`);
  process.exit(1);
}
// npm packs the licence of the package itself only; there is one text for all.
copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));

// The compiler leaves behind what it once made of a source that is gone; nobody is to get that.
for (const name of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|d\.ts)\.map$/.test(name)) continue;
  const map = join(built, name);
  const { sources } = JSON.parse(readFileSync(map, 'utf8'));
  if (sources.some((source) => existsSync(join(dirname(map), source)))) continue;
  rmSync(map);
  rmSync(map.replace(/\.map$/, ''), { force: true });
}
