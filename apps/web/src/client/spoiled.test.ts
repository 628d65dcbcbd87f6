import {
  below,
  formatRecord,
  type Game,
  isRefusal,
  Match,
  parseRecord,
  type Rng,
  recordOf,
} from '@sixfold/game-kit';
import { describeSpoiled, spoiledData, spoiledText, type Target } from '@sixfold/game-laws';
import { gameById, games } from '@sixfold/games';
import type { TableState } from '@sixfold/protocol';
import { beforeEach, vi } from 'vitest';
import { coachGame, isCoached, keepTold, toldOf } from '../lessons/coached.js';
import { keepProgress, readProgress } from '../lessons/progress.js';
import { playedHere } from '../mine/played.js';
import { statisticsOf } from '../mine/statistics.js';
import { readSetup } from '../pages/kept-setup.js';
import { readInvitation } from '../pages/read-invitation.js';
import { keepSolved, readSolved } from '../puzzles/solved.js';
import { lineOfRecord, namesOf } from '../replay/record-line.js';
import { readSettings } from '../settings/kept-settings.js';
import { followDeal, keptDeals } from './deal-memory.js';
import { createDeviceGame, type DeviceGame, listDeviceGames, saveDeviceGame } from './device-games.js';
import { deviceRecord } from './device-record.js';
import { DeviceRoom } from './device-room.js';
import { readKeptGame } from './kept-game.js';

