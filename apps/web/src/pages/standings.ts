import type { TableState } from '@sixfold/protocol';
import { LEVELS } from './kept-setup.js';

/** A finished game of a room. */
export type Played = TableState['evening'][number];

/** A bot has no name of its own there: it is kept by its level. */
export const isBot = (name: string): boolean => (LEVELS as readonly string[]).includes(name);

/** Who has won how often, best first; people only, under the name that they had. */
export function standingsOf(games: readonly Played[]): { readonly name: string; readonly wins: number }[] {
  const wins = new Map<string, number>();
  for (const { names, ranks } of games)
    for (const [seat, name] of names.entries()) {
      if (name === '' || isBot(name)) continue;
      wins.set(name, (wins.get(name) ?? 0) + Number(ranks[seat] === 1));
    }
  return [...wins]
    .map(([name, count]) => ({ name, wins: count }))
    .sort((one, other) => other.wins - one.wins || one.name.localeCompare(other.name));
}
