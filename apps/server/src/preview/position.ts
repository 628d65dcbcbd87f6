import { type Game, isRefusal, Match, type MatchRecord, parsePlayed } from '@sixfold/game-kit';

/** What a spectator sees of a finished match after this many moves; its end, if there are fewer. */
export function seenAfter(game: Game, record: MatchRecord, moves: number): unknown {
  const match = Match.start(game, record);
  if (isRefusal(match)) return undefined;
  for (const text of record.moves.slice(0, moves)) {
    const played = parsePlayed(text);
    if (isRefusal(played) || isRefusal(match.play(played.seat, played.move))) return undefined;
  }
  return match.view('spectator');
}
