import { gameById } from '@sixfold/games';
import { randomText } from './device-games.js';
import { type BotTurn, DeviceRoom } from './device-room.js';
import type { FromBot, FromHost, ToBot, ToHost } from './worker-messages.js';

/** Keeps a room on this device away from the page, so that the page never waits for rules or bots. */
let room: DeviceRoom | undefined;
let rules = '';
let bots: Worker | undefined;
let asked: { readonly ask: number; readonly turn: BotTurn } | undefined;
let asks = 0;
let patience: ReturnType<typeof setTimeout> | undefined;
/** What the page knows of the log. */
let told = 0;
let toldGame = 0;

/** A bot that has not answered after so long never will: every level's time to think is far below. */
const LONGEST = 30_000;

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

/** Something happened: tells the page and lets the next bot think. */
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
  askNextBot();
}

function askNextBot(): void {
  const turn = room?.nextBot();
  // A question about a turn that is over is nobody's any more.
  if (asked && (turn?.number !== asked.turn.number || turn.game !== asked.turn.game)) cancel();
  if (!turn || asked) return;
  bots ??= startBots();
  asked = { ask: ++asks, turn };
  const { level, view, seat, legal, patience: millis } = turn;
  const question = { game: rules, level, view, seat, legal, seed: randomText(8) };
  bots.postMessage({ ask: asks, ...question, patience: millis } satisfies ToBot);
  patience = setTimeout(replaceBots, LONGEST);
}

function startBots(): Worker {
  const worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
    if (data.ask === asked?.ask) answered(data.move);
  };
  worker.onerror = replaceBots;
  return worker;
}

/** Ending its worker is how a thinking bot is stopped. */
function cancel(): void {
  bots?.terminate();
  bots = undefined;
  asked = undefined;
  clearTimeout(patience);
}

/** The one after a bot that broke thinks afresh. */
function replaceBots(): void {
  bots?.terminate();
  bots = undefined;
  answered(undefined);
}

function answered(move: string | undefined): void {
  if (!room || !asked) return;
  const { turn } = asked;
  asked = undefined;
  clearTimeout(patience);
  room.answer(turn, move, Date.now());
  changed();
}
