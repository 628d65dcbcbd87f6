import {
  type Bot,
  type Budget,
  botFamily,
  LEVELS,
  type Level,
  type Question,
  randomBot,
} from '@sixfold/bots';
import type { Match, Rng, Seat } from '@sixfold/game-kit';
import { wrongUsage } from './failure.js';
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

/** Finds a bot of a game by name, or says which there are. */
export function findBot(gameId: string, name: string, budget?: Budget): SeatedBot {
  if (name === RANDOM) return { name, bot: randomBot, budget: {} };
  const family = botFamily(gameId);
  if (family === undefined || !isLevel(name)) {
    throw wrongUsage('unknownBot', { bot: name.slice(0, 60), known: botNames(gameId).join(', ') });
  }
  return { name, bot: family.bot(name), budget: budget ?? family.budgets[name] };
}

/** The bots of a table from a list like `easy,random`, which is repeated until every seat has one. */
export function findBots(
  gameId: string,
  list: string | undefined,
  seats: number,
  budget?: Budget,
): readonly SeatedBot[] {
  const names = (list ?? RANDOM).split(',').map((name) => name.trim());
  if (names.length > seats) throw wrongUsage('moreBotsThanSeats', { bots: names.length, seats });
  const bots = names.map((name) => findBot(gameId, name, budget));
  return Array.from({ length: seats }, (_, seat) => bots[seat % bots.length] as SeatedBot);
}

/** The legal moves of a seat in the order in which the rules list them. */
export function listedMoves(match: Match, seat: Seat, buffer: Int32Array): string[] {
  const { game, state } = match;
  const count = game.legalMoves(state, seat, buffer);
  return Array.from(buffer.subarray(0, count), (move) => game.formatMove(state, move));
}

/** Lets a bot choose for a seat that must act. */
export function askBot(
  { bot, budget }: SeatedBot,
  match: Match,
  seat: Seat,
  legal: readonly string[],
  rng: Rng,
): string {
  const view = lazy(() => match.view(seat));
  const question: Question = {
    // Made when the bot looks: the random one never does.
    get view() {
      return view();
    },
    seat,
    legal,
    budget,
    rng,
    clock: () => performance.now(),
  };
  return bot.choose(question).move;
}
