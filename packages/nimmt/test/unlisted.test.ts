import type { Move, RefusalParams, Seat, Viewer } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import {
  BLOCK_MOVE,
  firstOf,
  KIND,
  kindOf,
  layMaskedMove,
  layTwoMove,
  type NimmtState,
  type NimmtView,
  nimmt,
  PASS,
  PLACE,
  rowMove,
  STRETCH_MOVE,
  secondOf,
  type Trap,
  variantById,
} from '../src/index.js';
import { legal, playRandomly, start, WAYS } from './helpers.js';

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

/** Every move that names a card, a row, a value or nothing. */
const SINGLE: readonly Move[] = [
  ...[KIND.lay, KIND.drop, KIND.pick].flatMap((kind) => BYTES.map((card) => (kind << 16) | card)),
  ...BYTES.filter((value) => value % 2 === 1).map((value) => (KIND.shift << 16) | value),
  ...[0, 1, 2, 3].map(rowMove),
  PLACE,
  STRETCH_MOVE,
  BLOCK_MOVE,
  PASS,
];

/** The hand of a seat and cards that it need not hold, two of them laid together. */
function pairsOf(state: NimmtState, seat: Seat): Move[] {
  const cards = [...new Set([0, 50, 104, ...nimmt.view(state, seat).hand])].sort((a, b) => a - b);
  return cards.flatMap((low) =>
    cards.flatMap((high) => [...(low <= high ? [layTwoMove(low, high)] : []), layMaskedMove(low, high)]),
  );
}

type Reason = readonly [code: string, params: RefusalParams];

/** Why what was not offered cannot be done, as RULES.md and what the player sees have it. */
function reasonFor(view: NimmtView, move: Move): Reason {
  const variant = variantById(view.options.variant);
  const [kind, first, second] = [kindOf(move), firstOf(move), secondOf(move)];
  const withTrap = (trap: Trap, otherwise: Reason): Reason =>
    view.traps.includes(trap) ? otherwise : ['trapNotHeld', { trap }];
  const notHeld = (card: number): Reason =>
    card === 0 && variant.zeros === 'none' ? ['noZerosHere', {}] : ['cardNotInHand', { card }];
  const pair = (): Reason => notHeld(view.hand.includes(first) ? second : first);
  switch (view.phase) {
    case 'lay':
      if (kind === KIND.lay) return notHeld(first);
      if (kind === KIND.layMasked && variant.laying === 'hidden') return withTrap('mask', pair());
      if (kind === KIND.layTwo || kind === KIND.layMasked)
        return variant.cardsATurn === 1 ? ['oneCardOnly', {}] : pair();
      break;
    case 'place':
      if (kind === KIND.shift)
        return withTrap('shift', [view.shifted ? 'alreadyShifted' : 'shiftTooFar', {}]);
      if (kind === KIND.stretch) return withTrap('stretch', ['cannotStretch', { reach: 10 }]);
      break;
    case 'window':
      if (kind === KIND.block) return ['trapNotHeld', { trap: 'block' }];
      break;
    case 'chooseMasked':
      if (kind === KIND.lay)
        return ['notOneOfTheTwo', { first: view.lay[0] as number, second: view.lay[1] as number }];
      break;
    case 'count':
      if (kind === KIND.drop) return withTrap('drop', ['cardNotTaken', { card: first }]);
      break;
    case 'pick':
      if (kind === KIND.pick) return ['cardNotOpen', { card: first }];
  }
  return [`expected.${view.phase}`, { cards: variant.cardsATurn }];
}

const lookAt = (state: NimmtState, seats: number): string => {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  return JSON.stringify([nimmt.table(state), viewers.map((viewer) => nimmt.view(state, viewer))]);
};

describe('what is not offered', () => {
  it.each(WAYS)('is refused with its reason and changes nothing: $options for $seats', (way) => {
    const state = start({ ...way, options: { ...way.options, rounds: 1 } }, 'unlisted');
    playRandomly(state, 'unlisted', (seat) => {
      const offered = new Set(legal(state, seat));
      const view = nimmt.view(state, seat);
      const before = lookAt(state, way.seats);
      const wrong = [...SINGLE, ...pairsOf(state, seat)]
        .filter((move) => !offered.has(move))
        .flatMap((move) => {
          const answer = nimmt.apply(state, seat, move);
          const told = JSON.stringify([answer?.code, answer?.params]);
          const expected = JSON.stringify(reasonFor(view, move));
          return told === expected ? [] : [`${nimmt.formatMove(state, move)}: ${told}, not ${expected}`];
        });
      expect(wrong).toEqual([]);
      for (const other of view.players.keys()) {
        if (view.toAct.includes(other)) continue;
        expect(legal(state, other)).toEqual([]);
        expect(nimmt.apply(state, other, PASS)).toMatchObject({
          code: 'notYourTurn',
          params: { seat: other + 1 },
        });
      }
      state.seen = undefined;
      expect(lookAt(state, way.seats)).toBe(before);
    });
  });
});
