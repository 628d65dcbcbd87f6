/** The built thread of a database file, because a thread does not read TypeScript. */
export const BUILT_THREAD = new URL('../../dist/sqlite/thread.js', import.meta.url);
