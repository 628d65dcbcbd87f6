import type { Game } from '@sixfold/game-kit';
import type * as wire from '@sixfold/protocol';
import { openRoom, type PersonId, type Quick, tableState } from '@sixfold/table';
import { newSecret, newTableId, newToken, tableIdFor } from '../ids.js';
import { orThrow, refuse } from './problems.js';
import type { RequestHead } from './request-head.js';
import type { Services } from './services.js';

/** Makes tables, and identities for programs. */
export class Tables {
  constructor(private readonly services: Services) {}

  /** What somebody wished for; the same wish sent again leads to the same table. */
  async make(
    person: PersonId,
    request: RequestHead,
    { key, ...wanted }: wire.CreateTable,
  ): Promise<wire.Created> {
    this.services.guard.costly(person, request);
    const id = key === undefined ? newTableId() : tableIdFor(person, key);
    // An answer that was lost is given again even to somebody who may not make another table.
    if (key === undefined || !(await this.isMade(id)))
      await this.create(id, this.gameOf(wanted.game), wanted, person);
    return this.stateFor(id, person);
  }

  /** An identity for a program; the token is shown once. */
  newIdentity(request: RequestHead): { readonly token: string } {
    const { guard, proxies } = this.services;
    guard.costly(`tokens ${proxies.clientOf(request)}`, request);
    return { token: newToken() };
  }

  gameOf(id: string): Game {
    return this.services.context.gameById(id) ?? refuse('noSuchGame', { game: id });
  }

  isMade(id: string): Promise<boolean> {
    return this.services.rooms.look(id, (room) => room !== undefined);
  }

  stateFor(id: string, person: PersonId): Promise<wire.Created> {
    const { rooms, hub } = this.services;
    return rooms.look(id, (room) => ({
      table: tableState(room ?? refuse('noSuchTable'), { person }, hub.spectators(id)),
    }));
  }

  async create(
    id: string,
    game: Game,
    wanted: Omit<wire.CreateTable, 'key'>,
    person: PersonId,
    quick?: Quick,
  ): Promise<void> {
    const { rooms, presence } = this.services;
    const opening = { person, root: newSecret(), ...(quick && { quick }) };
    const events = orThrow(openRoom(game, wanted, opening));
    await this.requireFewTables(person);
    presence.seen(id, person);
    await rooms.create(id, events);
  }

  private async requireFewTables(person: PersonId): Promise<void> {
    const { store, limits } = this.services.context;
    if ((await store.countUnfinished(person)) >= limits.tablesPerPlayer)
      refuse('tooManyTables', { max: limits.tablesPerPlayer });
  }
}
