import { expect } from 'vitest';

/**
 * What `toEqual` says, for millions of comparisons: whatever reads the same as JSON is equal, and only the rest is looked
 * at by vitest, which takes most of the time of a random game otherwise.
 */
export function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}
