import { type Game, isRefusal, Match, type MatchRecord, parsePlayed } from '@sixfold/game-kit';
import type { NimmtFact } from '@sixfold/nimmt';

/** The bullheads that one took in each round of a game of 6 nimmt!: the rules are asked, because a record has only moves. */
export function headsOf(game: Game, record: MatchRecord, mine: number): readonly number[] {
  const match = Match.start(game, record);
  if (isRefusal(match)) return [];
  const heads: number[] = [];
  for (const text of record.moves) {
    const played = parsePlayed(text);
    const facts = isRefusal(played) ? played : match.play(played.seat, played.move);
    if (isRefusal(facts)) return heads;
    for (const fact of facts as readonly NimmtFact[])
      if (fact.kind === 'counted') heads.push(fact.points[mine] ?? 0);
  }
  return heads;
}

export const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
