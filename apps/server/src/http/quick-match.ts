import { type Game, type GameOptions, isRefusal, readTableOptions } from '@sixfold/game-kit';
import type * as wire from '@sixfold/protocol';
import { nameSkeleton } from '@sixfold/protocol';
import { decide, type PersonId, type Room } from '@sixfold/table';
import { hashOf, newTableId, tableIdFor } from '../ids.js';
import { orThrow } from './problems.js';
import type { Services } from './services.js';
import type { Tables } from './tables.js';

/** An answer that was lost is asked for again at once: by then nobody has been to more tables. */
const LAST_TABLES = 5;
/** This many tables are tried before one is made: others may sit down there in the same moment. */
const TRIED_TABLES = 5;
/** Seconds for each move: among strangers nobody waits for long. */
const MOVE_SECONDS = 60;

/** Somebody who wants to play, and what. */
interface Wanted {
  readonly person: PersonId;
  readonly wish: wire.QuickMatch;
  readonly game: Game;
  readonly options: GameOptions;
  readonly seats: number;
  /** The same for everybody who wants exactly this. */
  readonly key: string;
}

/** Seats people where others wait for the same game, or opens a table for those who come next. */
export class QuickMatch {
  constructor(
    private readonly services: Services,
    private readonly tables: Tables,
  ) {}

  async sitDown(person: PersonId, wish: wire.QuickMatch): Promise<wire.Created> {
    const game = this.tables.gameOf(wish.game);
    const seats = wish.seats ?? game.manifest.quickSeats;
    const options = orThrow(readTableOptions(game, wish.options ?? {}, seats));
    const key = hashOf(JSON.stringify([game.id, seats, options]));
    const wanted = { person, wish, game, options, seats, key };
    // One after another: whoever comes next finds the table that was just made.
    const id = await this.services.context.store.inTurn(() => this.place(wanted));
    return this.tables.stateFor(id, person);
  }

  private async place(wanted: Wanted): Promise<string> {
    return (
      (await this.placedBefore(wanted)) ?? (await this.joinOthers(wanted)) ?? (await this.openTable(wanted))
    );
  }

  /** Where the same wish led to before: its game may have begun meanwhile, so that its table is no longer among the quick ones. */
  private async placedBefore({ person, wish: { key } }: Wanted): Promise<string | undefined> {
    if (key === undefined) return undefined;
    const own = tableIdFor(person, key);
    if (await this.tables.isMade(own)) return own;
    const { context, rooms } = this.services;
    for (const { id } of await context.store.tablesOf(person, LAST_TABLES))
      if (await rooms.look(id, (room) => room?.knowsKey(person, key) === true)) return id;
    return undefined;
  }

  private async joinOthers({ person, wish, key }: Wanted): Promise<string | undefined> {
    const { context, rooms } = this.services;
    for (const { id } of await context.store.quickTables(key, TRIED_TABLES)) {
      const done = await rooms.execute(id, {
        asking: { person, key: wish.key },
        decide: (room, at) =>
          decide(room, { person, now: at, key: wish.key }, { ...joining(room, wish), do: 'join' }),
      });
      if (!isRefusal(done)) return id;
    }
    return undefined;
  }

  private async openTable({ person, wish, game, options, seats, key }: Wanted): Promise<string> {
    const { now, rhythm } = this.services.context;
    const id = wish.key === undefined ? newTableId() : tableIdFor(person, wish.key);
    const table: Omit<wire.CreateTable, 'key'> = {
      game: game.id,
      options,
      seats,
      name: wish.name,
      clock: { kind: 'move', seconds: MOVE_SECONDS },
      visibility: 'public',
      startWhenFull: true,
      ...(wish.contributes && { contributes: wish.contributes }),
    };
    const quick = { key, level: wish.level ?? 'medium', fillAt: now() + rhythm.quickWait };
    await this.tables.create(id, game, table, person, quick);
    return id;
  }
}

/** Strangers of one name meet: the later one gets a number. */
function joining(room: Room, { name, contributes }: wire.QuickMatch): wire.JoinTable {
  const taken = new Set(
    room.places.map((place) => (place.kind === 'human' ? nameSkeleton(place.name) : undefined)),
  );
  for (let count = 2, fresh = name; ; count++) {
    if (!taken.has(nameSkeleton(fresh))) return { name: fresh, ...(contributes && { contributes }) };
    fresh = `${[...name].slice(0, 21).join('')} ${count}`;
  }
}
