import { type Game, isRefusal, Match, type MatchRecord, parsePlayed } from '@sixfold/game-kit';

/**
 * What one scored in each round of a game, where the game's manifest names the fact that tells it. The rules are asked,
 * because a record has only moves.
 */
export function roundPoints(game: Game, record: MatchRecord, mine: number): readonly number[] {
  const { pointsFact } = game.manifest;
  const match = Match.start(game, record);
  if (pointsFact === undefined || isRefusal(match)) return [];
  const rounds: number[] = [];
  for (const text of record.moves) {
    const played = parsePlayed(text);
    const facts = isRefusal(played) ? played : match.play(played.seat, played.move);
    if (isRefusal(facts)) return rounds;
    for (const fact of facts)
      if (fact.kind === pointsFact && 'points' in fact && Array.isArray(fact.points))
        rounds.push(Number(fact.points[mine] ?? 0));
  }
  return rounds;
}

export const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
