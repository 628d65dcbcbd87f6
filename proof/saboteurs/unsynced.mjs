import { register } from 'node:module';

// Loaded into a server to break its promise on purpose: its database file is never synced.
register('./changed-sources.mjs', import.meta.url, {
  data: { file: '/sqlite/engine.js', from: 'synchronous = FULL', to: 'synchronous = OFF' },
});
