import type * as wire from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import { StoreUnavailable } from '@sixfold/store';
import { gamesOf, mayWatch, type PersonId, snapshotOf } from '@sixfold/table';
import type { FastifyInstance } from 'fastify';
import { newCode, readCode } from '../codes.js';
import { playerOf, playerOrNew } from './identity.js';
import { refuse } from './problems.js';
import { QuickMatch } from './quick-match.js';
import type { Services } from './services.js';
import type { Tables } from './tables.js';

const LISTED = 60;
/** A code that is taken already is rare; this often in a row it is not chance. */
const CODE_TRIES = 5;

/** Making tables, finding them, and looking at one. */
export function tableRoutes(app: FastifyInstance, services: Services, tables: Tables): void {
  const { context, rooms, hub, presence, guard, proxies } = services;
  const { store, now, log } = context;
  const quick = new QuickMatch(services, tables);

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
      reply.code(201);
      return quick.sitDown(person, request.body);
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
