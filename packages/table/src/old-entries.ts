import { deriveSecret, type GameOptions, type Outcome, type Seat } from '@sixfold/game-kit';
import type { BotLevel, Clock, Visibility } from '@sixfold/protocol';
import type { Entry, PersonId, Quick, Settings } from './entries.js';
import type { Room } from './room.js';

/** What the first version wrote about a table: one game each, rights by seat. */
interface OldSettings {
  readonly options: GameOptions;
  readonly seats: number;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly chat: boolean;
  readonly startWhenFull: boolean;
}

type OldEvent =
  | (OldSettings & {
      readonly kind: 'created';
      readonly version?: undefined;
      readonly game: string;
      readonly host: PersonId;
      readonly root: string;
      readonly quick?: Quick;
      readonly bestOf?: number;
      readonly previous?: string;
      readonly results?: readonly Outcome[];
    })
  | {
      readonly kind: 'joined';
      readonly seat: Seat;
      readonly player: PersonId;
      readonly name: string;
      readonly contribution: string;
    }
  | { readonly kind: 'botJoined'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly kind: 'freed'; readonly seat: Seat }
  | { readonly kind: 'seatChanged'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'hostChanged'; readonly host: PersonId }
  | { readonly kind: 'started' }
  | { readonly kind: 'muted'; readonly seat: Seat; readonly muted: boolean }
  | { readonly kind: 'linked'; readonly seat: Seat; readonly hash: string; readonly expiresAt: number }
  | { readonly kind: 'taken'; readonly seat: Seat; readonly player: PersonId }
  | { readonly kind: 'wantsRematch'; readonly seat: Seat; readonly contribution: string }
  | { readonly kind: 'next'; readonly table: string };

/** An entry that the first version wrote and this one does not. */
export type OldEntry = OldEvent & { readonly at: number };

const OLD_KINDS: ReadonlySet<string> = new Set([
  'joined',
  'botJoined',
  'freed',
  'seatChanged',
  'hostChanged',
  'started',
  'muted',
  'linked',
  'taken',
  'wantsRematch',
  'next',
] satisfies OldEvent['kind'][]);

export const isOldEntry = (entry: Entry | OldEntry): entry is OldEntry =>
  OLD_KINDS.has(entry.kind) || (entry.kind === 'created' && entry.version === undefined);

/** The same in today's terms. What an old table knew by seat becomes what a person has. */
export function upgraded(room: Room, entry: OldEntry): Entry[] {
  const { at } = entry;
  switch (entry.kind) {
    case 'created':
      return created(room, entry);
    case 'joined': {
      const { player: person, seat, name, contribution } = entry;
      const came: Entry[] = room.people.has(person) ? [] : [{ kind: 'came', person, name, at }];
      return [
        ...came,
        { kind: 'sat', person, seat, name, at },
        // Sent openly in those days: kept until the deal, like one that was opened.
        { kind: 'unsealed', person, contribution, at },
      ];
    }
    case 'botJoined':
      return [{ kind: 'botSat', seat: entry.seat, level: entry.level, at }];
    case 'freed': {
      const person = room.personAt(entry.seat);
      const isHost = person !== undefined && person.id === room.host;
      if (person === undefined || isHost) return [{ kind: 'stood', seat: entry.seat, at }];
      return [{ kind: 'left', person: person.id, at }];
    }
    case 'seatChanged':
      return [{ kind: 'swapped', from: entry.from, to: entry.to, at }];
    case 'hostChanged':
      return hostChanged(room, entry.host, at);
    case 'started': {
      const contributions = room.places.map((_, seat) => room.personAt(seat)?.contribution ?? '');
      return [
        {
          kind: 'dealt',
          source: { version: 1, secret: deriveSecret(room.root, 'secret'), contributions },
          at,
        },
      ];
    }
    case 'muted':
      return ofPerson(room, entry.seat, (person) => ({ kind: 'silenced', person, muted: entry.muted, at }));
    case 'linked': {
      const { hash, expiresAt } = entry;
      return ofPerson(room, entry.seat, (person) => ({ kind: 'linkMade', person, hash, expiresAt, at }));
    }
    case 'taken':
      return ofPerson(room, entry.seat, (from) => ({
        kind: 'movedOver',
        from,
        to: entry.player,
        hash: '',
        at,
      }));
    case 'wantsRematch':
      return ofPerson(room, entry.seat, (person) => ({ kind: 'willing', person, at }));
    case 'next':
      room.next = entry.table;
      return [];
  }
}

function created(room: Room, entry: OldEntry & { readonly kind: 'created' }): Entry[] {
  const { at, root, quick, host, game, options, seats, clock, visibility, spectators, chat } = entry;
  const settings: Settings = {
    game,
    options,
    seats,
    clock,
    visibility,
    spectators,
    chat,
    startWhenFull: entry.startWhenFull,
    standIn: 'medium',
    latecomers: 'round',
    takeBack: false,
    bestOf: entry.bestOf ?? 1,
  };
  room.previous = entry.previous;
  room.series = [...(entry.results ?? [])];
  return [
    { kind: 'created', version: 2, root, settings, ...(quick && { quick }), at },
    { kind: 'came', person: host, name: '', at },
  ];
}

/** The host before left: in those days a host could stay without a seat, and leaving was not written down. */
function hostChanged(room: Room, host: PersonId, at: number): Entry[] {
  const before = room.host;
  const isGone = before !== undefined && before !== host && room.seatsOf(before).length === 0;
  return [
    { kind: 'host', person: host, at },
    ...(isGone ? [{ kind: 'left', person: before, at } as const] : []),
  ];
}

function ofPerson(room: Room, seat: Seat, make: (person: PersonId) => Entry): Entry[] {
  const person = room.personAt(seat);
  return person === undefined ? [] : [make(person.id)];
}
