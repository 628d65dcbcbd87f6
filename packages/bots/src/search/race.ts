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
  private readonly told: number[][];
  private worlds = 0;
  private nextLook = FIRST_LOOK;

  constructor(
    candidates: number,
    /** How many standard errors a candidate must be behind to drop out. */
    private readonly doubt: number,
  ) {
    this.active = Array.from({ length: candidates }, (_, index) => index);
    this.results = this.active.map(() => []);
    this.told = this.active.map(() => []);
  }

  /** Records how an active candidate did in the present world: what decides, and what people are told. */
  record(candidate: number, result: number, told: number): void {
    this.results[candidate].push(result);
    this.told[candidate].push(told);
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
      if (mean > this.doubt * error) this.active.splice(at, 1);
    }
  }

  /** The best candidate so far. */
  leader(): number {
    let best = this.active[0];
    for (const candidate of this.active) {
      if (meanOf(this.results[candidate]) > meanOf(this.results[best])) best = candidate;
    }
    return best;
  }

  /** All candidates, best first; who dropped out comes after all who did not. */
  ranking(): number[] {
    const results = this.estimates(this.results);
    const isOut = (candidate: number): number => (this.active.includes(candidate) ? 0 : 1);
    return Array.from(results.keys()).sort((a, b) => isOut(a) - isOut(b) || results[b] - results[a]);
  }

  /** What people are told of each candidate. */
  tellings(): number[] {
    return this.estimates(this.told);
  }

  /** The leader's mean, for the others less by how much each was behind in the worlds it played. */
  private estimates(lists: readonly (readonly number[])[]): number[] {
    const leading = lists[this.leader()];
    const best = meanOf(leading);
    return lists.map((list) => (list.length === 0 ? best : best - difference(leading, list).mean));
  }
}

const meanOf = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;

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
