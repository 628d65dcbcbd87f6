import { below, FastRng } from '@sixfold/game-kit';

/** How often each of some bots came before each other: `wins[a][b]`, a shared place being half a win for both. */
export type Pairings = readonly (readonly number[])[];

/** Where ratings are centred. */
const MIDDLE = 1500;
const ROUNDS = 200;
const RESAMPLES = 200;

/** A rating with half the width of its 95 % interval (undefined: too few deals to say). */
export interface Rating {
  readonly elo: number;
  readonly plusMinus?: number;
}

/** The finishing order of one game, counted in pairs of different bots. */
export function pairingsOf(ranks: readonly number[], bots: readonly number[], count: number): number[][] {
  const wins = square(count);
  for (const [seat, bot] of bots.entries()) {
    for (const [other, otherBot] of bots.entries()) {
      if (bot === otherBot) continue;
      const difference = (ranks[other] ?? 0) - (ranks[seat] ?? 0);
      (wins[bot] as number[])[otherBot] =
        (wins[bot]?.[otherBot] ?? 0) + (difference > 0 ? 1 : difference < 0 ? 0 : 0.5);
    }
  }
  return wins;
}

const square = (count: number): number[][] =>
  Array.from({ length: count }, () => new Array<number>(count).fill(0));

/**
 * Elo ratings of all bots from all games together, so that the order of the games does not matter: the strengths of
 * the Bradley–Terry model that make the results most likely. The interval comes from drawing the deals again, among them
 * one imagined deal that went the other way round: a few deals that all end alike do not make a result certain.
 */
export function eloRatings(deals: readonly Pairings[], count: number): Rating[] {
  const ratings = fitElo(total(deals, count));
  if (deals.length < 2) return ratings.map((elo) => ({ elo }));
  const rng = new FastRng('elo');
  const drawn = [...deals, reversedMean(deals, count)];
  const resampled = Array.from({ length: RESAMPLES }, () =>
    fitElo(
      total(
        deals.map(() => drawn[below(rng, drawn.length)] as Pairings),
        count,
      ),
    ),
  );
  return ratings.map((elo, bot) => {
    const values = resampled.map((each) => each[bot] as number).sort((a, b) => a - b);
    const low = values[Math.floor(RESAMPLES * 0.025)] as number;
    const high = values[Math.ceil(RESAMPLES * 0.975) - 1] as number;
    return { elo, plusMinus: (high - low) / 2 };
  });
}

/** The mean of all deals with every win turned round. */
const reversedMean = (deals: readonly Pairings[], count: number): number[][] => {
  const sum = total(deals, count);
  return sum.map((_, a) => sum.map((row) => (row[a] ?? 0) / deals.length));
};

function total(deals: readonly Pairings[], count: number): number[][] {
  const sum = square(count);
  for (const deal of deals) {
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) (sum[a] as number[])[b] = (sum[a]?.[b] ?? 0) + (deal[a]?.[b] ?? 0);
    }
  }
  return sum;
}

/** Minorize and maximize (Hunter 2004). Half a win each way beforehand keeps whoever always wins finite. */
function fitElo(wins: readonly (readonly number[])[]): number[] {
  const won = (a: number, b: number): number => (wins[a]?.[b] ?? 0) + (met(a, b) ? 0.5 : 0);
  const met = (a: number, b: number): boolean => (wins[a]?.[b] ?? 0) + (wins[b]?.[a] ?? 0) > 0;
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = strengths.map((own, a) => {
      let successes = 0;
      let expected = 0;
      for (const [b, other] of strengths.entries()) {
        if (a === b || !met(a, b)) continue;
        successes += won(a, b);
        expected += (won(a, b) + won(b, a)) / (own + other);
      }
      return expected === 0 ? own : successes / expected;
    });
    const scale = Math.exp(next.reduce((sum, strength) => sum + Math.log(strength), 0) / next.length);
    strengths = next.map((strength) => strength / scale);
  }
  return strengths.map((strength) => MIDDLE + 400 * Math.log10(strength));
}
