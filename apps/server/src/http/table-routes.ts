import { type Game, isRefusal, readTableOptions } from '@sixfold/game-kit';
import type * as wire from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { mayWatch } from '../hub.js';
import { hashOf, newContribution, newSecret, newTableId, tableIdFor } from '../ids.js';
import type { Created, Happening, Player } from '../table/entries.js';
import { join } from '../table/lobby.js';
import type { TableModel } from '../table/model.js';
import { snapshotOf, tableState } from '../table/states.js';
import { playerOf, playerOrNew } from './identity.js';
import { orThrow, refuse } from './problems.js';
import type { Services } from './services.js';

const LISTED = 60;

/** Making tables, finding them, and looking at one. */
export function tableRoutes(app: FastifyInstance, services: Services): void {
  const { context, tables, hub, guard } = services;
  const { store, limits, now, rhythm } = context;

  const gameOf = (id: string): Game => context.gameById(id) ?? refuse('noSuchGame', { game: id });

  async function requireRoom(player: Player): Promise<void> {
    if ((await store.countUnfinished(player)) >= limits.tablesPerPlayer)
      refuse('tooManyTables', { max: limits.tablesPerPlayer });
  }

  app.route<{ Body: wire.CreateTable }>({
    method: 'POST',
    url: '/tables',
    schema: { body: schemas.CreateTable, response: { 201: schemas.Created }, summary: 'Make a table' },
    handler: async (request, reply) => {
      const player = playerOrNew(request, reply);
      guard.costly(player, request, reply);
      const wanted = request.body;
      const entries = orThrow(firstEntries(gameOf(wanted.game), wanted, player)).map((each) => ({
        ...each,
        at: now(),
      }));
      await requireRoom(player);
      const id = wanted.key === undefined ? newTableId() : tableIdFor(player, wanted.key);
      const model = await tables.create(id, entries);
      reply.code(201);
      return { table: tableState(model, player, hub.attendance(id)) };
    },
  });

  app.route<{ Body: wire.QuickMatch }>({
    method: 'POST',
    url: '/quick',
    schema: {
      body: schemas.QuickMatch,
      response: { 201: schemas.Created },
      summary: 'Sit down where others wait for the same game',
    },
    handler: async (request, reply) => {
      const player = playerOrNew(request, reply);
      guard.costly(player, request, reply);
      const wanted = request.body;
      const game = gameOf(wanted.game);
      const allowed = game.seatCounts(wanted.options ?? {});
      const seats = wanted.seats ?? (allowed.includes(4) ? 4 : (allowed[0] ?? 2));
      const options = orThrow(readTableOptions(game, wanted.options ?? {}, seats));
      const contribution = wanted.contribution ?? newContribution();
      const key = hashOf(JSON.stringify([game.id, seats, options]));
      reply.code(201);
      const answer = async (model: TableModel | undefined) => ({
        table: tableState(model ?? refuse('noSuchTable'), player, hub.attendance(model?.id ?? '')),
      });
      for (const { id } of await store.quickTables(key, 5)) {
        const done = await tables.execute(id, (model, at) =>
          join(
            model,
            { player, now: at, attendance: hub.attendance(id) },
            { name: freshName(model, wanted.name), contribution },
          ),
        );
        if (!isRefusal(done)) return answer(await tables.get(id));
      }
      await requireRoom(player);
      const at = now();
      const created: Created = {
        kind: 'created',
        game: game.id,
        host: player,
        root: newSecret(),
        options,
        seats,
        clock: { kind: 'move', seconds: 60 },
        visibility: 'public',
        spectators: true,
        chat: true,
        startWhenFull: true,
        quick: { key, level: wanted.level ?? 'medium', fillAt: at + rhythm.quickWait },
      };
      const joined: Happening = { kind: 'joined', seat: 0, player, name: wanted.name, contribution };
      return answer(
        await tables.create(newTableId(), [
          { ...created, at },
          { ...joined, at },
        ]),
      );
    },
  });

  app.route({
    method: 'GET',
    url: '/tables',
    schema: { response: { 200: schemas.TableList }, summary: 'Public tables with a free seat' },
    handler: async () => {
      const rows = await store.openTables(LISTED);
      return { tables: rows.map((row) => JSON.parse(row.summary) as wire.TableSummary) };
    },
  });

  app.route({
    method: 'GET',
    url: '/my/tables',
    schema: { response: { 200: schemas.TableList }, summary: 'Tables where one has a seat' },
    handler: async (request) => {
      const player = playerOf(request);
      if (player === undefined) return { tables: [] };
      const rows = await store.tablesOf(player, LISTED);
      const mine = await Promise.all(rows.map((row) => ownSummary(row.summary, player)));
      return { tables: mine.filter((each) => each !== undefined) };
    },
  });

  async function ownSummary(text: string, player: Player): Promise<wire.TableSummary | undefined> {
    const { next, ...summary } = JSON.parse(text) as wire.TableSummary & { next?: string };
    // These people have moved on; the next table is in the list too.
    if (next !== undefined) return undefined;
    const model = await tables.get(summary.id);
    const seat = model?.seatOf(player);
    if (model === undefined || seat === undefined) return summary;
    return { ...summary, seat, yourTurn: model.waitingFor().includes(seat) };
  }

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/tables/:id',
    schema: { response: { 200: schemas.Snapshot }, summary: 'A table and its match as one may see them' },
    handler: async (request) => {
      const player = playerOf(request);
      const model = (await tables.get(request.params.id)) ?? refuse('noSuchTable');
      if (!mayWatch(model, player)) refuse('noSpectators');
      return snapshotOf(model, player, hub.attendance(model.id), now());
    },
  });
}

/** A new table's first history: it is made, its maker sits down, bots do. */
function firstEntries(game: Game, wanted: wire.CreateTable, player: Player) {
  const options = readTableOptions(game, wanted.options ?? {}, wanted.seats);
  if (isRefusal(options)) return options;
  const { seats, name, bots = [], contribution = newContribution() } = wanted;
  const own = wanted.seat === undefined ? 0 : wanted.seat;
  if (own !== null && own >= seats) return refuse('noSuchSeat', { seat: String(own), seats });
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
  if (bots.length > free.length) return refuse('tableFull');
  const happenings: Happening[] = [
    {
      kind: 'created',
      game: game.id,
      host: player,
      root: newSecret(),
      options,
      seats,
      clock: wanted.clock ?? { kind: 'none' },
      visibility: wanted.visibility ?? 'link',
      spectators: wanted.spectators ?? true,
      chat: wanted.chat ?? true,
      startWhenFull: wanted.startWhenFull ?? false,
      ...(wanted.bestOf !== undefined && { bestOf: wanted.bestOf }),
    },
  ];
  if (own !== null) happenings.push({ kind: 'joined', seat: own, player, name, contribution });
  for (const [index, level] of bots.entries())
    happenings.push({ kind: 'botJoined', seat: free[index] as number, level });
  if (wanted.startWhenFull && bots.length === free.length) happenings.push({ kind: 'started' });
  return happenings;
}

/** Strangers of one name meet: the later one gets a number. */
function freshName(model: TableModel, name: string): string {
  const taken = new Set(model.places.map((place) => place.name?.toLocaleLowerCase()));
  for (let count = 2, fresh = name; ; count++) {
    if (!taken.has(fresh.toLocaleLowerCase())) return fresh;
    fresh = `${name.slice(0, 21)} ${count}`;
  }
}
