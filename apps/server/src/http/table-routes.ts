import { isRefusal, readTableOptions } from '@sixfold/game-kit';
import type * as wire from '@sixfold/protocol';
import { nameSkeleton } from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import { StoreUnavailable } from '@sixfold/store';
import { decide, gamesOf, mayWatch, type PersonId, type Room, snapshotOf } from '@sixfold/table';
import type { FastifyInstance } from 'fastify';
import { newCode, readCode } from '../codes.js';
import { hashOf, newTableId, tableIdFor } from '../ids.js';
import { playerOf, playerOrNew } from './identity.js';
import { orThrow, refuse } from './problems.js';
import type { Services } from './services.js';
import type { Tables } from './tables.js';

const LISTED = 60;
/** An answer that was lost is asked for again at once: by then nobody has been to more tables. */
const LAST_TABLES = 5;
/** A code that is taken already is rare; this often in a row it is not chance. */
const CODE_TRIES = 5;

/** Making tables, finding them, and looking at one. */
export function tableRoutes(app: FastifyInstance, services: Services, tables: Tables): void {
  const { context, rooms, hub, presence, guard, proxies } = services;
  const { store, now, rhythm, log } = context;

  app.route<{ Body: wire.CreateTable }>({
    method: 'POST',
    url: '/tables',
    schema: { body: schemas.CreateTable, response: { 201: schemas.Created }, summary: 'Make a table' },
    handler: async (request, reply) => {
      reply.code(201);
      return tables.make(playerOrNew(request, reply, proxies), request, request.body);
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
      const person = playerOrNew(request, reply, proxies);
      guard.costly(person, request);
      const { key: wish, ...wanted } = request.body;
      const game = tables.gameOf(wanted.game);
      const seats = wanted.seats ?? game.manifest.quickSeats;
      const options = orThrow(readTableOptions(game, wanted.options ?? {}, seats));
      const key = hashOf(JSON.stringify([game.id, seats, options]));
      reply.code(201);
      // One after another: whoever comes next finds the table that was just made.
      return tables.stateFor(await store.inTurn(() => place()), person);

      async function place(): Promise<string> {
        const before = wish === undefined ? undefined : await placedBefore(wish);
        if (before !== undefined) return before;
        for (const { id } of await store.quickTables(key, 5)) {
          const done = await rooms.execute(id, {
            asking: { person, key: wish },
            decide: (room, at) =>
              decide(room, { person, now: at, key: wish }, { ...joining(room, wanted), do: 'join' }),
          });
          if (!isRefusal(done)) return id;
        }
        const id = wish === undefined ? newTableId() : tableIdFor(person, wish);
        const { name, contributes } = wanted;
        await tables.create(
          id,
          game,
          {
            game: game.id,
            options,
            seats,
            name,
            clock: { kind: 'move', seconds: 60 },
            visibility: 'public',
            startWhenFull: true,
            ...(contributes && { contributes }),
          },
          person,
          { key, level: wanted.level ?? 'medium', fillAt: now() + rhythm.quickWait },
        );
        return id;
      }

      /** Where the same wish led to before: its game may have begun meanwhile, so that its table is no longer among the quick ones. */
      async function placedBefore(made: string): Promise<string | undefined> {
        const own = tableIdFor(person, made);
        if (await tables.isMade(own)) return own;
        for (const { id } of await store.tablesOf(person, LAST_TABLES))
          if (await rooms.look(id, (room) => room?.knowsKey(person, made) === true)) return id;
        return undefined;
      }
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
    url: '/tables/running',
    schema: { response: { 200: schemas.TableList }, summary: 'Public games that may be watched' },
    handler: async () => {
      const rows = await store.runningTables(LISTED);
      const tables = rows.map((row) => JSON.parse(row.summary) as wire.TableSummary);
      return { tables: tables.filter(({ spectators }) => spectators) };
    },
  });

  app.route({
    method: 'GET',
    url: '/my/tables',
    schema: { response: { 200: schemas.TableList }, summary: 'Tables where one has a seat' },
    handler: async (request) => {
      const person = playerOf(request);
      if (person === undefined) return { tables: [] };
      const rows = await store.tablesOf(person, LISTED);
      return {
        tables: rows.flatMap(({ summary, seat, yourTurn }) => {
          const { next, ...shown } = JSON.parse(summary) as wire.TableSummary & { next?: string };
          // A table from before there were rooms: its people have moved on to another, which is in the list, too.
          if (next !== undefined) return [];
          return [{ ...shown, ...(seat !== undefined && seat >= 0 && { seat, yourTurn }) }];
        }),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/my/games',
    schema: { response: { 200: schemas.GameList }, summary: 'All finished games of these tables' },
    handler: async (request) => {
      const person = playerOf(request);
      if (person === undefined) return { games: [] };
      // Rooms that nobody looks at have to be read.
      guard.costly(`games ${person}`, request);
      const games: wire.MyGame[] = [];
      for (const { id, summary } of await store.tablesOf(person, LISTED)) {
        const { games: finished } = JSON.parse(summary) as wire.TableSummary;
        if (finished > 0) games.push(...(await gamesAt(id, person)));
      }
      return { games };
    },
  });

  /** A room that this server cannot read keeps nobody from the others. */
  async function gamesAt(id: string, person: PersonId): Promise<wire.MyGame[]> {
    try {
      return await rooms.look(id, (room) => (room ? gamesOf(room, person) : []));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error;
      log.warn({ err: error, table: id }, 'could not list the games of a table');
      return [];
    }
  }

  app.route<{ Params: { id: string } }>({
    method: 'POST',
    url: '/tables/:id/code',
    schema: {
      body: schemas.Plain,
      response: { 200: schemas.Code },
      summary: 'The short code of a table, made when it is first asked for',
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const person = playerOrNew(request, reply, proxies);
      guard.command(person);
      const known = await rooms.look(id, (room) => {
        if (room === undefined) return refuse('noSuchTable');
        return room.person(person) === undefined ? refuse('notAtThisTable') : room.code;
      });
      // One that has lapsed may lead elsewhere by now.
      if (known !== undefined && (await store.claimCode(known, id))) return { code: known };
      for (let tries = 1; tries <= CODE_TRIES; tries++) {
        const code = newCode();
        if (!(await store.claimCode(code, id))) continue;
        await rooms.execute(id, {
          decide: (room) => (room.code === known ? [{ kind: 'coded', code }] : 'repeated'),
        });
        return { code: (await rooms.look(id, (room) => room?.code)) ?? code };
      }
      throw new Error('no code is free');
    },
  });

  app.route<{ Params: { code: string } }>({
    method: 'GET',
    url: '/codes/:code',
    schema: { response: { 200: schemas.Found }, summary: 'The table that a short code leads to' },
    handler: async (request) => {
      const wasNoGuess = guard.guess(request);
      const code = readCode(request.params.code);
      const id = code === undefined ? undefined : await store.tableByCode(code);
      if (id === undefined) return refuse('noSuchCode', { code: request.params.code.slice(0, 12) });
      wasNoGuess();
      return { id };
    },
  });

  app.route<{ Params: { id: string }; Querystring: { seat?: string } }>({
    method: 'GET',
    url: '/tables/:id',
    schema: { response: { 200: schemas.Snapshot }, summary: 'A table and its match as one may see them' },
    handler: async (request) => {
      const { id } = request.params;
      const person = playerOf(request);
      return rooms.look(id, (room) => {
        if (room === undefined) return refuse('noSuchTable');
        if (!mayWatch(room, person)) return refuse('noSpectators');
        if (person !== undefined && room.person(person) !== undefined) presence.seen(id, person);
        return snapshotOf(room, { person, seat: readSeat(request.query.seat) }, hub.spectators(id), now());
      });
    },
  });
}

/** Which of one's own seats somebody wants to look through; anything else is like saying nothing. */
export const readSeat = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;

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