/** A browser's storage, in which anybody, and any accident, may have written. */
const storage: Record<string, string> = {};
const METHODS = {
  getItem: (key: string) => storage[key] ?? null,
  setItem: (key: string, text: string) => {
    storage[key] = text;
  },
  removeItem: (key: string) => delete storage[key],
};
beforeEach(() =>
  vi.stubGlobal(
    'localStorage',
    new Proxy(METHODS, {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  ),
);

/** Storage with nothing in it but this. */
function keepOnly(key: string, value: unknown): void {
  for (const each of Object.keys(storage)) delete storage[each];
  storage[key] = JSON.stringify(value) ?? 'nonsense';
}

const ID = '0123456789ab';
const SEATS = [
  { kind: 'human', name: 'Mia' },
  { kind: 'bot', level: 'easy' },
] as const;
const OLD = {
  id: ID,
  game: 'sixteen',
  options: {},
  seats: SEATS,
  seed: 'old',
  moves: [],
  choices: [],
  startedAt: 1,
  updatedAt: 2,
  finished: false,
  bestOf: 1,
};

/** Games as they are kept, some moves into each. */
function keptGames(): unknown[] {
  const kept: unknown[] = [OLD, { ...OLD, game: 'nimmt', options: { rounds: 1 }, bestOf: 3 }];
  for (const { id: game } of games) {
    const fresh = createDeviceGame({ game, options: {}, seats: SEATS });
    const room = new DeviceRoom(fresh, gameById, fresh.startedAt);
    for (let moves = 0; moves < 4; moves++) {
      for (const turn of room.botTurns(1)) room.answer(turn, turn.legal[0], fresh.startedAt);
      playOn(room, fresh.startedAt);
    }
    kept.push({ ...fresh, id: ID, log: room.entries, record: room.record() });
  }
  return kept;
}

function playOn(room: DeviceRoom, now: number): void {
  const [seat] = room.thinking();
  const play = seat === undefined ? undefined : room.playState(seat, 0, now);
  const move = play?.legal[0];
  if (play === undefined || move === undefined || seat === undefined) return;
  room.execute({ do: 'choose', number: play.number, move, seat }, now);
}

let corpus: readonly unknown[] = [];
beforeEach(() => {
  if (corpus.length === 0) corpus = keptGames();
});

/** Opens a kept game as its worker does: what cannot be opened is called damaged, what can be must go on. */
function openAndPlay(kept: DeviceGame): void {
  let room: DeviceRoom;
  try {
    room = new DeviceRoom(kept, gameById, kept.updatedAt);
    room.table(undefined);
    room.record();
    room.botTurns(2);
  } catch {
    return;
  }
  room.playState('spectator', 0, kept.updatedAt);
  playOn(room, kept.updatedAt);
}

const TABLE = {
  id: 'table',
  options: { starter: 'lot' },
  seats: [{ kind: 'human' }, { kind: 'human' }],
  games: 0,
  phase: 'dealing',
  commitment: 'c0',
  deal: { number: 1, stage: 'open', waitingFor: [0], seals: ['s0', 's1'] },
  you: { seat: 0 },
} as unknown as TableState;
const MEMORIES = {
  1: {
    table: 'table',
    deal: 1,
    commitment: 'c0',
    seals: [],
    own: { seats: [0], contribution: 'ab'.repeat(16) },
  },
};

const RECORDS = games.flatMap((game) => {
  const match = Match.start(game, { options: {}, seats: 2, seed: 'spoiled' });
  if (isRefusal(match)) return [];
  for (let moves = 0; moves < 6; moves++) {
    const [seat] = match.toAct();
    if (seat !== undefined) match.play(seat, match.legal(seat)[0] as string);
  }
  return [formatRecord(recordOf(match))];
});

const setups = (rng: Rng): { game: Game; kept: unknown } => {
  const game = games[below(rng, games.length)] as Game;
  const setup = { place: 'device', options: { variant: 'ole' }, seats: 4, sitters: ['person', 'easy', null] };
  return { game, kept: spoiledData(rng, [setup]) };
};

const TARGETS: readonly Target[] = [
  {
    name: 'links and codes',
    attempt: (rng) => {
      const texts = [
        'https://sixfold.example/t/AbCdEfGhIjKlMnOpQrStUv?x#y',
        'AbCdEfGhIjKlMnOpQrStUv',
        'K7P 3QX',
      ];
      const { link } = readInvitation(spoiledText(rng, texts));
      return link === undefined || /^[\w-]+$/.test(link) ? undefined : `leads to ${link}`;
    },
  },
  {
    name: 'settings',
    attempt: (rng) => {
      const kept = {
        language: 'de',
        theme: 'dark',
        sound: true,
        volume: 0.5,
        speed: 'fast',
        name: 'Mia',
        hints: false,
      };
      const read = readSettings(spoiledData(rng, [kept]));
      return JSON.stringify(readSettings(read)) === JSON.stringify(read)
        ? undefined
        : 'reads its own writing differently';
    },
  },
  {
    name: 'kept forms',
    attempt: (rng) => {
      const { game, kept } = setups(rng);
      keepOnly(`sixfold.setup.${game.id}`, kept);
      readSetup(game);
      return undefined;
    },
  },
  {
    name: 'saved games',
    attempt: (rng) => {
      const value = spoiledData(rng, corpus);
      keepOnly(`sixfold.game.${ID}`, value);
      const kept = readKeptGame(value);
      if (kept) {
        openAndPlay(kept);
        saveDeviceGame(kept);
      }
      listDeviceGames();
      deviceRecord(ID);
      statisticsOf(playedHere('Mia'));
      return undefined;
    },
  },
  {
    name: 'archives',
    attempt: (rng) => {
      const archived = corpus.map((each) => ({ ...OLD, record: (each as DeviceGame).record }));
      keepOnly('sixfold.played', spoiledData(rng, [archived]));
      deviceRecord(ID);
      statisticsOf(playedHere('Mia'));
      return undefined;
    },
  },
  {
    name: 'memories of deals',
    attempt: (rng) => {
      keepOnly('sixfold.deals.table', spoiledData(rng, [MEMORIES]));
      storage['sixfold.deals'] = JSON.stringify(spoiledData(rng, [['table', 'another']])) ?? '';
      followDeal(TABLE);
      followDeal({ ...TABLE, deal: { ...TABLE.deal, stage: 'seal' } });
      keptDeals('table');
      return undefined;
    },
  },
  {
    name: 'notes of coach, lessons and puzzles',
    attempt: (rng) => {
      keepOnly('sixfold.coach', spoiledData(rng, [{ games: [ID], told: { nimmt: ['first'] } }]));
      storage['sixfold.lessons'] = JSON.stringify(spoiledData(rng, [{ first: 3 }])) ?? '';
      storage['sixfold.puzzles'] = JSON.stringify(spoiledData(rng, [['one', 'two']])) ?? '';
      isCoached(ID);
      toldOf('nimmt').includes('first');
      coachGame(ID);
      keepTold('nimmt', 'second');
      keepProgress('second', 1 + (readProgress().first ?? 0));
      keepSolved('three');
      return readSolved().includes('three') ? undefined : 'a solved puzzle is not kept';
    },
  },
  {
    name: 'records to look back at',
    attempt: (rng) => {
      const record = parseRecord(spoiledText(rng, RECORDS));
      const game = isRefusal(record) ? undefined : gameById(record.game);
      if (isRefusal(record) || game === undefined) return undefined;
      lineOfRecord(game, record);
      namesOf(record);
      return undefined;
    },
  },
];

describeSpoiled(TARGETS);
