import { ask, type Bot, type Budget } from '@sixfold/bots';
import { FastRng, isRefusal, Match, type Seat } from '@sixfold/game-kit';
import { type NimmtView, nimmt } from '@sixfold/nimmt';

/** A bot under the name that a table of results shows. */
export interface Entrant {
  readonly name: string;
  readonly bot: Bot<NimmtView>;
  readonly budget: Budget;
}

export interface ArenaPlan {
  readonly options: Readonly<Record<string, unknown>>;
  /** Who sits down. Every deal is played once for each rotation of the seats, so that luck cancels. */
  readonly lineup: readonly Entrant[];
  readonly deals: number;
  readonly seed: string;
}

/** Per name: means over the deals with half the width of their 95 % interval. */
export interface Standing {
  readonly name: string;
  readonly points: number;
  readonly pointsError: number;
  readonly wins: number;
  readonly winsError: number;
  readonly millisAMove: number;
  readonly deals: number;
}

interface Tally {
  points: number[];
  wins: number[];
  millis: number;
  moves: number;
}

/** How many rotations of the seats differ. */
function rotations(lineup: readonly Entrant[]): number {
  const same = (by: number): boolean =>
    lineup.every(({ name }, seat) => name === lineup[(seat + by) % lineup.length]?.name);
  let by = 1;
  while (!same(by)) by++;
  return by;
}

/** Plays duplicate deals and sums up for each name. */
export function playArena(plan: ArenaPlan): Standing[] {
  const { lineup, deals, seed } = plan;
  const names = [...new Set(lineup.map(({ name }) => name))];
  const tallies = new Map(
    names.map((name): [string, Tally] => [name, { points: [], wins: [], millis: 0, moves: 0 }]),
  );
  for (let deal = 0; deal < deals; deal++) {
    const sums = new Map(names.map((name) => [name, { points: 0, wins: 0, count: 0 }]));
    for (let turn = 0; turn < rotations(lineup); turn++) {
      const seated = lineup.map((_, seat) => lineup[(seat + turn) % lineup.length] as Entrant);
      const { scores, ranks } = playMatch(plan, seated, `${seed}-${deal}`, tallies);
      const best = ranks.filter((rank) => rank === 1).length;
      for (const [seat, { name }] of seated.entries()) {
        const sum = sums.get(name);
        if (!sum) continue;
        sum.points += scores[seat] ?? 0;
        sum.wins += ranks[seat] === 1 ? 1 / best : 0;
        sum.count++;
      }
    }
    for (const [name, sum] of sums) {
      tallies.get(name)?.points.push(sum.points / sum.count);
      tallies.get(name)?.wins.push(sum.wins / sum.count);
    }
  }
  return names.map((name) => standing(name, tallies.get(name) as Tally));
}

function playMatch(
  plan: ArenaPlan,
  seated: readonly Entrant[],
  seed: string,
  tallies: ReadonlyMap<string, Tally>,
): { scores: readonly number[]; ranks: readonly number[] } {
  const match = Match.start(nimmt, { options: plan.options, seats: seated.length, seed });
  if (isRefusal(match)) throw new Error(match.code);
  const rngs = seated.map((_, seat) => new FastRng(`${seed}/${seat}`));
  for (let outcome = match.outcome(); ; outcome = match.outcome()) {
    if (outcome) return outcome;
    const chosen: [Seat, string][] = match.toAct().map((seat) => {
      const { bot, budget, name } = seated[seat] as Entrant;
      const before = performance.now();
      const sight = { view: match.view(seat), seat, legal: match.legal(seat) };
      const rng = rngs[seat] as FastRng;
      const { move } = ask(bot, sight, { budget, rng, clock: () => performance.now() });
      const tally = tallies.get(name) as Tally;
      tally.millis += performance.now() - before;
      tally.moves++;
      return [seat, move];
    });
    for (const [seat, move] of chosen) {
      const facts = match.play(seat, move);
      if (isRefusal(facts)) throw new Error(`${seated[seat]?.name} ${move}: ${facts.code}`);
    }
  }
}

function standing(name: string, tally: Tally): Standing {
  const points = summary(tally.points);
  const wins = summary(tally.wins);
  return {
    name,
    points: points.mean,
    pointsError: points.error,
    wins: wins.mean,
    winsError: wins.error,
    millisAMove: tally.millis / tally.moves,
    deals: tally.points.length,
  };
}

/** Mean of independent results and half the width of its 95 % interval. */
export function summary(results: readonly number[]): { mean: number; error: number } {
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  const squares = results.reduce((sum, result) => sum + (result - mean) ** 2, 0);
  return { mean, error: 1.96 * Math.sqrt(squares / Math.max(1, results.length - 1) / results.length) };
}

/** One line a name. */
export const formatStandings = (standings: readonly Standing[]): string =>
  standings
    .map(
      (one) =>
        `${one.name.padEnd(22)} points ${one.points.toFixed(2)} ±${one.pointsError.toFixed(2)}  ` +
        `wins ${(100 * one.wins).toFixed(1)} % ±${(100 * one.winsError).toFixed(1)}  ` +
        `${one.millisAMove.toFixed(2)} ms/move  (${one.deals} deals)`,
    )
    .join('\n');
