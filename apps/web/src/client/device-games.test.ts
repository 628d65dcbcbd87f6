import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createDeviceGame,
  forgetDeviceGame,
  listDeviceGames,
  readDeviceGame,
  saveDeviceGame,
} from './device-games.js';

/** As much of a browser's storage as the games need; refuses what is beyond its room. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new Error('full');
      kept[key] = text;
    },
    removeItem: (key: string) => delete kept[key],
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const wanted = {
  game: 'sixteen',
  options: {},
  seats: [
    { kind: 'human', name: 'Mia' },
    { kind: 'bot', level: 'easy' },
  ],
} as const;

beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

describe('games kept on this device', () => {
  it('are found again, the one played last first, until they are removed', () => {
    const first = createDeviceGame(wanted);
    const second = createDeviceGame(wanted);
    saveDeviceGame({ ...first, moves: ['0:g3'], updatedAt: second.updatedAt + 1 });
    expect(listDeviceGames().map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(readDeviceGame(first.id)?.moves).toEqual(['0:g3']);
    forgetDeviceGame(first.id);
    expect(listDeviceGames().map(({ id }) => id)).toEqual([second.id]);
  });

  it('of an older version have what came later', () => {
    localStorage.setItem('sixfold.game.old', JSON.stringify({ id: 'old', moves: [] }));
    expect(readDeviceGame('old')).toMatchObject({ choices: [], results: [], bestOf: 1 });
  });

  it('make room: old finished ones go, running ones stay', () => {
    for (let number = 0; number < 40; number++)
      saveDeviceGame({ ...createDeviceGame(wanted), updatedAt: number, finished: number !== 0 });
    listDeviceGames();
    expect(Object.keys(localStorage)).toHaveLength(31);
  });

  it('can be played where storage is full or forbidden', () => {
    vi.stubGlobal('localStorage', storage(10));
    const game = createDeviceGame(wanted);
    saveDeviceGame({ ...game, moves: ['0:g3'] });
    expect(readDeviceGame(game.id)?.moves).toEqual(['0:g3']);
    expect(listDeviceGames()).toHaveLength(1);
    forgetDeviceGame(game.id);
    expect(listDeviceGames()).toHaveLength(0);
    vi.stubGlobal('localStorage', undefined);
    expect(readDeviceGame(createDeviceGame(wanted).id)).toBeDefined();
  });
});
