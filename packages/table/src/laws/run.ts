import { type Game, isRefusal } from '@sixfold/game-kit';
import type { CreateTable } from '@sixfold/protocol';
import { openRoom } from '../open-room.js';
import type { GameById } from '../room.js';
import { type Cue, PEOPLE } from './cues.js';
import { deedsOf } from './deeds.js';
import type { Engine } from './engine.js';
import { Evening } from './evening.js';
import type { Deed, Law } from './law.js';

/** One way to open a room. */
export interface TableCase {
  readonly name: string;
  readonly wanted: CreateTable;
  /** Opened by the quick match, which bots fill up after a while. */
  readonly quick?: boolean;
}

/** Everything that a run of a law follows from. */
export interface Script {
  readonly table: TableCase;
  readonly cues: readonly Cue[];
}

/** An evening at this table, with nothing done yet. */
export function eveningOf(engine: Engine, gameById: GameById, table: TableCase): Evening {
  const { wanted, quick = false } = table;
  const game: Game | undefined = gameById(wanted.game);
  if (game === undefined) throw new Error(`no game ${wanted.game}`);
  const opening = openRoom(game, wanted, {
    person: PEOPLE[0],
    root: '5e'.repeat(32),
    code: 'ABC234',
    ...(quick && { quick: { key: 'quick', level: 'strong', fillAt: 1_800_000_020_000 } }),
  });
  if (isRefusal(opening)) throw new Error(`${table.name}: ${opening.code}`);
  return new Evening(engine, gameById, opening);
}

/** Lets an evening go by under the eyes of a law. */
export function runScript(engine: Engine, gameById: GameById, law: Law, { table, cues }: Script): void {
  const evening = eveningOf(engine, gameById, table);
  const watcher = law(evening);
  evening.watch(watcher);
  const deeds: Deed[] = [];
  try {
    for (const cue of cues)
      for (const deed of deedsOf(evening, cue, deeds.at(-1))) {
        deeds.push(deed);
        evening.act(deed, { stale: cue.stale, node: cue.b % 2 });
      }
    watcher.end?.();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const tale = deeds.slice(-12).map((deed) => `\n  ${JSON.stringify(deed)}`);
    throw new Error(
      `${message}\nat "${table.name}" after ${deeds.length} deeds, the last being${tale.join('')}`,
      {
        cause: error,
      },
    );
  }
}
