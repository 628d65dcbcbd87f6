import { isRefusal } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { describe, expect, it } from 'vitest';
import { LocalHost } from './local-host.js';

const nimmt = gameById('nimmt');
if (!nimmt) throw new Error('There is always 6 nimmt!');
const PEOPLE = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Bert' },
] as const;

const start = (moves: readonly string[] = [], choices: readonly string[] = []): LocalHost => {
  const host = LocalHost.start(nimmt, { options: {}, seats: PEOPLE, seed: 'kitchen', moves, choices });
  if (isRefusal(host)) throw new Error(host.code);
  return host;
};

const first = (host: LocalHost, seat: number): string => host.match.legal(seat)[0] ?? '';

describe('a game on this device', () => {
  it('keeps a choice hidden until everybody has chosen', () => {
    const host = start();
    const move = first(host, 0);
    expect(host.choose(0, move)).toBeUndefined();
    expect(host.thinking()).toEqual([1]);
    expect(host.playState(0, 0).turn.choice).toBe(move);
    const seen = host.playState(1, 0);
    expect(seen.turn).toMatchObject({ chosen: [0] });
    expect(seen.turn).not.toHaveProperty('choice');
    host.choose(1, first(host, 1));
    expect(host.match.moves.length).toBeGreaterThanOrEqual(2);
  });

  it('goes on from what was kept, hidden choices included', () => {
    const host = start();
    host.choose(0, first(host, 0));
    host.choose(1, first(host, 1));
    host.choose(1, first(host, 1));
    const moves = host.match.moves.map(({ seat, move }) => `${seat}:${move}`);
    const again = start(moves, host.chosen());
    expect(again.playState(1, 0)).toEqual(host.playState(1, 0));
    expect(again.chosen()).toEqual(host.chosen());
  });

  it('refuses what the rules refuse, with their reason', () => {
    const host = start();
    const foreign = first(host, 1);
    expect(host.choose(0, foreign)).toMatchObject({ code: 'cardNotInHand' });
    expect(host.thinking()).toEqual([0, 1]);
  });

  it('says who is asked instead', () => {
    const six = gameById('six');
    if (!six) throw new Error('There is always SIX');
    const host = LocalHost.start(six, {
      options: {},
      seats: PEOPLE,
      seed: 'kitchen',
      moves: [],
      choices: [],
    });
    if (isRefusal(host)) throw new Error(host.code);
    expect(host.choose(1, '0,0')).toMatchObject({ code: 'notYourTurn', params: { seat: 2, asked: '1' } });
  });

  it('what cannot be played again is refused as a whole', () => {
    expect(
      isRefusal(
        LocalHost.start(nimmt, {
          options: {},
          seats: PEOPLE,
          seed: 'kitchen',
          moves: ['0:999'],
          choices: [],
        }),
      ),
    ).toBe(true);
  });
});
