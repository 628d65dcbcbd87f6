import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;
/** Below this a compressed copy saves nothing worth a file. */
const SMALLEST = 1024;

/** Puts a compressed copy beside every text file of the build, so that the server need not do it for each visitor. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'sixfold-compressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          const path = join(folder, file);
          if (!TEXT.test(file)) continue;
          const content = readFileSync(path);
          if (content.length < SMALLEST) continue;
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}
