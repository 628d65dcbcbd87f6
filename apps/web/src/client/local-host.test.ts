import { isRefusal, recordOf } from '@sixfold/game-kit';
import { nimmt } from '@sixfold/nimmt';
import { describe, expect, it } from 'vitest';
import { LocalHost } from './local-host.js';

const SEATS = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Bert' },
] as const;

function start(moves: readonly string[] = []): LocalHost {
  const host = LocalHost.start(nimmt as never, { options: {}, seats: SEATS, seed: 'host', moves, choices: [] });
  if (isRefusal(host)) throw new Error(host.code);
  return host;
}

describe('a game on this device', () => {
  it('keeps a choice from the others and lets it be changed until everybody has chosen', () => {
    const host = start();
    const [first = '', second = ''] = host.match.legal(0);
    expect(host.choose(0, first)).toBeUndefined();
    expect(host.playState(1, 0).turn).toMatchObject({ chosen: [0], toAct: [0, 1] });
    expect(host.playState(1, 0).turn.choice).toBeUndefined();
    expect(host.playState(0, 0).turn.choice).toBe(first);
    expect(host.choose(0, second)).toBeUndefined();
    expect(host.match.moves).toEqual([]);
    expect(host.choose(1, host.match.legal(1)[0] ?? '')).toBeUndefined();
    expect(host.match.moves[0]).toEqual({ seat: 0, move: second });
  });

  it('says why a move is refused and changes nothing', () => {
    const host = start();
    const foreign = host.match.legal(1)[0] ?? '';
    expect(host.choose(0, foreign)).toMatchObject({ code: 'cardNotInHand' });
    expect(host.thinking()).toEqual([0, 1]);
  });

  it('goes on from its moves as if it had never been away', () => {
    const host = start();
    for (let trick = 0; trick < 3; trick++) {
      for (const seat of host.match.toAct()) host.choose(seat, host.match.legal(seat)[0] ?? '');
      const [seat] = host.match.toAct();
      if (seat !== undefined && host.match.toAct().length === 1)
        host.choose(seat, host.match.legal(seat)[0] ?? '');
    }
    const again = start(recordOf(host.match).moves);
    expect(again.playState(0, 0)).toEqual(host.playState(0, 0));
  });

  it('tells each viewer only their own moves and only facts meant for them', () => {
    const host = start();
    for (const seat of [0, 1]) host.choose(seat, host.match.legal(seat)[0] ?? '');
    const { steps } = host.playState(0, 0);
    expect(steps.map(({ move }) => move !== undefined)).toEqual([true, false]);
    expect(host.playState('spectator', 0).steps.every(({ move }) => move === undefined)).toBe(true);
  });
});
