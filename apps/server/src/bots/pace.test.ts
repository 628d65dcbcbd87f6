import { type Game, isRefusal, Match } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { isSecretlyForced, Pace } from './pace.js';

describe('how long bots seem to think', () => {
  it('a bot without a choice takes as long as one with a choice took last', () => {
    const pace = new Pace();
    expect(pace.rest('nimmt master', 1500, false)).toBe(0);
    expect(pace.rest('nimmt master', 2, true)).toBe(1498);
    expect(pace.rest('nimmt easy', 2, true)).toBe(0);
  });

  /** Plays first moves until this seat has one move only; returns whether that is a secret, for every such position. */
  function forcedIn(options: object): boolean[] {
    const match = Match.start(gameById('nimmt') as Game, { options, seats: 2, seed: 'forced' });
    if (isRefusal(match)) throw new Error(match.code);
    const found: boolean[] = [];
    for (let seats = match.toAct(); seats.length > 0; seats = match.toAct()) {
      for (const seat of seats) if (match.legal(seat).length === 1) found.push(isSecretlyForced(match, seat));
      const [seat = 0] = seats;
      match.play(seat, match.legal(seat).find((move) => move === 'pass') ?? (match.legal(seat)[0] as string));
    }
    return found;
  }

  it('[N-61] who is asked about a trap and has none does not show it', () => {
    expect(forcedIn({ variant: 'ole', rounds: 1 })).toContain(true);
  });

  it('everybody knows that there is one move for the last card', () => {
    const last = forcedIn({ variant: 'classic', rounds: 1 });
    expect(last.length).toBeGreaterThan(0);
    expect(last).not.toContain(true);
  });
});
