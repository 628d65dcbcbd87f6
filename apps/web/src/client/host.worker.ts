import { isRefusal, recordOf, type Refusal } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { type DeviceGame, randomText } from './device-games.js';
import { LocalHost } from './local-host.js';
import { matchPlay } from './match-play.js';
import type { Refused } from './table-client.js';
import type { FromBot, FromHost, ToBot, ToHost } from './worker-messages.js';

/** Runs a game on this device away from the page, so that the page never waits for rules or bots. */
let host: LocalHost | undefined;
let game: DeviceGame | undefined;
let bots: Worker | undefined;
let asked: { readonly ask: number; readonly seat: number } | undefined;
let asks = 0;
let patience: ReturnType<typeof setTimeout> | undefined;

/** A bot that has not answered after so long never will: every level's time to think is far below. */
const LONGEST = 30_000;

const tell = (message: FromHost): void => postMessage(message);
const refusedOf = ({ code, params }: Refusal): Refused => ({ code, params });

onmessage = ({ data }: MessageEvent<ToHost>) => {
  if (data.kind === 'start') return start(data.game);
  if (!host || !game) return;
  switch (data.kind) {
    case 'choose': {
      const refusal = host.choose(data.seat, data.move);
      tell(
        refusal
          ? { kind: 'refused', ask: data.ask, refused: refusedOf(refusal) }
          : { kind: 'done', ask: data.ask },
      );
      if (!refusal) changed();
      return;
    }
    case 'show':
      return tell({
        kind: 'play',
        seat: data.seat,
        play: host.playState(data.seat ?? 'spectator', data.after),
      });
    case 'next': {
      const { match } = host;
      const outcome = match.outcome();
      const { options, seats } = match.setup;
      const next = outcome ? match.game.nextOptions(options, seats, outcome) : options;
      tell({ kind: 'nextOptions', ask: data.ask, options: next });
    }
  }
};

function start(kept: DeviceGame): void {
  const rules = gameById(kept.game);
  const started = rules && LocalHost.start(rules, kept);
  if (!started)
    return tell({ kind: 'broken', refused: { code: 'unknownGame', params: { game: kept.game } } });
  if (isRefusal(started)) return tell({ kind: 'broken', refused: refusedOf(started) });
  host = started;
  game = kept;
  changed();
}

/** Something was played or chosen: tells the page and lets the next bot think. */
function changed(): void {
  if (!host || !game) return;
  const { match } = host;
  const outcome = match.outcome();
  tell({
    kind: 'changed',
    moves: recordOf(match).moves,
    choices: host.chosen(),
    options: match.setup.options,
    thinking: host.thinking(),
    finished: outcome !== undefined,
    match: matchPlay(match.game, game, outcome),
  });
  askNextBot();
}

function askNextBot(): void {
  if (!host || !game || asked) return;
  const seats = game.seats;
  const seat = host.thinking().find((each) => seats[each]?.kind === 'bot');
  const player = seat === undefined ? undefined : seats[seat];
  if (seat === undefined || player?.kind !== 'bot') return;
  bots ??= startBots();
  asked = { ask: ++asks, seat };
  bots.postMessage({
    ask: asks,
    game: game.game,
    level: player.level,
    view: host.match.view(seat),
    seat,
    legal: host.match.legal(seat),
    seed: randomText(8),
  } satisfies ToBot);
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

/** A bot that breaks must not end the game: some legal move is made for it, and the next one thinks afresh. */
function replaceBots(): void {
  bots?.terminate();
  bots = undefined;
  answered(undefined);
}

function answered(move: string | undefined): void {
  if (!host || !asked) return;
  const { seat } = asked;
  asked = undefined;
  clearTimeout(patience);
  const legal = host.match.legal(seat);
  const played = move !== undefined && legal.includes(move) ? move : legal[0];
  if (played !== undefined) host.choose(seat, played);
  changed();
}
