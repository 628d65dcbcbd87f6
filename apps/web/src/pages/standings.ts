import type { TableState } from '@sixfold/protocol';

/** A finished game of a room. */
export type Played = TableState['evening'][number];

/** Who has won how often, best first; people only, under the name that they had. */
export function standingsOf(games: readonly Played[]): { readonly name: string; readonly wins: number }[] {
  const wins = new Map<string, number>();
  for (const { names, bots, ranks } of games)
    for (const [seat, name] of names.entries()) {
      if (name === '' || bots.includes(seat)) continue;
      wins.set(name, (wins.get(name) ?? 0) + Number(ranks[seat] === 1));
    }
  return [...wins]
    .map(([name, count]) => ({ name, wins: count }))
    .sort((one, other) => other.wins - one.wins || one.name.localeCompare(other.name));
}
