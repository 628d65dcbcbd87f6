import { FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { nimmt, variantById } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import type { Budget, Level } from '../src/bot.js';
import { nimmtBots } from '../src/nimmt/index.js';

interface Side {
  readonly level: Level;
  readonly budget: Budget;
}

/** By how many points a round one side is ahead of the other: two and two at a table, every deal with both seatings. */
function lead(
  variant: 'classic' | 'plus' | 'zero' | 'simple' | 'ole',
  sides: readonly [Side, Side],
  deals: number,
): number {
  let ahead = 0;
  for (let deal = 0; deal < deals; deal++) {
    for (const swap of [0, 1]) {
      const match = Match.start(nimmt, { options: { variant, rounds: 1 }, seats: 4, seed: `levels-${deal}` });
      if (isRefusal(match)) throw new Error(match.code);
      const rngs = [0, 1, 2, 3].map((seat) => new FastRng(`${deal}/${seat}`));
      while (!match.outcome()) {
        for (const seat of match.toAct()) {
          const { level, budget } = sides[(seat + swap) % 2];
          const question = { view: match.view(seat), seat, legal: match.legal(seat), rng: rngs[seat] };
          match.play(seat, nimmtBots.bot(level).choose({ ...question, budget, clock: () => 0 }).move);
        }
      }
      for (const [seat, points] of (match.outcome()?.scores ?? []).entries()) {
        ahead += ((seat + swap) % 2 === 0 ? points : -points) / 2;
      }
    }
  }
  return ((variantById(variant).points === 'minus' ? -1 : 1) * ahead) / (2 * deals);
}

const easy: Side = { level: 'easy', budget: {} };
const medium: Side = { level: 'medium', budget: {} };
const searching = (level: Level, iterations: number): Side => ({ level, budget: { iterations } });

describe('levels of 6 nimmt! are ordered', () => {
  it.each(['classic', 'plus', 'zero', 'simple', 'ole'] as const)('medium beats easy in %s', (variant) => {
    expect(lead(variant, [medium, easy], 20)).toBeGreaterThan(2);
  });

  it.each(['strong', 'master'] as const)('%s beats easy in classic with few playouts', (level) => {
    expect(lead('classic', [searching(level, 100), easy], 3)).toBeGreaterThan(2);
  });
});
