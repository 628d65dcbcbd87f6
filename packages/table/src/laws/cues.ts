import { LEVELS, sealOf } from '@sixfold/game-kit';
import type { Clock } from '@sixfold/protocol';
import type { Command } from '../commands.js';
import type { PersonId } from '../entries.js';
import type { Room } from '../room.js';
import { legalMove } from './evening.js';

/** A line of a script: what somebody is to do next. What that comes to depends on the room: `a` and `b` pick among what is possible there. */
export interface Cue {
  readonly what: What;
  readonly who: number;
  readonly a: number;
  readonly b: number;
  /** The node does not know yet what the other one wrote. */
  readonly stale: boolean;
}

export const PEOPLE = ['anna', 'bert', 'cleo', 'dirk', 'emma'] as const;
const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 20 },
  { kind: 'game', seconds: 60, increment: 3 },
  { kind: 'day', days: 1 },
];
const GAMES: readonly { readonly game: string; readonly options: Record<string, unknown> }[] = [
  { game: 'nimmt', options: { rounds: 1 } },
  { game: 'nimmt', options: { variant: 'ole', rounds: 1 } },
  { game: 'six', options: { opener: 'lot' } },
  { game: 'sixteen', options: { starter: 'lot' } },
  { game: 'chess', options: {} },
];
/** Nobody has such seats, and the wire would not carry all of them. */
const ODD_SEATS = [-1, 15, 0.5, 9, Number.NaN] as const;

/** One of a list, whatever the number. */
export const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
/** What only the host may want: somebody else tries it now and then. */
const HOSTS: ReadonlySet<string> = new Set(['settings', 'bots', 'remove', 'host', 'start', 'again', 'mute']);
const ANYBODYS: ReadonlySet<string> = new Set(['join', 'take', 'comes']);

/** Who does it: mostly somebody who may. */
export function personOf(room: Room, { what, who, b }: Cue): PersonId {
  if (b % 6 === 5 || ANYBODYS.has(what)) return at(PEOPLE, who);
  if (HOSTS.has(what) && room.host !== undefined) return room.host;
  const members = [...room.people.keys()];
  const seated = members.filter((id) => room.seatsOf(id).length > 0);
  return at(seated.length > 0 ? seated : members.length > 0 ? members : PEOPLE, who);
}
/** Names change a little from time to time. */
const nameOf = ({ who, b }: Cue): string => `${at(PEOPLE, who)}${at(['', '', '', ' II'], b)}`;
/** What somebody adds to a deal: 16 bytes that tell whose they are. */
export const contributionOf = (person: string, deal: number): string =>
  Array.from(`${person} ${deal}`.padEnd(16).slice(0, 16))
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('');

const seatOf = (room: Room, { what, a }: Cue): number => {
  // Now and then a seat that does not exist.
  if (a % 11 === 10) return at(ODD_SEATS, Math.floor(a / 11));
  const away = room.places.findIndex((_, seat) => room.personAt(seat)?.awaySince !== undefined);
  if (what === 'takeover' && away !== -1 && a % 4 !== 3) return away;
  return a % Math.max(1, room.places.length);
};
const maybeSeat = (room: Room, cue: Cue): { seat?: number } =>
  cue.b % 3 === 0 ? { seat: seatOf(room, cue) } : {};

type Maker = (room: Room, cue: Cue) => Command;

