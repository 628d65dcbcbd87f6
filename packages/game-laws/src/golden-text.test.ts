import type { Game } from '@sixfold/game-kit';
import { describe, expect, it } from 'vitest';
import { goldenText } from './golden-text.js';
import { firstDifference } from './goldens.js';
import { type ToyState, type ToyView, toyGame } from './toy-game.js';

const toyCase = { name: 'toy', options: {}, seats: 2 };
const text = (wrong: Partial<Game<ToyState, ToyView>> = {}) =>
  goldenText({ ...toyGame, ...wrong } as Game, toyCase);

describe('a golden text', () => {
  it('is the same every time and shows views, facts and legal moves', () => {
    expect(text()).toBe(text());
    expect(text()).toMatch(/^game toy$/m);
    expect(text()).toMatch(/^ {2}view 0 \{"viewer":0,"hand":\[/m);
    expect(text()).toMatch(/^1\. seat \d plays \d+$/m);
    expect(text()).toMatch(/^ {2}fact \{"kind":"youLaid","to":\d/m);
    expect(text()).toMatch(/^ {2}legal 1: /m);
    expect(text()).toMatch(/^over after 6 moves: \{"scores":/m);
  });

  it('changes with the least change of a view, a fact or a result', () => {
    const view: typeof toyGame.view = (state, viewer) => ({ ...toyGame.view(state, viewer), own: 0 });
    expect(firstDifference(text({ view }), text())).toBeDefined();
    const apply: typeof toyGame.apply = (state, seat, move) => toyGame.apply(state, seat, move);
    expect(firstDifference(text({ apply }), text())).toBeDefined();
    expect(firstDifference(text(), text())).toBeUndefined();
  });

  it('notices changes in the part that is too long to show', () => {
    const long = (mark: string): Partial<Game<ToyState, ToyView>> => ({
      view: (state, viewer) => {
        const padding = 'x'.repeat(30_000) + (state.won.flat().length === 6 ? mark : '');
        return { ...toyGame.view(state, viewer), padding } as ToyView;
      },
    });
    expect(text(long('a')).length).toBeLessThan(150_000);
    expect(firstDifference(text(long('a')), text(long('b')))?.now).toMatch(/^everything not shown above/);
  });

  it('tells where two texts part', () => {
    expect(firstDifference('a\nb\nc', 'a\nx\nc')).toEqual({ line: 2, kept: 'x', now: 'b' });
    expect(firstDifference('a\n', 'a\nb\n')).toEqual({ line: 2, kept: 'b', now: '' });
    expect(firstDifference('a', 'a\nb')).toEqual({ line: 2, kept: 'b', now: undefined });
  });
});
