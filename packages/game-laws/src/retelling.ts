import { createHash } from 'node:crypto';
import { type Game, isRefusal, type MatchRecord, parsePlayed, replay } from '@sixfold/game-kit';
import { snapshot } from './snapshot.js';

/** Plays a record again and condenses everything that anyone could see on the way into one hash. */
export function retell(game: Game, record: MatchRecord): string {
  const hash = createHash('sha256');
  const match = replay(game, record, ({ state }) => hash.update(snapshot(game, state, record.seats)));
  if (isRefusal(match)) throw new Error(`A record is refused: ${match.code} ${JSON.stringify(match.params)}`);
  hash.update(snapshot(game, match.state, record.seats));
  return hash.update(factsOf(game, record)).digest('hex');
}

/** All facts of a record, in order. */
function factsOf(game: Game, record: MatchRecord): string {
  const facts: unknown[] = [];
  const match = replay(game, { ...record, moves: [] });
  if (isRefusal(match)) return '';
  for (const text of record.moves) {
    const played = parsePlayed(text);
    if (!isRefusal(played)) facts.push(match.play(played.seat, played.move));
  }
  return JSON.stringify(facts);
}
