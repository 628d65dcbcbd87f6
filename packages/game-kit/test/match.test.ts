import { factsFor, isRefusal, Match } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { stonesGame } from './stones-game.js';

function start(options: unknown = {}, seats = 2) {
  const match = Match.start(stonesGame, { options, seats, seed: 's' });
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

const code = (result: unknown) => (isRefusal(result) ? result.code : 'accepted');

describe('a match', () => {
  it('plays moves as texts and writes them down', () => {
    const match = start();
    expect(match.legal(0)).toEqual(['1', '2', '3']);
    expect(match.play(0, '3')).toEqual([{ kind: 'took' }, { kind: 'thanks', to: 0 }]);
    match.play(1, '3');
    match.play(0, '1');
    expect(match.moves).toEqual([
      { seat: 0, move: '3' },
      { seat: 1, move: '3' },
      { seat: 0, move: '1' },
    ]);
    expect(match.outcome()).toEqual({ scores: [4, 3], ranks: [1, 2] });
    expect(match.toAct()).toEqual([]);
  });

  it('refuses with a code and stays as it was', () => {
    const match = start();
    match.play(0, '1');
    const before = JSON.stringify([match.state, match.moves]);
    const attempts = [
      [0, '1'],
      [2, '1'],
      [-1, '1'],
      [0.5, '1'],
      [1, 'x'],
      [1, ''],
      [1, '4'],
      // From a program without types, or from JSON.
      [1, 1 as unknown as string],
      [1, undefined as unknown as string],
    ] as const;
    expect(attempts.map(([seat, move]) => code(match.play(seat, move)))).toEqual([
      'notYourTurn',
      'noSuchSeat',
      'noSuchSeat',
      'noSuchSeat',
      'malformedMove',
      'malformedMove',
      'tooMany',
      'moveNotText',
      'moveNotText',
    ]);
    expect(JSON.stringify([match.state, match.moves])).toBe(before);
  });

  it('says who is asked instead', () => {
    const refused = start({}, 3).play(2, '1');
    expect(isRefusal(refused) && refused.params).toEqual({ seat: 3, asked: '1' });
  });

  it('is over when it is over', () => {
    const match = start({ stones: 1 });
    match.play(0, '1');
    expect(code(match.play(1, '1'))).toBe('gameOver');
  });

  it('tries a move out without playing it', () => {
    const match = start();
    const before = JSON.stringify([match.state, match.moves]);
    const checked = match.check(0, '3');
    expect(isRefusal(checked)).toBe(false);
    expect(JSON.stringify([match.state, match.moves])).toBe(before);
    const facts = match.play(0, '3');
    expect(checked).toEqual({ move: '3', facts });
    expect(match.state.left).toBe(4);
    expect(code(match.check(0, '1'))).toBe('notYourTurn');
    expect(code(match.check(1, 'nonsense'))).toBe(code(start().play(0, 'nonsense')));
  });

  it('goes on from a position without touching it', () => {
    const position = { left: 2, next: 1, seats: 2, taken: [0, 0] };
    const match = Match.from(stonesGame, start().setup, position);
    match.play(1, '2');
    expect(match.outcome()?.scores).toEqual([0, 2]);
    expect(position.left).toBe(2);
  });

  it('needs a seed, whole seats and options that fit', () => {
    const attempt = (wanted: object) =>
      code(Match.start(stonesGame, { options: {}, seats: 2, seed: 's', ...wanted }));
    expect(
      [{}, { seed: '' }, { seed: 'x'.repeat(201) }, { seats: 2.5 }, { seats: 9 }, { options: [] }].map(
        attempt,
      ),
    ).toEqual(['accepted', 'badSeed', 'badSeed', 'seatCount', 'seatCount', 'optionsNotAnObject']);
  });

  it('tells facts only to whom they concern', () => {
    const facts = [{ kind: 'all' }, { kind: 'one', to: 1 }];
    expect(factsFor(1, facts)).toEqual(facts);
    expect(factsFor(0, facts)).toEqual([{ kind: 'all' }]);
    expect(factsFor('spectator', facts)).toEqual([{ kind: 'all' }]);
  });
});
