import { FastRng, type Game, isRefusal, Match, type Seat } from '@sixfold/game-kit';
import { gameById } from '@sixfold/games';
import { ask } from '../ask.js';
import type { Answer, Level } from '../bot.js';
import { botFamily } from '../families.js';

/** A match for a puzzle, dealt from a number. */
export function startMatch(id: string, options: object, seats: number, number: number): Match {
  const match = Match.start(gameById(id) as Game, { options, seats, seed: `puzzle-${number}` });
  if (isRefusal(match)) throw new Error(match.code);
  return match;
}

/** Asks a bot about the position of a match: the same dice give the same answer. */
export function askAt(match: Match, level: Level, seat: Seat, iterations: number, dice: number): Answer {
  const family = botFamily(match.game.id);
  if (!family) throw new Error(`No bots play ${match.game.id}`);
  const sight = { view: match.view(seat), seat, legal: match.legal(seat) };
  return ask(family.bot(level), sight, { budget: { iterations }, rng: new FastRng(dice), clock: () => 0 });
}

/** Values as a puzzle keeps them, by move. */
export const valuesOf = ({ candidates }: Answer, sign: 1 | -1): Readonly<Record<string, number>> =>
  Object.fromEntries(candidates.map(({ move, value }) => [move, Math.round(10 * sign * value) / 10]));

/** By how much the best answer is ahead of the next. */
export const leadOf = ({ candidates: [best, next] }: Answer): number =>
  best && next ? best.value - next.value : 0;
