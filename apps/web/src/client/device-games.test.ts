import { isRefusal, Match, type MatchRecord, recordOf, verifyRecord } from '@sixfold/game-kit';
import { nimmt } from '@sixfold/nimmt';
import type { PlayState } from '@sixfold/protocol';
import { sixteen } from '@sixfold/sixteen';
import type { Entry } from '@sixfold/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { archivedGames, forgetArchived } from './archive.js';
import {
  createDeviceGame,
  damagedGames,
  forgetDeviceGame,
  listDeviceGames,
  readDeviceGame,
  saveDeviceGame,
} from './device-games.js';
import { deviceRecord } from './device-record.js';
import { DeviceRoom } from './device-room.js';
import { createFromRecord } from './from-record.js';

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

describe('a match tried again', () => {
  it('goes on from the middle with the same deal, the person in the seat they chose and bots in the others', () => {
    const match = Match.start(sixteen, { options: {}, seats: 2, seed: 'again' });
    if (isRefusal(match)) throw new Error(match.code);
    const seen: string[] = [];
    for (let [seat] = match.toAct(); seat !== undefined; [seat] = match.toAct()) {
      seen.push(JSON.stringify(match.view(1)));
      match.play(seat, match.legal(seat)[0] as string);
    }
    const record = recordOf(match as unknown as Match);
    const kept = createFromRecord({ record, moves: 6, seat: 1, name: 'Mia', level: 'strong' });
    expect(readDeviceGame(kept.id)?.seats).toEqual([
      { kind: 'bot', level: 'strong' },
      { kind: 'human', name: 'Mia' },
    ]);
    const room = new DeviceRoom(kept, () => sixteen, Date.now());
    expect(JSON.stringify(room.playState(1, 0, 1)?.view)).toBe(seen[6]);
    expect(room.isFinished()).toBe(false);
  });
});

describe('old games', () => {
  it('make room for new ones, and what was played stays: it can be looked at and removed', () => {
    const record: MatchRecord = {
      sixfold: 1,
      game: 'sixteen',
      options: {},
      seats: 2,
      seed: 'old',
      moves: ['0:b6'],
    };
    const ids = Array.from({ length: 35 }, (_, age) => {
      const game = createDeviceGame(wanted);
      saveDeviceGame({ ...game, finished: true, updatedAt: 1000 - age, record });
      return game.id;
    });
    expect(listDeviceGames().map(({ id }) => id)).toEqual(ids.slice(0, 30));
    expect(archivedGames().map(({ id }) => id)).toEqual(ids.slice(30));
    expect(deviceRecord(ids[34] ?? '')).toMatchObject({ moves: ['0:b6'], names: ['Mia', 'Bruno'] });
    forgetArchived(ids[34] ?? '');
    expect(archivedGames()).toHaveLength(4);
  });
});

describe('a room on this device', () => {
  const bots = [
    { kind: 'human', name: '' },
    { kind: 'bot', level: 'easy' },
  ] as const;

  function playOn(room: DeviceRoom, isEnough: () => boolean): void {
    for (let now = 10; !room.isFinished() && !isEnough(); now++) {
      const [bot] = room.botTurns(1);
      if (bot) room.answer(bot, bot.legal[0], now);
      else {
        const { number, legal } = room.playState(0, 0, now) as PlayState;
        expect(room.execute({ do: 'choose', number, move: legal[0] as string }, now)).toBeUndefined();
      }
    }
  }

  it('plays, takes back, ends and goes on, and is the same after every reload', () => {
    const kept = createDeviceGame({ game: 'sixteen', options: {}, seats: bots, bestOf: 3 });
    const room = new DeviceRoom(kept, () => sixteen, 5);
    playOn(room, () => room.number >= 8 && room.botTurns(1).length === 0);
    const before = room.number;
    expect(room.execute({ do: 'takeback' }, 50)).toBeUndefined();
    expect(room.number).toBeLessThan(before);
    const again = () =>
      new DeviceRoom({ ...kept, log: JSON.parse(JSON.stringify(room.entries)) }, () => sixteen, 60);
    expect(again().playState(0, 0, 60)).toEqual(room.playState(0, 0, 60));
    playOn(room, () => false);
    expect(room.table(0)).toMatchObject({ phase: 'finished', series: { games: 1, bestOf: 3 } });
    expect(again().table(0)).toEqual(room.table(0));
    expect(isRefusal(verifyRecord(sixteen, room.record() as MatchRecord))).toBe(false);
    expect(room.execute({ do: 'rematch' }, 70)).toBeUndefined();
    expect(room.game).toBe(2);
    expect(again().table(0)).toEqual(room.table(0));
  });
});

