import type * as wire from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { isEndpoint } from '../push/deliver.js';
import { areKeys } from '../push/encrypt.js';
import { playerOf, playerOrNew } from './identity.js';
import { refuse } from './problems.js';
import type { Services } from './services.js';

/** Subscribing to messages about slow games, and unsubscribing. */
export function pushRoutes(app: FastifyInstance, { context, guard, proxies, reminders }: Services): void {
  const { store, now } = context;

  app.route<{ Body: wire.Subscribe }>({
    method: 'POST',
    url: '/push',
    schema: {
      body: schemas.Subscribe,
      response: { 200: schemas.Empty },
      summary: 'Be told when a slow game waits for one',
    },
    handler: async (request, reply) => {
      const { endpoint, keys, language } = request.body;
      if (reminders.publicKey === undefined) refuse('noPush');
      const person = playerOrNew(request, reply, proxies);
      guard.costly(person, request);
      if (!isEndpoint(endpoint, reminders.reach)) refuse('badEndpoint');
      if (!areKeys(keys)) refuse('badEndpoint');
      await store.subscribe({ endpoint, player: person, language, ...keys, since: now() });
      return {};
    },
  });

  app.route<{ Body: wire.Unsubscribe }>({
    method: 'POST',
    url: '/push/stop',
    schema: {
      body: schemas.Unsubscribe,
      response: { 200: schemas.Empty },
      summary: 'Not be told any more',
    },
    handler: async (request) => {
      const person = playerOf(request);
      if (person !== undefined) await store.unsubscribe(request.body.endpoint, person);
      return {};
    },
  });
}
