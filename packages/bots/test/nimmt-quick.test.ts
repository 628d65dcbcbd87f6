import { below, FastRng, firstSeat, isRefusal, Match } from '@sixfold/game-kit';
import { layMove, layTwoMove, type NimmtState, nimmt, VARIANTS } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import type { Scores } from '../src/nimmt/judge.js';
import { habitualJudge } from '../src/nimmt/judges.js';
import { QuickPlayer } from '../src/nimmt/player.js';
import { OpenTable } from '../src/nimmt/table.js';
import { Stream } from '../src/search/stream.js';

/** Everyone plays at random; every position in which a seat is about to lay is shown. */
function eachLay(options: Record<string, unknown>, visit: (state: NimmtState, seat: number) => void): void {
  const match = Match.start(nimmt, { options: { rounds: 1, ...options }, seats: 4, seed: 'quick' });
  if (isRefusal(match)) throw new Error(match.code);
  const state = nimmt.copy(match.state);
  const rng = new FastRng('quick');
  const moves = new Int32Array(nimmt.maxMoves);
  while (state.toAct !== 0) {
    const seat = firstSeat(state.toAct);
    if (state.phase === 'lay') visit(state, seat);
    nimmt.apply(state, seat, moves[below(rng, nimmt.legalMoves(state, seat, moves))] as number);
  }
}

const UNSEEN = [...VARIANTS.map((variant) => ({ variant })), { variant: 'classic', deck: 'tactics' }];

describe('the open table', () => {
  it.each(UNSEEN)('counts the unseen cards below each number (%o)', (options) => {
    const table = new OpenTable();
    let looked = 0;
    eachLay(options, (state) => {
      table.read(state);
      const view = nimmt.view(state, 'spectator');
      const seen = new Set([...view.rows.flat(), ...view.players.flatMap(({ pile }) => pile)]);
      let unseen = 0;
      for (let card = 1; card <= state.rules.highest; card++) {
        expect(table.below[card]).toBe(unseen);
        if (!seen.has(card)) unseen++;
      }
      expect(table.below[105]).toBe(unseen);
      expect(table.unseen).toBe(unseen);
      looked++;
    });
    expect(looked).toBeGreaterThan(20);
  });
});

/** A stream that goes evenly through all that luck may bring. */
class EvenStream extends Stream {
  drawn = 0;
  constructor(readonly draws: number) {
    super(0);
  }
  override unit(): number {
    return (this.drawn++ + 0.5) / this.draws;
  }
}

/** The chance of every lay by its score, computed one by one. */
function chances(state: NimmtState, seat: number, scores: Scores): Map<number, number> {
  const hand = nimmt.view(state, seat).hand;
  const powers = new Map<number, number>();
  for (let low = 0; low < hand.length; low++) {
    const card = hand[low] as number;
    powers.set(layMove(card), Math.exp(scores.alone[low] as number));
    for (let high = low + 1; high < hand.length; high++) {
      powers.set(layTwoMove(card, hand[high] as number), Math.exp(scores.pair(low, high)));
    }
  }
  const sum = [...powers.values()].reduce((a, b) => a + b, 0);
  return new Map([...powers].map(([move, power]) => [move, power / sum]));
}

describe('quick players', () => {
  it.each(['plus', 'plus-even', 'zero'])(
    'lay one or two cards as often as their scores say (%s)',
    (variant) => {
      const match = Match.start(nimmt, { options: { variant }, seats: 4, seed: 'quick' });
      if (isRefusal(match)) throw new Error(match.code);
      const player = new QuickPlayer(habitualJudge(match.view(0)));
      let withZeros = 0;
      eachLay({ variant }, (state, seat) => {
        if ((state.handSize[seat] as number) < 2) return;
        player.table.read(state);
        const expected = chances(state, seat, player.scores(state, seat));
        const stream = new EvenStream(2000);
        const counts = new Map<number, number>();
        for (let draw = 0; draw < stream.draws; draw++) {
          const move = player.lay(state, seat, stream);
          counts.set(move, (counts.get(move) ?? 0) + 1);
        }
        for (const [move, chance] of expected) {
          expect(Math.abs((counts.get(move) ?? 0) - chance * stream.draws)).toBeLessThan(1.01);
        }
        if (nimmt.view(state, seat).hand.includes(0)) withZeros++;
      });
      expect(withZeros).toBeGreaterThan(0);
    },
  );
});
