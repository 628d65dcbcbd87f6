import { below, FastRng, factsFor, isRefusal, Match } from '@sixfold/game-kit';
import { type NimmtView, nimmt, VARIANTS } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { frames } from './frames.js';

/** Every card that a picture shows face up to this viewer. */
const shownCards = (view: NimmtView): number[] =>
  [...view.rows.flat(), ...view.hand, ...view.players.flatMap((player) => player.shown)].filter(
    (card) => card > 0,
  );

describe('the pictures of a move', () => {
  for (const variant of VARIANTS) {
    it(`end where the rules say, show no card twice and none that the viewer may not know: ${variant}`, () => {
      const rng = new FastRng(variant);
      const match = Match.start(nimmt, { options: { variant, rounds: 2 }, seats: 3, seed: variant });
      if (isRefusal(match)) throw new Error(match.code);
      let pictures = 0;
      while (match.outcome() === undefined) {
        const [seat = 0] = match.toAct();
        const legal = match.legal(seat);
        const before = match.view(0);
        const hidden = new Set([1, 2].flatMap((other) => match.view(other).hand));
        const facts = match.play(seat, legal[below(rng, legal.length)] ?? '');
        if (isRefusal(facts)) throw new Error(facts.code);
        const after = match.view(0);
        const shown = frames(before, factsFor(0, facts), after);
        pictures += shown.length;
        for (const frame of shown) {
          const cards = shownCards(frame.view);
          expect(new Set(cards).size).toBe(cards.length);
        }
        // Cards still in others' hands afterwards were never to be seen in between.
        const stillHidden = [1, 2]
          .flatMap((other) => match.view(other).hand)
          .filter((card) => hidden.has(card));
        const seen = new Set(shown.flatMap((frame) => shownCards(frame.view)));
        const isNewRound = facts.some(({ kind }) => kind === 'roundStarted');
        if (!isNewRound) expect(stillHidden.filter((card) => card > 0 && seen.has(card))).toEqual([]);
        const last = shown.at(-1)?.view;
        if (last && !isNewRound) expect(last.rows).toEqual(after.rows);
      }
      expect(pictures).toBeGreaterThan(20);
    });
  }
});
