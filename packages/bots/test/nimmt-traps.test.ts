import { firstSeat, isRefusal, Match } from '@sixfold/game-kit';
import { BLOCK_MOVE, KIND, kindOf, type NimmtState, nimmt, PASS, PLACE, STRETCH_MOVE } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import {
  answerWindow,
  decidePlacing,
  TRAP_SENSE,
  type TrapSense,
  wantsMask,
} from '../src/nimmt/trap-sense.js';
import { Stream } from '../src/search/stream.js';

/** Seat 0 is about to place the 25 behind five cards worth eleven points, with two cards left in hand. */
function aboutToPlace(traps: readonly string[], othersTraps: readonly string[] = [], third = 60): NimmtState {
  const match = Match.start(nimmt, { options: { variant: 'ole' }, seats: 2, seed: 'traps' });
  if (isRefusal(match)) throw new Error(match.code);
  const table = {
    round: 1,
    rows: [[10], [20, 21, 22, 23, 24], [third], [90]],
    hands: [
      [25, 61, 62],
      [95, 96, 97],
    ],
    piles: [[], []],
    totals: [0, 0],
    traps: [traps, othersTraps],
  };
  const state = nimmt.fromTable(match.setup.options, 2, table, 'traps');
  if (isRefusal(state)) throw new Error(state.code);
  play(state, 0, '25');
  play(state, 1, '95');
  expect(state.phase).toBe('place');
  expect(firstSeat(state.toAct)).toBe(0);
  return state;
}

function play(state: NimmtState, seat: number, text: string): void {
  expect(nimmt.apply(state, seat, nimmt.parseMove(state, text) as number)).toBeUndefined();
}

const sense = (changes: Partial<TrapSense>): TrapSense => ({ ...TRAP_SENSE, ...changes });

describe('sense for traps', () => {
  const patient = sense({ spend: 9, spendPerCard: 2 });
  const impatient = sense({ spend: 9, spendPerCard: 1 });

  it('[N-67] a stretch is spent on a row that is dear enough for the cards still to be laid', () => {
    const state = aboutToPlace(['stretch']);
    expect(decidePlacing(state, 0, impatient)).toBe(STRETCH_MOVE);
    expect(decidePlacing(state, 0, patient)).toBe(PLACE);
  });

  it('[N-66] so is a shift', () => {
    // From 27.5 on the 25 joins another row.
    const state = aboutToPlace(['shift'], [], 27);
    expect(kindOf(decidePlacing(state, 0, impatient))).toBe(KIND.shift);
    expect(decidePlacing(state, 0, patient)).toBe(PLACE);
  });

  it('[N-63] a block is spent on what saves another enough, as often as it says', () => {
    const state = aboutToPlace(['stretch'], ['block']);
    nimmt.apply(state, 0, STRETCH_MOVE);
    expect(state.phase).toBe('window');
    const answer = (changes: Partial<TrapSense>) => answerWindow(state, 1, sense(changes), new Stream(1));
    expect(answer({ block: 11, blockShare: 10 })).toBe(BLOCK_MOVE);
    expect(answer({ block: 12, blockShare: 10 })).toBe(PASS);
    expect(answer({ block: 11, blockShare: 0 })).toBe(PASS);
  });

  it('[N-64] a mask is used in as many of ten tricks as it says', () => {
    const luck = new Stream(1);
    const used = Array.from({ length: 4000 }, () => wantsMask(sense({ mask: 3 }), luck));
    expect(used.filter(Boolean).length / 4000).toBeCloseTo(0.3, 1);
  });
});
