import { asRecord, checkFairness, isRefusal, type MatchRecord, verifyRecord } from '@sixfold/game-kit';
import * as schemas from '@sixfold/protocol/schemas';
import { EMOTES } from '@sixfold/protocol/schemas';
import { pastOf } from '@sixfold/table';
import type { FastifyInstance } from 'fastify';
import { VERSION } from '../version.js';
import { findRecord, requireWatched } from './find-record.js';
import { forgetPlayer, playerOf } from './identity.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';
import type { Tables } from './tables.js';

const RECORD_LIMIT = 512 * 1024;
/** Replaying takes time: longer matches are for the command line. */
const MOST_MOVES = 3000;

/** Records of matches and whether they were fair; identities; and what the server says about itself. */
export function recordRoutes(app: FastifyInstance, services: Services, tables: Tables): void {
  const { context, rooms, guard, proxies, reminders } = services;
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/tables/:id/record',
    schema: { summary: 'The last game with the secret of its deal, once it is over' },
    handler: (request) => findRecord(services, { id: request.params.id }, playerOf(request)),
  });

  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/tables/:id/past',
    schema: { response: { 200: schemas.Past }, summary: 'The game so far, as one’s own seat saw it' },
    handler: async (request) => {
      const person = playerOf(request);
      guard.costly(`past ${proxies.clientOf(request.raw)}`, request);
      const steps = await rooms.look(request.params.id, (room) => {
        const watched = requireWatched(room, person);
        const [seat, ...others] = watched.seatsOf(person);
        if (seat === undefined) return refuse('notAtThisTable');
        const viewer = others.length > 0 ? 'spectator' : seat;
        return watched.play ? pastOf(watched.play, viewer) : refuse('notStarted');
      });
      for (;;) {
        const { done, value } = steps.next();
        if (done) return value ?? refuse('notStarted');
        const pause = context.breather.pause();
        if (pause) await pause;
      }
    },
  });

  app.route<{ Params: { id: string; game: string } }>({
    method: 'GET',
    url: '/tables/:id/games/:game/record',
    schema: { summary: 'The same for any finished game of the room' },
    handler: (request) => findRecord(services, request.params, playerOf(request)),
  });

  app.route<{ Body: MatchRecord }>({
    method: 'POST',
    url: '/verify',
    bodyLimit: RECORD_LIMIT,
    schema: {
      body: schemas.VerifyRecord,
      response: { 200: schemas.Verdict },
      summary: 'Whether a record follows the rules, and its deal from its secret',
    },
    handler: async (request) => {
      guard.costly(`verify ${proxies.clientOf(request.raw)}`, request);
      return verdictOn(request.body);
    },
  });

  function verdictOn(body: MatchRecord) {
    const record = asRecord(body);
    if (isRefusal(record)) return { ok: false, ...refusalOf(record) };
    const game =
      context.gameById(record.game) ?? refuse('noSuchGame', { game: String(record.game).slice(0, 40) });
    if (record.moves.length > MOST_MOVES) refuse('tooLarge');
    const isEvident = record.fairness !== undefined;
    // An unfair deal says more than the hash that does not fit either.
    const unfair = isEvident ? checkFairness(record, game) : undefined;
    if (unfair !== undefined) return { ok: false, fair: false, ...refusalOf(unfair) };
    const match = verifyRecord(game, record);
    if (isRefusal(match)) return { ok: false, ...refusalOf(match) };
    return isEvident ? { ok: true, fair: true } : { ok: true };
  }

  app.route({
    method: 'POST',
    url: '/tokens',
    schema: {
      body: schemas.Empty,
      response: { 201: schemas.Token },
      summary: 'A new identity for a program; the token is shown once',
    },
    handler: async (request, reply) => {
      reply.code(201);
      return tables.newIdentity(request);
    },
  });

  app.route({
    method: 'POST',
    url: '/forget',
    schema: {
      body: schemas.Empty,
      response: { 200: schemas.Empty },
      summary: 'Forget who this browser is: the next command makes somebody new of it',
    },
    handler: async (_request, reply) => {
      forgetPlayer(reply);
      return {};
    },
  });

  app.route({
    method: 'GET',
    url: '/meta',
    schema: { response: { 200: schemas.Meta }, summary: 'About this server' },
    handler: async () => ({
      version: VERSION,
      games: context.games.map((game) => game.id),
      emotes: [...EMOTES],
      quickWait: context.rhythm.quickWait / 1000,
      ...(reminders.publicKey !== undefined && { push: reminders.publicKey }),
      now: context.now(),
    }),
  });
}

const refusalOf = ({
  code,
  params,
}: {
  code: string;
  params: Readonly<Record<string, string | number>>;
}) => ({
  code,
  params,
});
