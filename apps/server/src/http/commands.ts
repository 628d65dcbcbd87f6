import { isRefusal, type Refusal } from '@sixfold/game-kit';
import * as schemas from '@sixfold/protocol/schemas';
import { type Command, decide, type PersonId } from '@sixfold/table';
import type { Counter } from 'prom-client';
import type { TSchema } from 'typebox';
import type { Done } from '../rooms.js';
import { orThrow } from './problems.js';
import type { Services } from './services.js';

/** A command whose body is just what the room wants to know. */
export interface PlainCommand {
  readonly name: Exclude<Command['do'], 'link' | 'take'>;
  readonly body: TSchema;
  readonly summary: string;
}

export const COMMANDS: readonly PlainCommand[] = [
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
  { name: 'seal', body: schemas.SealContribution, summary: 'Commit to a contribution to the deal' },
  { name: 'open', body: schemas.OpenContribution, summary: 'Show what was sealed' },
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

type Keyed = { readonly key?: string };

/** A command as it came. Its schema has been checked, and says the same as the type of the command of this name. */
export function readCommand(name: PlainCommand['name'], body: unknown): [Command, string | undefined] {
  const { key, ...wanted } = body as Keyed;
  return [Object.assign(wanted, { do: name }) as unknown as Command, key];
}

/** Does what people at tables wish, and counts it. */
export class Commands {
  private readonly counted = new Map<string, Counter.Internal>();

  constructor(private readonly services: Services) {}

  async execute(id: string, person: PersonId, command: Command, key?: string): Promise<Done | Refusal> {
    const { rooms, presence } = this.services;
    const done = await rooms.execute(id, {
      asking: { person, key },
      decide: (room, now) => decide(room, { person, now, key }, command),
    });
    if (!isRefusal(done)) presence.seen(id, person);
    return done;
  }

  async run(id: string, person: PersonId, command: Command, key?: string): Promise<Done> {
    const { guard } = this.services;
    guard.command(person);
    if (command.do === 'chat') guard.talk(person);
    const answer = await this.execute(id, person, command, key);
    this.counter(command.do, isRefusal(answer) ? answer.code : 'done').inc();
    return orThrow(answer);
  }

  /** Finding a counter by its labels takes longer than counting. */
  private counter(command: string, code: string): Counter.Internal {
    const name = `${command} ${code}`;
    const counter =
      this.counted.get(name) ?? this.services.context.metrics.commands.labels({ command, code });
    this.counted.set(name, counter);
    return counter;
  }
}
