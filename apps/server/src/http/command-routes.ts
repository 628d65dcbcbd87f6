import { isRefusal, notYourTurn, Refusal } from '@sixfold/game-kit';
import type * as wire from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { hashOf, newContribution, newLinkToken, tableIdFor } from '../ids.js';
import type { Asking, Decision } from '../table/decide.js';
import * as lobby from '../table/lobby.js';
import type { TableModel } from '../table/model.js';
import * as play from '../table/play.js';
import { isRematchAgreed, nextTable } from '../table/rematch.js';
import * as talk from '../table/talk.js';
import { playerOrNew } from './identity.js';
import { orThrow, refuse } from './problems.js';
import type { Services } from './services.js';

/** A table's history must not grow for ever; by then it has been talked about enough. */
const MOST_ASIDES = 5000;
/** What a match needs to come to its end even then. */
const GAME_COMMANDS: ReadonlySet<string> = new Set([
  'choose',
  'resign',
  'draw',
  'leave',
  'return',
  'takeover',
]);

type Command<Body> = (model: TableModel, asking: Asking, body: Body) => Decision;

/** Everything that somebody can do at a table. */
export function commandRoutes(app: FastifyInstance, services: Services): void {
  const { context, tables, hub, guard, bots } = services;
  const { metrics } = context;

  async function execute(
    id: string,
    player: string,
    decide: (model: TableModel, asking: Asking) => Decision,
  ) {
    return tables.execute(id, (model, now) => decide(model, { player, now, attendance: hub.attendance(id) }));
  }

  function command<Body>(name: string, body: TSchema, summary: string, decide: Command<Body>): void {
    const done = metrics.commands.labels({ command: name, code: 'done' });
    app.route<{ Params: { id: string } }>({
      method: 'POST',
      url: `/tables/:id/${name}`,
      schema: { body, response: { 200: schemas.Done }, summary },
      handler: async (request, reply) => {
        const player = playerOrNew(request, reply);
        guard.command(player, reply);
        if (name === 'chat') guard.talk(player, reply);
        const answer = await execute(request.params.id, player, (model, asking) =>
          model.asides > MOST_ASIDES && !GAME_COMMANDS.has(name)
            ? new Refusal('tableWornOut')
            : decide(model, asking, request.body as Body),
        );
        if (isRefusal(answer)) metrics.commands.labels({ command: name, code: answer.code }).inc();
        else done.inc();
        return orThrow(answer);
      },
    });
  }

  command<wire.JoinTable>('join', schemas.JoinTable, 'Sit down', (model, asking, wanted) =>
    lobby.join(model, asking, { ...wanted, contribution: wanted.contribution ?? newContribution() }),
  );
  command('leave', schemas.Empty, 'Get up, or let a bot play on', play.leave);
  command<wire.ChangeSeat>('seat', schemas.ChangeSeat, 'Change to a free seat', (model, asking, { seat }) =>
    lobby.changeSeat(model, asking, seat),
  );
  command<wire.ChangeName>('name', schemas.ChangeName, "Change one's name", (model, asking, { name }) =>
    lobby.changeName(model, asking, name),
  );
  command('settings', schemas.ChangeSettings, 'Change the table (host)', lobby.changeSettings);
  command('bots', schemas.AddBot, 'Seat a bot (host)', lobby.addBot);
  command<wire.OneSeat>('remove', schemas.OneSeat, 'Free a seat (host)', (model, asking, { seat }) =>
    lobby.removeSeat(model, asking, seat),
  );
  command('start', schemas.Empty, 'Start the match (host)', lobby.start);
  command('choose', schemas.Choose, 'Choose a move', play.choose);
  command('resign', schemas.Empty, 'Give the game up', play.resign);
  command<wire.Draw>('draw', schemas.Draw, 'Offer, accept or decline a draw', (model, asking, { action }) =>
    play.draw(model, asking, action),
  );
  command('signal', schemas.Empty, 'Give the warning signal of SIX', play.signal);
  command('takeover', schemas.TakeOver, 'Let a bot play for somebody who is away', play.takeOver);
  command('return', schemas.Empty, "Take one's seat back from the bot", play.comeBack);
  command('chat', schemas.Say, 'Say something', talk.say);
  command('mute', schemas.Mute, 'Silence a seat (host)', talk.mute);
  command<wire.TakeSeat>(
    'take',
    schemas.TakeSeat,
    'Take a seat over by its link',
    (model, asking, { token }) => talk.takeSeat(model, asking, hashOf(token)),
  );

  app.route<{ Params: { id: string } }>({
    method: 'POST',
    url: '/tables/:id/link',
    schema: {
      body: schemas.Empty,
      response: { 200: schemas.SeatLink },
      summary: 'A link that moves the seat elsewhere',
    },
    handler: async (request, reply) => {
      const player = playerOrNew(request, reply);
      guard.costly(player, request, reply);
      const { id } = request.params;
      const token = newLinkToken();
      orThrow(await execute(id, player, (model, asking) => talk.makeLink(model, asking, hashOf(token))));
      const model = await tables.get(id);
      const link = [...(model?.links.values() ?? [])].find(({ hash }) => hash === hashOf(token));
      return { token, expiresAt: link?.expiresAt ?? 0 };
    },
  });

  app.route<{ Params: { id: string }; Body: wire.Rematch }>({
    method: 'POST',
    url: '/tables/:id/rematch',
    schema: { body: schemas.Rematch, response: { 200: schemas.Done }, summary: 'Play again' },
    handler: async (request, reply) => {
      const player = playerOrNew(request, reply);
      guard.command(player, reply);
      const { id } = request.params;
      const contribution = request.body.contribution ?? newContribution();
      const done = orThrow(
        await execute(id, player, (model, asking) => talk.wantRematch(model, asking, contribution)),
      );
      const model = await tables.get(id);
      if (model !== undefined && isRematchAgreed(model)) {
        // The id follows from the table, so that two nodes or a second try make the same table.
        const next = tableIdFor(model.nextRoot, 'rematch');
        await tables.create(next, nextTable(model, context.now()));
        await tables.execute(id, (latest) =>
          latest.next === undefined ? [{ kind: 'next', table: next }] : 'repeated',
        );
      }
      return done;
    },
  });

  app.route<{ Params: { id: string }; Body: wire.AskHint }>({
    method: 'POST',
    url: '/tables/:id/hint',
    schema: { body: schemas.AskHint, response: { 200: schemas.Hint }, summary: 'What a bot would consider' },
    handler: async (request, reply) => {
      const player = playerOrNew(request, reply);
      guard.costly(player, request, reply);
      const model = (await tables.get(request.params.id)) ?? refuse('noSuchTable');
      const seat = model.seatOf(player) ?? refuse('notAtThisTable');
      const { number, level = 'strong' } = request.body;
      if (model.phase !== 'playing') refuse(model.phase === 'lobby' ? 'notStarted' : 'gameOver');
      if (number !== model.number) refuse('staleNumber', { number: model.number });
      if (!model.toAct.includes(seat)) orThrow(notYourTurn(seat, model.toAct));
      // Among people, hints would be somebody else playing.
      if (model.places.some((place, other) => place.kind === 'human' && other !== seat))
        refuse('hintsOnlyAlone');
      const { move, candidates } = await bots.consider(model, seat, level);
      return { move, candidates };
    },
  });
}
