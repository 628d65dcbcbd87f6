import type * as wire from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { hashOf, linkTokenFor, newLinkToken } from '../ids.js';
import { COMMANDS, type Commands, readCommand } from './commands.js';
import { playerOrNew } from './identity.js';
import { orThrow, refuse } from './problems.js';
import type { Services } from './services.js';

type At = { Params: { id: string } };

/** Everything that somebody can do at a table. */
export function commandRoutes(app: FastifyInstance, services: Services, commands: Commands): void {
  const { rooms, guard, bots, proxies } = services;

  for (const { name, body, summary } of COMMANDS) {
    app.route<At>({
      method: 'POST',
      url: `/tables/:id/${name}`,
      schema: { body, response: { 200: schemas.Done }, summary },
      handler: (request, reply) => {
        const [command, key] = readCommand(name, request.body);
        return commands.run(request.params.id, playerOrNew(request, reply, proxies), command, key);
      },
    });
  }

  app.route<At & { Body: wire.TakeSeat }>({
    method: 'POST',
    url: '/tables/:id/take',
    schema: {
      body: schemas.TakeSeat,
      response: { 200: schemas.Done },
      summary: 'Go on where somebody was who made a link',
    },
    handler: (request, reply) => {
      const { token, key } = request.body;
      const person = playerOrNew(request, reply, proxies);
      return commands.run(request.params.id, person, { do: 'take', hash: hashOf(token) }, key);
    },
  });

  app.route<At & { Body: { readonly key?: string } }>({
    method: 'POST',
    url: '/tables/:id/link',
    schema: {
      body: schemas.Plain,
      response: { 200: schemas.SeatLink },
      summary: 'A link that moves all that is one’s own to another device',
    },
    handler: async (request, reply) => {
      const person = playerOrNew(request, reply, proxies);
      guard.costly(person, request);
      const { id } = request.params;
      const { key } = request.body;
      const root = await rooms.look(id, (room) => room?.root);
      // The same wish sent again is answered with the same link: it must not make void what it made.
      const token = key === undefined || !root ? newLinkToken() : linkTokenFor(root, person, key);
      orThrow(await commands.execute(id, person, { do: 'link', hash: hashOf(token) }, key));
      const link = await rooms.look(id, (room) => room?.links.get(person));
      // An older wish that comes again has long been made void by a newer one, whose time is not its own.
      return { token, expiresAt: link?.hash === hashOf(token) ? link.expiresAt : 0 };
    },
  });

  app.route<At & { Body: wire.AskHint }>({
    method: 'POST',
    url: '/tables/:id/hint',
    schema: { body: schemas.AskHint, response: { 200: schemas.Hint }, summary: 'What a bot would consider' },
    handler: async (request, reply) => {
      const person = playerOrNew(request, reply, proxies);
      guard.costly(person, request);
      const { number, level = 'strong', seat: wanted } = request.body;
      const { id } = request.params;
      // That somebody asked is kept and shown to the others before there is an answer.
      orThrow(
        await commands.execute(id, person, {
          do: 'hint',
          number,
          ...(wanted !== undefined && { seat: wanted }),
        }),
      );
      const answer = rooms.look(id, (room) => {
        if (room === undefined) return refuse('noSuchTable');
        // Meanwhile the decision may have been made.
        if (number !== room.number) refuse('staleNumber', { number: room.number });
        const asked = room.seatsOf(person).filter((seat) => room.play?.toAct.includes(seat));
        const seat = asked.find((each) => each === wanted) ?? asked[0] ?? refuse('notAtThisTable');
        return bots.consider(room, seat, level);
      });
      const { move, candidates } = await answer;
      return { move, candidates };
    },
  });
}
