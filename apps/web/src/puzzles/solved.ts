const KEY = 'sixfold.puzzles';

/** The ids of the puzzles that were solved on this device. */
export function readSolved(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepSolved(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...readSolved(), id])]));
  } catch {
    // Where nothing can be kept, puzzles stay open.
  }
}
