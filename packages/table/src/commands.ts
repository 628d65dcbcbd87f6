import type { Refusal } from '@sixfold/game-kit';
import type * as wire from '@sixfold/protocol';
import type { PersonId, RoomEvent } from './entries.js';
import type { Room } from './room.js';

/** Everything that somebody can want of a room. */
export type Command =
  | ({ readonly do: 'join' } & wire.JoinTable)
  | { readonly do: 'leave' }
  | ({ readonly do: 'seat' } & wire.ChangeSeat)
  | ({ readonly do: 'name' } & wire.ChangeName)
  | ({ readonly do: 'settings' } & wire.ChangeSettings)
  | ({ readonly do: 'bots' } & wire.AddBot)
  | ({ readonly do: 'remove' } & wire.OneSeat)
  | ({ readonly do: 'host' } & wire.OneSeat)
  | ({ readonly do: 'start' } & wire.Start)
  | ({ readonly do: 'seal' } & wire.SealContribution)
  | ({ readonly do: 'open' } & wire.OpenContribution)
  | ({ readonly do: 'choose' } & wire.Choose)
  | ({ readonly do: 'resign' } & wire.OwnSeat)
  | ({ readonly do: 'draw' } & wire.Draw)
  | ({ readonly do: 'signal' } & wire.OwnSeat)
  | ({ readonly do: 'takeover' } & wire.OneSeat)
  | { readonly do: 'return' }
  | { readonly do: 'takeback' }
  | ({ readonly do: 'hint' } & Pick<wire.AskHint, 'number' | 'seat'>)
  | { readonly do: 'rematch' }
  | ({ readonly do: 'again' } & wire.Again)
  | ({ readonly do: 'chat' } & wire.Say)
  | ({ readonly do: 'mute' } & wire.Mute)
  /** The hash of a link's token: the token itself is nobody else's business. */
  | { readonly do: 'link'; readonly hash: string }
  | { readonly do: 'take'; readonly hash: string };

/** Who asks, and when. `key`: the same one again is the same command again. */
export interface Asking {
  readonly person: PersonId;
  readonly now: number;
  readonly key?: string | undefined;
}

/** What a command leads to: things that happen, a refusal, or nothing because it was done before. */
export type Decision = readonly RoomEvent[] | Refusal | 'repeated';

/** How one kind of command is decided. */
export type Decider<Kind extends Command['do']> = (
  room: Room,
  asking: Asking,
  command: Extract<Command, { do: Kind }>,
) => Decision;
