/** Looks are this many worlds apart at first, and further apart as worlds grow in number. */
const FIRST_LOOK = 16;
const GROWTH = 1.25;

/**
 * Candidates that are tried in the same worlds, so that luck hits all alike. Those that are worse than the leader
 * beyond doubt, by their differences world by world, drop out, and the budget goes to the rest.
 */
export class Race {
  /** Candidates still in, as indexes. */
  readonly active: number[];
  private readonly results: number[][];
  private readonly standing: Float64Array;
  private worlds = 0;
  private nextLook = FIRST_LOOK;

  constructor(
    candidates: number,
    /** How many standard errors a candidate must be behind to drop out. */
    private readonly doubt: number,
  ) {
    this.active = Array.from({ length: candidates }, (_, index) => index);
    this.results = this.active.map(() => []);
    this.standing = new Float64Array(candidates);
  }

  /** Records the result of an active candidate in the present world. */
  record(candidate: number, result: number): void {
    this.results[candidate].push(result);
  }

  /** All active candidates have played the world. */
  endWorld(): void {
    this.worlds++;
    if (this.worlds < this.nextLook) return;
    this.nextLook = Math.ceil(this.worlds * GROWTH);
    this.dropLosers();
  }

  private dropLosers(): void {
    const leader = this.leader();
    const leading = this.results[leader];
    for (let at = this.active.length - 1; at >= 0; at--) {
      const candidate = this.active[at];
      if (candidate === leader) continue;
      const { mean, error } = difference(leading, this.results[candidate]);
      if (mean > this.doubt * error) {
        this.active.splice(at, 1);
        this.standing[candidate] = -mean;
      }
    }
  }

  /** The best candidate so far. */
  leader(): number {
    let best = this.active[0];
    for (const candidate of this.active) {
      if (this.mean(candidate) > this.mean(best)) best = candidate;
    }
    return best;
  }

  private mean(candidate: number): number {
    const results = this.results[candidate];
    return results.length === 0 ? 0 : results.reduce((sum, result) => sum + result, 0) / results.length;
  }

  /** Estimates for all candidates: the leader's mean, less by how much each was behind in the worlds it played. */
  estimates(): number[] {
    const leader = this.leader();
    const best = this.mean(leader);
    return this.results.map((results, candidate) => {
      if (candidate === leader || results.length === 0) return best;
      if (this.active.includes(candidate)) return this.mean(candidate);
      return best - difference(this.results[leader], results).mean;
    });
  }
}

/** By how much one list of results is ahead of another over the worlds that both have, with its standard error. */
function difference(ahead: readonly number[], behind: readonly number[]): { mean: number; error: number } {
  const count = Math.min(ahead.length, behind.length);
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < count; world++) {
    const step = ahead[world] - behind[world];
    sum += step;
    squares += step * step;
  }
  const mean = sum / count;
  const variance = Math.max(0, squares / count - mean * mean);
  return { mean, error: Math.sqrt(variance / Math.max(1, count - 1)) };
}
