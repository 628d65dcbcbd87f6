import { register } from 'node:module';

// Loaded into a server to break its promise on purpose: its database file is never synced.
register(new URL('./unsynced-sources.mjs', import.meta.url));
