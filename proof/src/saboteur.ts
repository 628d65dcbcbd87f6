import type { Launch } from '@sixfold/server/testing';

/** How to start a server that breaks one promise on purpose. */
export const sabotaged = (name: 'unsynced' | 'forgetful' | 'hoarding'): Launch => ({
  options: ['--import', new URL(`../saboteurs/${name}.mjs`, import.meta.url).href],
});
