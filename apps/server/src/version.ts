import { createRequire } from 'node:module';

/** Of this server, as its package says. */
export const VERSION: string = (
  createRequire(import.meta.url)('@sixfold/server/package.json') as { version: string }
).version;
