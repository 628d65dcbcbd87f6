import { isRefusal, Match, parsePlayed } from '@sixfold/game-kit';
import { six } from '@sixfold/six';
import { describe, expect, it } from 'vitest';
import { forcedLine } from '../src/six/forcing.js';

/** From games of bots: the mover forces a form with this many stones. */
const POSITIONS = [
  {
    stones: 2,
    moves:
      '0:0,0 1:0,-1 0:-1,-1 1:-2,0 0:1,-2 1:-1,-2 0:0,-2 1:1,-1 0:2,-3 1:1,-3 0:1,-4 1:2,-4 0:2,-2 1:3,-3 0:3,-2 1:4,-2 0:3,-4 1:4,-4 0:4,-5 1:5,-6 0:5,-7 1:5,-4 0:5,-3 1:6,-5 0:6,-6 1:7,-6 0:6,-7 1:7,-5 0:7,-4 1:8,-7 0:8,-6',
  },
  {
    stones: 3,
    moves:
      '0:0,0 1:-1,1 0:-1,2 1:1,0 0:-2,1 1:-3,2 0:0,1 1:-1,0 0:0,2 1:0,3 0:-2,2 1:-2,3 0:1,2 1:2,2 0:0,-1 1:0,-2 0:-3,3 1:-2,4 0:-4,3 1:-2,5 0:-1,4 1:-4,2 0:0,4 1:-3,5 0:-4,5 1:-2,6 0:-5,5 1:-2,7 0:-2,8',
  },
];

function after(moves: string): Match {
  const match = Match.start(six, { options: {}, seats: 2, seed: 'forcing' }) as unknown as Match;
  for (const text of moves.split(' ')) {
    const played = parsePlayed(text);
    if (isRefusal(played) || isRefusal(match.play(played.seat, played.move))) throw new Error(text);
  }
  return match;
}

describe('a forced form', () => {
  it.each(POSITIONS)('with $stones stones is a line that ends with it', ({ stones, moves }) => {
    const match = after(moves);
    const [seat = 0] = match.toAct();
    const line = forcedLine(match.state as Parameters<typeof forcedLine>[0], 3);
    expect(line).toHaveLength(2 * stones - 1);
    for (const move of line ?? []) expect(isRefusal(match.play(match.toAct()[0] ?? 0, move))).toBe(false);
    expect(match.outcome()?.ranks[seat]).toBe(1);
  });

  it('is not claimed where there is none, or where too few stones are allowed', () => {
    expect(forcedLine(after('0:0,0 1:-1,1').state as Parameters<typeof forcedLine>[0], 3)).toBeUndefined();
    const [, three] = POSITIONS;
    expect(
      forcedLine(after(three?.moves ?? '').state as Parameters<typeof forcedLine>[0], 2),
    ).toBeUndefined();
  });
});
