import { commitmentOf, dealSecret, type MatchRecord, withHash } from '@sixfold/game-kit';
import type { DealSource } from './entries.js';
import type { Room } from './room.js';
import type { Deal } from './running-match.js';

/** The game on the table as a file, with the evidence of its deal. Only for a game that is over. */
export function recordOfRoom(room: Room): MatchRecord | undefined {
  const { play } = room;
  if (play === undefined || !play.isOver) return undefined;
  const fairness = fairnessOf(room, play.deal);
  return withHash({
    ...play.record(),
    // As they sat then: by now somebody else may have their seats.
    names: room.games.at(-1)?.names,
    startedAt: play.startedAt,
    finishedAt: play.finishedAt,
    ...(fairness && { fairness }),
  });
}

function fairnessOf(room: Room, { source, lots }: Deal): object | undefined {
  const evidence = (secret: string, of: DealSource & { contributions: readonly string[] }) => ({
    table: room.id,
    commitment: commitmentOf(secret),
    secret,
    contributions: of.contributions,
  });
  switch (source.version) {
    case 0:
      return undefined;
    case 1:
      return { version: 1, ...evidence(source.secret, source) };
    case 2: {
      const { deal, seals, restarts } = source;
      return {
        version: 2,
        deal,
        ...evidence(dealSecret(room.root, deal), source),
        seals,
        lots,
        ...(restarts && { restarts }),
      };
    }
  }
}
