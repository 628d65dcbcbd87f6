import { below, FastRng, firstSeat, isRefusal, Match } from '@sixfold/game-kit';
import { HAND_SPACE, layMove, type NimmtState, type NimmtView, nimmt, rowMove } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { likelyWorlds } from '../src/nimmt/beliefs.js';
import { pastTricks } from '../src/nimmt/history.js';
import type { Judge } from '../src/nimmt/judge.js';
import { habitualJudge } from '../src/nimmt/judges.js';
import { QuickPlayer } from '../src/nimmt/player.js';
import { playerTypes } from '../src/nimmt/player-types.js';
import { playTogether } from '../src/nimmt/playout.js';
import { worldsOf } from '../src/nimmt/worlds.js';
import { Stream } from '../src/search/stream.js';

function startState(seats: number, seed: string, deck = 'full'): NimmtState {
  const match = Match.start(nimmt, { options: { variant: 'classic', rounds: 1, deck }, seats, seed });
  if (isRefusal(match)) throw new Error(match.code);
  return nimmt.copy(match.state);
}

/** What everyone sees of the rows, whichever is called the first. */
const rowsOf = (state: NimmtState): string[] => nimmt.view(state, 0).rows.map(String).sort();

const handOf = ({ hands, handSize }: NimmtState, seat: number): number[] =>
  Array.from(hands.subarray(seat * HAND_SPACE, seat * HAND_SPACE + handSize[seat]));

describe('the past of a round', () => {
  it.each([2, 4, 6, 10])('is found again from a view (%i players)', (seats) => {
    for (let number = 0; number < 10; number++) {
      const rng = new FastRng(`past ${number}`);
      const state = startState(seats, `past ${number}`);
      const seen: { rows: string[]; laid: number[] }[] = [];
      for (let trick = 0; trick < 9; trick++) {
        const laid = Array.from({ length: seats }, (_, seat) => {
          const hand = handOf(state, seat);
          return hand[below(rng, hand.length)];
        });
        seen.push({ rows: rowsOf(state), laid });
        laid.forEach((card, seat) => nimmt.apply(state, seat, layMove(card)));
        while (state.phase === 'chooseRow')
          nimmt.apply(state, firstSeat(state.toAct), rowMove(below(rng, 4)));
      }
      const past = pastTricks(nimmt.view(state, 0));
      expect(past.map(({ before, laid }) => ({ rows: rowsOf(before), laid }))).toEqual(seen);
    }
  });

  it('says nothing where more is decided than single hidden cards and rows', () => {
    const match = Match.start(nimmt, { options: { variant: 'plus' }, seats: 3, seed: 'plus' });
    if (isRefusal(match)) throw new Error(match.code);
    expect(pastTricks(match.view(0))).toEqual([]);
  });
});

const habit = habitualJudge(nimmt.view(startState(2, 'any'), 0));

/** Players who know what they want: what they lay says much about what they do not hold. */
const decided: Judge = {
  sit: (laying) => habit.sit?.(laying),
  card: (laying, place, early) => 10 * habit.card(laying, place, early),
  pairTerms: habit.pairTerms,
};

describe('likely worlds', () => {
  /** A round between players of one kind, up to a trick. */
  function played(seats: number, tricks: number, seed: string, deck = 'full', judge = decided): NimmtState {
    const state = startState(seats, seed, deck);
    const player = new QuickPlayer(judge);
    const luck = new Stream(new FastRng(seed).next());
    const before = state.handSize[0];
    while (state.phase !== 'lay' || state.handSize[0] > before - tricks) {
      playTogether(state, state.toAct, player, luck);
    }
    return state;
  }

  const worlds = (view: NimmtView) =>
    likelyWorlds(view, 0, worldsOf(view), [{ share: 1, judge: decided }]).draw;

  it.each([
    [2, 'full'],
    [4, 'full'],
    [4, 'tactics'],
    [2, 'tactics'],
    [10, 'full'],
  ])('look to their viewer like the real one (%i players, %s deck)', (seats, deck) => {
    const state = played(seats, 4, 'same view', deck);
    const view = nimmt.view(state, 0);
    const draw = worlds(view);
    const rng = new FastRng('worlds');
    for (let count = 0; count < 20; count++) {
      const world = draw(rng);
      const { options, ...rest } = nimmt.view(world, 0);
      expect(rest).toEqual({ ...view, options: undefined });
      expect(options.rounds).toBe(1);
    }
  });

  it('are nearer to the truth than worlds that know nothing of the lays', () => {
    let likely = 0;
    let blind = 0;
    for (let number = 0; number < 30; number++) {
      const state = played(4, 6, `truth ${number}`);
      const view = nimmt.view(state, 0);
      const rng = new FastRng(`truth ${number}`);
      const draws = [worlds(view), worldsOf(view)];
      const [found, guessed] = draws.map((draw) => {
        let right = 0;
        for (let count = 0; count < 60; count++) {
          const world = draw(rng);
          for (const seat of [1, 2, 3]) {
            const held = handOf(state, seat);
            right += handOf(world, seat).filter((card) => held.includes(card)).length;
          }
        }
        return right;
      });
      likely += found;
      blind += guessed;
    }
    expect(likely).toBeGreaterThan(1.15 * blind);
  });

  it('have players of the types that laid what was laid', () => {
    const types = playerTypes(nimmt.view(startState(4, 'any'), 0));
    const found = types.map(({ judge }, real) => {
      const counts = types.map(() => 0);
      for (let number = 0; number < 6; number++) {
        const view = nimmt.view(played(4, 7, `types ${number}`, 'full', judge), 0);
        const likely = likelyWorlds(view, 0, worldsOf(view), types);
        const rng = new FastRng(`types ${number}`);
        for (let count = 0; count < 6; count++) {
          likely.draw(rng);
          for (const seat of [1, 2, 3]) counts[likely.types[seat]]++;
        }
      }
      return counts[real] / (6 * 6 * 3);
    });
    const shares = types.reduce((sum, { share }) => sum + share, 0);
    for (const [type, { share }] of types.entries()) expect(found[type]).toBeGreaterThan(share / shares);
  });
});
