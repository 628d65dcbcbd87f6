import {
  type Answer,
  ask,
  type Bot,
  type Budget,
  botFamily,
  LEVELS,
  type Level,
  randomBot,
} from '@sixfold/bots';
import type { Match, Rng, Seat } from '@sixfold/game-kit';
import { type Failure, wrongUsage } from './failure.js';
import { lazy } from './lazy.js';

export const RANDOM = 'random';

/** A bot with the time it may take. */
export interface SeatedBot {
  readonly name: string;
  readonly bot: Bot;
  readonly budget: Budget;
}

/** The bots that a game has, weakest first. */
export const botNames = (gameId: string): readonly string[] => [
  RANDOM,
  ...(botFamily(gameId) === undefined ? [] : LEVELS),
];

const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);

const unknownBot = (gameId: string, spec: string): Failure =>
  wrongUsage('unknownBot', { bot: spec.slice(0, 60), known: botNames(gameId).join(', ') });

/** A bot of ours as a command line names it, with a budget of its own if it says so. */
export interface BotSpec {
  readonly bot: string;
  readonly budget?: Budget;
}

/** Reads `master`, `master@500ms` or `strong@2000it`, or says which bots there are. */
export function readBot(gameId: string, spec: string): BotSpec {
  const [, bot = spec, amount, unit] = /^([a-z]+)@(\d{1,9})(ms|it)$/.exec(spec) ?? [];
  if (!botNames(gameId).includes(bot)) throw unknownBot(gameId, spec);
  if (amount === undefined) return { bot };
  return { bot, budget: unit === 'ms' ? { millis: Number(amount) } : { iterations: Number(amount) } };
}

/** Finds a bot of a game by name, or says which there are. */
export function findBot(gameId: string, name: string, budget?: Budget): SeatedBot {
  if (name === RANDOM) return { name, bot: randomBot, budget: {} };
  const family = botFamily(gameId);
  if (family === undefined || !isLevel(name)) throw unknownBot(gameId, name);
  return { name, bot: family.bot(name), budget: budget ?? family.budgets[name] };
}

/** The bots of a table from a list like `easy,strong@200ms`, which is repeated until every seat has one. */
export function findBots(
  gameId: string,
  list: string | undefined,
  seats: number,
  budget?: Budget,
): readonly SeatedBot[] {
  const names = (list ?? RANDOM).split(',').map((name) => name.trim());
  if (names.length > seats) throw wrongUsage('moreBotsThanSeats', { bots: names.length, seats });
  const bots = names.map((name) => {
    const spec = readBot(gameId, name);
    return { ...findBot(gameId, spec.bot, spec.budget ?? budget), name };
  });
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as SeatedBot);
}

/** The legal moves of a seat in the order in which the rules list them. */
export function listedMoves(match: Match, seat: Seat, buffer: Int32Array): string[] {
  const { game, state } = match;
  const count = game.legalMoves(state, seat, buffer);
  return Array.from(buffer.subarray(0, count), (move) => game.formatMove(state, move));
}

/** Lets a bot choose for a seat that must act. */
export const askBot = (...asked: Parameters<typeof answerOf>): string => answerOf(...asked).move;

/** The same with what else it considered. */
export function answerOf(
  { bot, budget }: SeatedBot,
  match: Match,
  seat: Seat,
  legal: readonly string[],
  rng: Rng,
): Answer {
  const view = lazy(() => match.view(seat));
  const sight = {
    get view() {
      return view();
    },
    seat,
    legal,
  };
  return ask(bot, sight, { budget, rng, clock: () => performance.now() });
}
