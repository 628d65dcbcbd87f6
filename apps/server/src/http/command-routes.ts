import { isRefusal, notYourTurn, type Refusal } from '@sixfold/game-kit';
import type * as wire from '@sixfold/protocol';
import * as schemas from '@sixfold/protocol/schemas';
import { type Command, decide } from '@sixfold/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { hashOf, newLinkToken } from '../ids.js';
import type { Done } from '../rooms.js';
import { playerOrNew } from './identity.js';
import { orThrow, refuse } from './problems.js';
import type { Services } from './services.js';

/** The commands whose bodies are just what the room wants to know. */
const COMMANDS: readonly {
  readonly name: Exclude<Command['do'], 'link' | 'take'>;
  readonly body: TSchema;
  readonly summary: string;
}[] = [
  { name: 'join', body: schemas.JoinTable, summary: "Sit down, on a free seat or in a bot's place" },
  { name: 'leave', body: schemas.Plain, summary: 'Go, or let a bot play on' },
  { name: 'seat', body: schemas.ChangeSeat, summary: "Change to a free seat or a bot's" },
  { name: 'name', body: schemas.ChangeName, summary: "Change one's name" },
  { name: 'settings', body: schemas.ChangeSettings, summary: 'Change the table (host)' },
  { name: 'bots', body: schemas.AddBot, summary: 'Seat a bot (host)' },
  { name: 'remove', body: schemas.OneSeat, summary: 'Free a seat (host)' },
  { name: 'host', body: schemas.OneSeat, summary: 'Make somebody else the host (host)' },
  { name: 'start', body: schemas.Start, summary: 'Start the game (host)' },
  { name: 'again', body: schemas.Again, summary: 'After a game: back to the table, with changes (host)' },
  { name: 'rematch', body: schemas.Plain, summary: 'Play again as it was' },
  { name: 'seal', body: schemas.SealShare, summary: 'Commit to a contribution to the deal' },
  { name: 'open', body: schemas.OpenShare, summary: 'Show what was sealed' },
  { name: 'choose', body: schemas.Choose, summary: 'Choose a move' },
  { name: 'resign', body: schemas.OwnSeat, summary: 'Give the game up' },
  { name: 'draw', body: schemas.Draw, summary: 'Offer, accept or decline a draw' },
  { name: 'signal', body: schemas.OwnSeat, summary: 'Give the warning signal of SIX' },
  { name: 'takeover', body: schemas.OneSeat, summary: 'Let a bot play for somebody who is away' },
  { name: 'return', body: schemas.Plain, summary: "Take one's seats back from the bots" },
  { name: 'takeback', body: schemas.Plain, summary: "Take one's last move back, alone with bots" },
  { name: 'chat', body: schemas.Say, summary: 'Say something' },
  { name: 'mute', body: schemas.Mute, summary: 'Silence whoever sits there (host)' },
];

type At = { Params: { id: string } };
type Keyed = { readonly key?: string };

/** Everything that somebody can do at a table. */
export function commandRoutes(app: FastifyInstance, services: Services): void {
  const { context, rooms, presence, guard, bots } = services;
  const { metrics } = context;

  async function execute(
    id: string,
    person: string,
    command: Command,
    key?: string,
  ): Promise<Done | Refusal> {
    const done = await rooms.execute(id, {
      asking: { person, key },
      decide: (room, now) => decide(room, { person, now, key }, command),
    });
    if (!isRefusal(done)) presence.seen(id, person);
    return done;
  }

  async function run(request: FastifyRequest<At>, reply: FastifyReply, command: Command): Promise<Done> {
    const person = playerOrNew(request, reply);
    guard.command(person, reply);
    if (command.do === 'chat') guard.talk(person, reply);
    const { key } = request.body as Keyed;
    const answer = await execute(request.params.id, person, command, key);
    const code = isRefusal(answer) ? answer.code : 'done';
    metrics.commands.labels({ command: command.do, code }).inc();
    return orThrow(answer);
  }

  for (const { name, body, summary } of COMMANDS) {
    app.route<At>({
      method: 'POST',
      url: `/tables/:id/${name}`,
      schema: { body, response: { 200: schemas.Done }, summary },
      handler: (request, reply) => {
        const { key: _, ...wanted } = request.body as Keyed;
        return run(request, reply, { ...wanted, do: name } as Command);
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
    handler: (request, reply) => run(request, reply, { do: 'take', hash: hashOf(request.body.token) }),
  });

  app.route<At>({
    method: 'POST',
    url: '/tables/:id/link',
    schema: {
      body: schemas.Plain,
      response: { 200: schemas.SeatLink },
      summary: 'A link that moves all that is one’s own to another device',
    },
    handler: async (request, reply) => {
      const person = playerOrNew(request, reply);
      guard.costly(person, request, reply);
      const { id } = request.params;
      const token = newLinkToken();
      orThrow(await execute(id, person, { do: 'link', hash: hashOf(token) }));
      const expiresAt = await rooms.look(id, (room) => room?.links.get(person)?.expiresAt);
      return { token, expiresAt: expiresAt ?? 0 };
    },
  });

  app.route<At & { Body: wire.AskHint }>({
    method: 'POST',
    url: '/tables/:id/hint',
    schema: { body: schemas.AskHint, response: { 200: schemas.Hint }, summary: 'What a bot would consider' },
    handler: async (request, reply) => {
      const person = playerOrNew(request, reply);
      guard.costly(person, request, reply);
      const { number, level = 'strong' } = request.body;
      const answer = rooms.look(request.params.id, (room) => {
        if (room === undefined) return refuse('noSuchTable');
        const seat = room.seatsOf(person)[0] ?? refuse('notAtThisTable');
        const { play } = room;
        if (room.phase !== 'playing' || play === undefined)
          return refuse(room.phase === 'finished' ? 'gameOver' : 'notStarted');
        if (number !== room.number) refuse('staleNumber', { number: room.number });
        if (!play.toAct.includes(seat)) orThrow(notYourTurn(seat, play.toAct));
        // Among people, hints would be somebody else playing.
        if (room.seatedPeople().length > 1 || room.seatsOf(person).length > 1) refuse('hintsOnlyAlone');
        return bots.consider(room, seat, level);
      });
      const { move, candidates } = await answer;
      return { move, candidates };
    },
  });
}
