import { expect } from 'vitest';

const SHOWN = 2000;

/** Says which law is broken, and shows what breaks it. */
export function violated(law: string, ...evidence: readonly unknown[]): never {
  const shown = evidence.map((item) => `\n  ${JSON.stringify(item)?.slice(0, SHOWN)}`).join('');
  throw new Error(law + shown);
}

/** Demands equal texts; the slow comparison that explains a difference runs only when there is one. */
export function same(law: string, actual: string, expected: string): void {
  if (actual !== expected) expect(actual, law).toBe(expected);
}
