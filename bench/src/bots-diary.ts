import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { DealResult } from './bots-arena.js';

/** Keeps what deals came to. */
export interface Diary {
  /** Whether somebody should play a deal now. */
  wants(deal: number): boolean;
  write(result: DealResult): void;
  results(): readonly DealResult[];
}

/** Remembers for as long as the program runs. */
export function memory(): Diary {
  const results: DealResult[] = [];
  return { wants: () => true, write: (result) => results.push(result), results: () => results };
}

/** Which deals of a measurement a program plays: those of its part, counted from 0. */
export interface Part {
  readonly part: number;
  readonly parts: number;
}

/**
 * Remembers in a file, one line a deal, so that a long measurement can be stopped and goes on where it was, and several programs can
 * share one. A deal has the same result whoever plays it. `what` is measured stands in every line, so that one file holds
 * several measurements and none is taken for another.
 */
export function fileDiary(file: string, what: string, { part, parts }: Part): Diary {
  // By deal, because two programs that were told the same part have both played it.
  const byDeal = (): Map<number, DealResult> => {
    if (!existsSync(file)) return new Map();
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const results = lines.map((line) => JSON.parse(line) as DealResult & { readonly what: string });
    return new Map(results.filter((line) => line.what === what).map((result) => [result.deal, result]));
  };
  const known = byDeal();
  return {
    wants: (deal) => deal % parts === part && !known.has(deal),
    write: (result) => appendFileSync(file, `${JSON.stringify({ what, ...result })}\n`),
    results: () => [...byDeal().values()],
  };
}
