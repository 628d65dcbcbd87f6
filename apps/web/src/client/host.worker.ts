import { gameById } from '@sixfold/games';
import { BotThreads } from './bot-threads.js';
import { randomText } from './device-games.js';
import { DeviceRoom } from './device-room.js';
import type { FromHost, ToHost } from './worker-messages.js';

/** Keeps a room on this device away from the page, so that the page never waits for rules or bots. */
let room: DeviceRoom | undefined;
let rules = '';
/** What the page knows of the log. */
let told = 0;
let toldGame = 0;

/** One core is left to the page; more than a few would drain a phone for little. */
const THREADS = Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));

const bots = new BotThreads({
  threads: THREADS,
  start: () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
  question: ({ level, view, seat, legal, patience }) => ({
    game: rules,
    level,
    view,
    seat,
    legal,
    patience,
    seed: randomText(8),
  }),
  answered: (turn, move) => {
    room?.answer(turn, move, Date.now());
    changed();
  },
});

const tell = (message: FromHost): void => postMessage(message);

onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === 'start') return start(data.game);
  if (!room) return;
  switch (data.kind) {
    case 'do': {
      const refusal = room.execute(data.command, Date.now());
      if (refusal) {
        const { code, params } = refusal;
        return tell({ kind: 'refused', ask: data.ask, refused: { code, params } });
      }
      changed();
      return tell({ kind: 'done', ask: data.ask });
    }
    case 'show': {
      const play = room.playState(data.seat ?? 'spectator', data.after, Date.now());
      if (play) tell({ kind: 'play', seat: data.seat, play });
    }
  }
};

function start(kept: Parameters<typeof open>[0]): void {
  if (gameById(kept.game) === undefined)
    return tell({ kind: 'broken', refused: { code: 'unknownGame', params: { game: kept.game } } });
  try {
    room = open(kept);
    rules = kept.game;
    toldGame = room.game;
    changed();
  } catch {
    tell({ kind: 'broken', refused: { code: 'damagedGame', params: {} } });
  }
}

const open = (kept: ConstructorParameters<typeof DeviceRoom>[0]): DeviceRoom =>
  new DeviceRoom(kept, gameById, Date.now());

/** Something happened: tells the page and lets the bots think. */
function changed(): void {
  if (!room) return;
  const record = room.record();
  const whole = room.game !== toldGame || told === 0;
  tell({
    kind: 'changed',
    entries: whole ? room.entries : room.entries.slice(told),
    whole,
    table: room.table(undefined),
    thinking: room.thinking(),
    game: room.game,
    number: room.number,
    ...(record && { record }),
  });
  told = room.entries.length;
  toldGame = room.game;
  bots.ask(room.botTurns(THREADS));
}
