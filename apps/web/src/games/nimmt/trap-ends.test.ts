import { below, FastRng, isRefusal, Match } from '@sixfold/game-kit';
import { type NimmtView, nimmt } from '@sixfold/nimmt';
import { nimmt as english } from '@sixfold/words/en/nimmt';
import { describe, expect, it } from 'vitest';
import { canShift, matters, trapEnd } from './trap-ends.js';

type Game = Match<unknown, NimmtView>;

/** Random matches with traps; `look` sees every position with the seat that is asked. */
function eachPosition(games: number, look: (match: Game, seat: number) => void): void {
  for (let game = 0; game < games; game++) {
    const started = Match.start(nimmt, { options: { variant: 'ole' }, seats: 4, seed: `ends-${game}` });
    if (isRefusal(started)) throw new Error(started.code);
    const match = started as unknown as Game;
    const rng = new FastRng(`ends-${game}`);
    while (match.outcome() === undefined) {
      const [seat = 0] = match.toAct();
      look(match, seat);
      const legal = match.legal(seat);
      // Traps are what this is about: they are played whenever they may be.
      const traps = legal.filter((move) => /^(shift|stretch|drop|block)/.test(move));
      const from = traps.length > 0 && below(rng, 2) === 0 ? traps : legal;
      match.play(seat, from[below(rng, from.length)] ?? '');
    }
  }
}

/** Where the card comes to lie after this answer and what it costs, when nobody plays another trap. */
function cardAfter(match: Game, seat: number, move: string): string {
  const copy = Match.from(match.game, match.setup, match.state) as Game;
  const { waiting, players } = copy.view('spectator');
  const { card = 0, seat: owner = 0 } = waiting[0] ?? {};
  expect(isRefusal(copy.play(seat, move))).toBe(false);
  for (;;) {
    const view = copy.view('spectator');
    const isPlaced = view.waiting.every((entry) => entry.card !== card);
    if (isPlaced || view.phase === 'chooseRow') {
      const row = view.rows.findIndex((cards) => cards.includes(card));
      const taken = (view.players[owner]?.pile.length ?? 0) - (players[owner]?.pile.length ?? 0);
      return `row ${row}, ${taken} taken`;
    }
    copy.play(copy.toAct()[0] ?? 0, view.phase === 'window' ? 'pass' : 'place');
  }
}

describe('questions about traps', () => {
  it('[N-66] [N-68] where no trap changes where the card goes, every answer brings it to the same place', () => {
    let seen = 0;
    eachPosition(12, (match, seat) => {
      const view = match.view(seat);
      const legal = match.legal(seat);
      if (view.phase !== 'place' || legal.length === 1 || canShift(view, legal)) return;
      seen++;
      for (const move of legal) expect(cardAfter(match, seat, move)).toBe(cardAfter(match, seat, 'place'));
    });
    expect(seen).toBeGreaterThan(5);
  });

  it('[N-63] where a block makes no difference, it makes none; else both ends are told', () => {
    let same = 0;
    let different = 0;
    eachPosition(40, (match, seat) => {
      const view = match.view(seat);
      if (view.phase !== 'window' || !match.legal(seat).includes('block') || view.window?.trap !== 'shift')
        return;
      const name = (each: number) => `Player ${each}`;
      const ends = [true, false].map((works) => trapEnd(view, works, english.table.ends, name));
      if (matters(view)) {
        different++;
        expect(ends[0]).not.toBe(ends[1]);
      } else {
        same++;
        expect(ends[0]).toBe(ends[1]);
        expect(cardAfter(match, seat, 'block')).toBe(cardAfter(match, seat, 'pass'));
      }
    });
    expect(Math.min(same, different)).toBeGreaterThan(2);
  });
});
