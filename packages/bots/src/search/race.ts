/** Looks are this many worlds apart at first, and further apart as worlds grow in number. */
const FIRST_LOOK = 16;
const GROWTH = 1.25;
/** Candidates count as alike after this many worlds at the earliest: what is rare but expensive may not have come up before. */
const ALIKE_AFTER = 200;

/** What is thought of the candidates before the first world, and how many worlds that opinion is worth. */
export interface Opinion {
  readonly results: readonly number[];
  readonly worlds: number;
}

/** For bots that know nothing of their candidates before the first world. */
export const NO_OPINION: Opinion = { results: [], worlds: 0 };

/**
 * Candidates that are tried in the same worlds, so that luck hits all alike. Those that are worse than the leader
 * beyond doubt, by their differences world by world, drop out, and the budget goes to the rest. An opinion says which
 * one leads while little has been seen; a candidate that drops out must have been behind in the worlds themselves.
 */
export class Race {
  /** Candidates still in, as indexes. */
  readonly active: number[];
  private readonly results: number[][];
  private readonly told: number[][];
  private worlds = 0;
  private areAlike = false;
  private nextLook = FIRST_LOOK;

  constructor(
    candidates: number,
    /** How many standard errors a candidate must be behind to drop out. */
    private readonly doubt: number,
    private readonly opinion: Opinion,
    /** A difference too small to go on thinking for. */
    private readonly trifle = 0,
  ) {
    this.active = Array.from({ length: candidates }, (_, index) => index);
    this.results = this.active.map(() => []);
    this.told = this.active.map(() => []);
  }

  /** Whether there is nothing left to find out: one candidate is left, or the others cannot be better by more than a trifle. */
  get isSettled(): boolean {
    return this.active.length === 1 || this.areAlike;
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
    const leader = this.leader();
    this.dropLosers(leader);
    this.areAlike =
      this.worlds >= ALIKE_AFTER && this.active.every((candidate) => !this.mayMatter(candidate, leader));
  }

  /** Whether a candidate may still turn out better than the leader by more than a trifle. */
  private mayMatter(candidate: number, leader: number): boolean {
    const seen = difference(this.results[leader], this.results[candidate]);
    const { mean, error } = this.considered(seen, leader, candidate);
    return this.doubt * error - mean >= this.trifle;
  }

  private dropLosers(leader: number): void {
    for (let at = this.active.length - 1; at >= 0; at--) {
      const candidate = this.active[at];
      if (candidate === leader) continue;
      if (this.isLost(candidate, leader)) this.active.splice(at, 1);
    }
  }

  /** Whether a candidate is behind beyond doubt, not only in an opinion. */
  private isLost(candidate: number, leader: number): boolean {
    const seen = difference(this.results[leader], this.results[candidate]);
    const { mean, error } = this.considered(seen, leader, candidate);
    return seen.mean > 0 && mean > this.doubt * error;
  }

  /** A difference between two candidates with what was thought of them before. */
  private considered(seen: Difference, one: number, other: number): Difference {
    const { results, worlds } = this.opinion;
    if (worlds === 0) return seen;
    const share = seen.worlds / (seen.worlds + worlds);
    return {
      mean: share * seen.mean + (1 - share) * (results[one] - results[other]),
      error: share * seen.error,
      worlds: seen.worlds,
    };
  }

  /** By how much one candidate is ahead of another, all considered. */
  private lead(one: number, other: number): number {
    return this.considered(difference(this.results[one], this.results[other]), one, other).mean;
  }

  /** The best candidate so far. */
  leader(): number {
    const [first] = this.active;
    let best = first;
    let most = 0;
    for (const candidate of this.active) {
      const mean = this.lead(candidate, first);
      if (mean > most) {
        best = candidate;
        most = mean;
      }
    }
    return best;
  }

  /** All candidates, best first; those that dropped out come after all that did not. */
  ranking(): number[] {
    const leader = this.leader();
    const behind = this.results.map((_, candidate) => this.lead(leader, candidate));
    const isOut = (candidate: number): number => (this.active.includes(candidate) ? 0 : 1);
    return Array.from(behind.keys()).sort((a, b) => isOut(a) - isOut(b) || behind[a] - behind[b]);
  }

  /** What people are told of each candidate: for the leader its mean, for the others less by how much they were behind. */
  tellings(): number[] {
    const leading = this.told[this.leader()];
    const best = meanOf(leading);
    return this.told.map((list) => best - difference(leading, list).mean);
  }
}

const meanOf = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;

interface Difference {
  readonly mean: number;
  readonly error: number;
  readonly worlds: number;
}

/** By how much one list of results is ahead of another over the worlds that both have, with its standard error. */
function difference(ahead: readonly number[], behind: readonly number[]): Difference {
  const worlds = Math.min(ahead.length, behind.length);
  if (worlds === 0) return { mean: 0, error: 0, worlds };
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const step = ahead[world] - behind[world];
    sum += step;
    squares += step * step;
  }
  const mean = sum / worlds;
  const variance = Math.max(0, squares / worlds - mean * mean);
  return { mean, error: Math.sqrt(variance / Math.max(1, worlds - 1)), worlds };
}