describe('bots of one device', () => {
  const masters = Array.from({ length: 9 }, () => ({ kind: 'bot', level: 'master' }) as const);
  const opened = () => {
    const seats = [{ kind: 'human', name: '' } as const, ...masters];
    return new DeviceRoom(createDeviceGame({ game: 'nimmt', options: {}, seats }), () => nimmt, 5);
  };

  it.each([1, 2, 4])('that are asked together share three seconds, %i thinking at a time', (threads) => {
    const room = opened();
    const shares: number[] = [];
    for (let [bot] = room.botTurns(threads); bot; [bot] = room.botTurns(threads)) {
      shares.push(bot.patience);
      room.answer(bot, bot.legal[0], 10);
    }
    expect(shares).toEqual(Array(9).fill(3000 / Math.ceil(9 / threads)));
  });
});

describe('games kept on this device', () => {
  it('are found again, the one played last first, until they are removed', () => {
    const first = createDeviceGame(wanted);
    const second = createDeviceGame(wanted);
    const started = { ...first, log: [...first.log, first.log[0] as Entry], updatedAt: second.updatedAt + 1 };
    saveDeviceGame(started);
    expect(listDeviceGames().map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(readDeviceGame(first.id)).toEqual(started);
    forgetDeviceGame(first.id);
    expect(listDeviceGames().map(({ id }) => id)).toEqual([second.id]);
  });

  it('of an older version go on as rooms, move for move', () => {
    const old = {
      id: 'old',
      game: 'sixteen',
      options: {},
      seats: wanted.seats,
      seed: 'some seed',
      moves: [] as string[],
      startedAt: 1,
      updatedAt: 2,
      finished: false,
    };
    const first = Match.start(sixteen, { options: {}, seats: 2, seed: old.seed });
    if (isRefusal(first)) throw new Error(first.code);
    for (let count = 0; count < 6; count++) {
      const [seat = 0] = first.toAct();
      first.play(seat, first.legal(seat)[0] as string);
    }
    old.moves = [...recordOf(first).moves];
    localStorage.setItem('sixfold.game.old', JSON.stringify(old));
    const kept = readDeviceGame('old');
    if (!kept) throw new Error('not read');
    const room = new DeviceRoom(kept, () => sixteen, 3);
    expect(room.number).toBe(6);
    expect(room.record()).toMatchObject({ seed: old.seed, moves: old.moves });
    expect(room.playState(0, 0, 3)?.view).toEqual(JSON.parse(JSON.stringify(first.view(0))));
    // What cannot be read as a move is no game: the list says so before anybody opens it.
    const spoiled = { ...old, moves: [...old.moves, 'g3'] };
    localStorage.setItem('sixfold.game.old', JSON.stringify(spoiled));
    expect(readDeviceGame('old')).toBeUndefined();
    expect(damagedGames()).toEqual(['old']);
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
    saveDeviceGame({ ...game, finished: true });
    expect(readDeviceGame(game.id)?.finished).toBe(true);
    expect(listDeviceGames()).toHaveLength(1);
    forgetDeviceGame(game.id);
    expect(listDeviceGames()).toHaveLength(0);
    vi.stubGlobal('localStorage', undefined);
    expect(readDeviceGame(createDeviceGame(wanted).id)).toBeDefined();
  });
});