/** What people can want, each with parameters that are mostly sensible. */
export const COMMANDS = {
  join: (room, cue) => ({
    do: 'join',
    name: nameOf(cue),
    ...maybeSeat(room, cue),
    ...(cue.a % 4 === 3 && { also: true, name: `${nameOf(cue)} ${cue.a}` }),
    ...(cue.who % 2 === 1 && { contributes: true }),
    ...(cue.a % 15 === 14 && { program: true }),
  }),
  leave: () => ({ do: 'leave' }),
  seat: (room, cue) => ({ do: 'seat', seat: seatOf(room, cue), ...(cue.b % 5 === 4 && { from: cue.b }) }),
  name: (room, cue) => ({
    do: 'name',
    name: at(['Zoë', 'anna', 'Bert II', ' ', 'x'], cue.a),
    ...maybeSeat(room, cue),
  }),
  settings: (_, cue) => ({ do: 'settings', ...changesOf(cue) }),
  bots: (room, cue) => ({ do: 'bots', level: at(LEVELS, cue.b), ...maybeSeat(room, cue) }),
  remove: (room, cue) => ({ do: 'remove', seat: seatOf(room, cue) }),
  host: (room, cue) => ({ do: 'host', seat: seatOf(room, cue) }),
  start: (_, cue) => {
    const open = at(['bots', 'bots', 'fewer', undefined] as const, cue.a);
    return { do: 'start', ...(open && { open }) };
  },
  seal: (room, cue) => ({
    do: 'seal',
    commitment: cue.a % 9 === 8 ? room.commitment : room.comingCommitment,
    seal: sealOf(contributionOf(personOf(room, cue), cue.a % 7 === 6 ? 0 : room.deals + 1)),
  }),
  open: (room, cue) => ({
    do: 'open',
    contribution: contributionOf(personOf(room, cue), cue.a % 9 === 8 ? 99 : room.deals + 1),
  }),
  choose: (room, cue) => {
    const own = room.seatsOf(personOf(room, cue));
    const seat = own.find((each) => room.play?.waitingFor().includes(each)) ?? own[0] ?? 0;
    const move = cue.b % 11 === 10 ? 'nonsense' : legalMove(room, seat, cue.a) || '1';
    return {
      do: 'choose',
      number: room.number - (cue.b % 7 === 6 ? 1 : 0),
      move,
      ...(cue.b % 2 === 0 && { seat }),
    };
  },
  resign: (room, cue) => ({ do: 'resign', ...maybeSeat(room, cue) }),
  draw: (room, cue) => ({
    do: 'draw',
    action: at(['offer', 'accept', 'decline'] as const, cue.a),
    ...maybeSeat(room, cue),
  }),
  signal: (room, cue) => ({ do: 'signal', ...maybeSeat(room, cue) }),
  takeover: (room, cue) => ({ do: 'takeover', seat: seatOf(room, cue) }),
  return: () => ({ do: 'return' }),
  takeback: () => ({ do: 'takeback' }),
  hint: (room, cue) => ({
    do: 'hint',
    number: room.number - (cue.b % 7 === 6 ? 1 : 0),
    ...maybeSeat(room, cue),
  }),
  rematch: () => ({ do: 'rematch' }),
  again: (_, cue) => ({ do: 'again', ...changesOf(cue) }),
  chat: (room, cue) =>
    cue.a % 2 === 0 ? { do: 'chat', text: 'hello', ...maybeSeat(room, cue) } : { do: 'chat', emote: 'wow' },
  mute: (room, cue) => ({ do: 'mute', seat: seatOf(room, cue), muted: cue.b % 2 === 0 }),
  link: (room, cue) => ({ do: 'link', hash: linkOf(personOf(room, cue), cue.a) }),
  take: (room, cue) => ({
    do: 'take',
    hash: [...room.links.values()][cue.a % 3]?.hash ?? linkOf(nameOf(cue), cue.a),
  }),
} satisfies { readonly [Kind in Command['do']]: Maker };

export const linkOf = (person: string, number: number): string => `link ${number % 4} of ${person}`;

function changesOf({ a, b }: Cue): Omit<Extract<Command, { do: 'settings' }>, 'do'> {
  switch (a % 9) {
    case 0:
      return { clock: at(CLOCKS, b) };
    case 1:
      return at(GAMES, b);
    case 2:
      return { seats: at([2, 3, 4, 6, 1], b) };
    case 3:
      return { standIn: at(LEVELS, b) };
    case 4:
      return { latecomers: at(['now', 'round', 'game'] as const, b) };
    case 5:
      return { chat: b % 2 === 0, spectators: b % 3 === 0 };
    case 6:
      return { name: 'Thursdays', startWhenFull: b % 2 === 0 };
    case 7:
      return { takeBack: b % 2 === 0, bestOf: 3, programs: b % 4 !== 3, hints: b % 3 !== 2 };
    default:
      return {};
  }
}

/** What happens to a room besides commands, and what several people do together. */
const REST = [
  'drops',
  'comes',
  'botsMove',
  'time',
  'outage',
  'reload',
  'repeats',
  'starts',
  'seals',
  'wishes',
  'moves',
  'plays',
  'finishes',
  'dawdles',
  'dithers',
  'gathers',
  'hesitates',
  'replaces',
  'outdates',
] as const;
export type What = keyof typeof COMMANDS | (typeof REST)[number];
