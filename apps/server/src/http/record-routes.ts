import {
  asRecord,
  checkFairness,
  isRefusal,
  type MatchRecord,
  resultOf,
  verifyRecord,
  withHash,
} from '@sixfold/game-kit';
import { EMOTES } from '@sixfold/protocol/schemas';
import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { mayWatch } from '../hub.js';
import { newToken } from '../ids.js';
import type { TableModel } from '../table/model.js';
import { VERSION } from '../version.js';
import { clientOf } from './address.js';
import { playerOf } from './identity.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';

const RECORD_LIMIT = 512 * 1024;
/** Replaying takes time: longer matches are for the command line. */
const MOST_MOVES = 3000;

/** What is left of a match, and whether it was fair; the server about itself. */
export function recordRoutes(app: FastifyInstance, { context, tables, guard }: Services): void {
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: '/tables/:id/record',
    schema: { summary: 'The whole match with the secret of its deal, once it is over' },
    handler: async (request) => {
      const model = (await tables.get(request.params.id)) ?? refuse('noSuchTable');
      if (!mayWatch(model, playerOf(request))) refuse('noSpectators');
      // Until then the seed would tell everybody's cards.
      if (model.phase !== 'finished') refuse(model.phase === 'lobby' ? 'notStarted' : 'stillPlaying');
      return recordOfTable(model);
    },
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
    handler: async (request, reply) => {
      guard.costly(`verify ${clientOf(request)}`, request, reply);
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
      guard.costly(`tokens ${clientOf(request)}`, request, reply);
      reply.code(201);
      return { token: newToken() };
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

/** A finished match as a file, with the proof of its deal. */
function recordOfTable(model: TableModel): MatchRecord {
  const { match, ending, outcome } = model;
  if (match === undefined) return refuse('notStarted');
  return withHash({
    ...match.record(),
    ...(outcome && { result: resultOf(outcome) }),
    ...(ending && {
      ended: { reason: ending.reason, ...(ending.seat !== undefined && { seat: ending.seat }) },
    }),
    names: model.places.map(({ name, level }) => name ?? level ?? ''),
    startedAt: model.startedAt,
    finishedAt: model.finishedAt,
    fairness: {
      version: 1,
      table: model.id,
      commitment: model.commitment,
      secret: model.secret,
      contributions: model.places.map(({ contribution }) => contribution),
    },
  });
}
