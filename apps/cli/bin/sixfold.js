#!/usr/bin/env node
import { existsSync } from 'node:fs';

if (existsSync(new URL('../dist/main.js', import.meta.url))) {
  await import('../dist/main.js');
} else {
  console.error('sixfold is not built yet. Build it with: npx tsc -b apps/cli (or npm run build)');
  process.exitCode = 1;
}
