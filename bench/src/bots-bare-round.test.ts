import { below, FastRng, firstSeat, isRefusal, Match } from '@sixfold/game-kit';
import { HAND_SPACE, layMove, type NimmtView, nimmt, rowHeads, rowMove } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { BareRound } from './bots-bare-round.js';

describe('a bare round', () => {
  it.each([2, 4, 6, 10])('of %i players ends with the points of the real rules', (seats) => {
    for (let number = 0; number < 20; number++) {
      const rng = new FastRng(`bare ${number}`);
      const match = Match.start(nimmt, { options: { rounds: 1 }, seats, seed: `bare ${number}` });
      if (isRefusal(match)) throw new Error(match.code);
      const view = match.view(0) as NimmtView;
      const bare = new BareRound(view);
      bare.deal(0, rng);
      bare.startPlayout();
      const real = nimmt.determinize(view, rng);
      for (let seat = 0; seat < seats; seat++) real.hands.set(bare.handOf(seat), seat * HAND_SPACE);
      while (real.phase !== 'over') {
        const places = Array.from({ length: seats }, () => below(rng, bare.sizeOf(0)));
        places.forEach((place, seat) =>
          nimmt.apply(real, seat, layMove(real.hands[seat * HAND_SPACE + place] as number)),
        );
        bare.trick((seat) => places[seat] as number);
        while (real.phase === 'chooseRow') {
          const heads = [0, 1, 2, 3].map((row) => rowHeads(real, row));
          nimmt.apply(real, firstSeat(real.toAct), rowMove(heads.indexOf(Math.min(...heads))));
        }
      }
      expect(Array.from(bare.points)).toEqual(Array.from(real.totals));
    }
  });
});
