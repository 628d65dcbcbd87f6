import { LEVELS, sealOf } from '@sixfold/game-kit';
import type { Clock } from '@sixfold/protocol';
import { graceOf } from '../clocks.js';
import type { Command } from '../commands.js';
import type { PersonId } from '../entries.js';
import { DEAL_WAIT, HOST_GRACE, LINK_LASTS, MOST_CHANGES } from '../limits.js';
import type { Room } from '../room.js';
import { type Evening, legalMove } from './evening.js';
import type { Deed } from './law.js';

/** A choice of the generator. What it comes to depends on the room: `a` and `b` pick among what is possible there. */
export interface Turn {
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

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
/** What only the host may want: somebody else tries it now and then. */
const HOSTS: ReadonlySet<string> = new Set(['settings', 'bots', 'remove', 'host', 'start', 'again', 'mute']);
const ANYBODYS: ReadonlySet<string> = new Set(['join', 'take', 'comes']);

/** Who does it: mostly somebody who may. */
function personOf(room: Room, { what, who, b }: Turn): PersonId {
  if (b % 6 === 5 || ANYBODYS.has(what)) return at(PEOPLE, who);
  if (HOSTS.has(what) && room.host !== undefined) return room.host;
  const members = [...room.people.keys()];
  const seated = members.filter((id) => room.seatsOf(id).length > 0);
  return at(seated.length > 0 ? seated : members.length > 0 ? members : PEOPLE, who);
}
/** Names change a little from time to time. */
const nameOf = ({ who, b }: Turn): string => `${at(PEOPLE, who)}${at(['', '', '', ' II'], b)}`;
/** What somebody adds to a deal: 16 bytes that tell whose they are. */
export const contributionOf = (person: string, deal: number): string =>
  Array.from(`${person} ${deal}`.padEnd(16).slice(0, 16))
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('');

const seatOf = (room: Room, { what, a }: Turn): number => {
  // Now and then a seat that does not exist.
  if (a % 11 === 10) return at(ODD_SEATS, Math.floor(a / 11));
  const away = room.places.findIndex((_, seat) => room.personAt(seat)?.awaySince !== undefined);
  if (what === 'takeover' && away !== -1 && a % 4 !== 3) return away;
  return a % Math.max(1, room.places.length);
};
const maybeSeat = (room: Room, turn: Turn): { seat?: number } =>
  turn.b % 3 === 0 ? { seat: seatOf(room, turn) } : {};

type Maker = (room: Room, turn: Turn) => Command;

/** What people can want, each with parameters that are mostly sensible. */
export const COMMANDS = {
  join: (room, turn) => ({
    do: 'join',
    name: nameOf(turn),
    ...maybeSeat(room, turn),
    ...(turn.a % 4 === 3 && { also: true, name: `${nameOf(turn)} ${turn.a}` }),
    ...(turn.who % 2 === 1 && { contributes: true }),
    ...(turn.a % 15 === 14 && { program: true }),
  }),
  leave: () => ({ do: 'leave' }),
  seat: (room, turn) => ({ do: 'seat', seat: seatOf(room, turn), ...(turn.b % 5 === 4 && { from: turn.b }) }),
  name: (room, turn) => ({
    do: 'name',
    name: at(['Zoë', 'anna', 'Bert II', ' ', 'x'], turn.a),
    ...maybeSeat(room, turn),
  }),
  settings: (_, turn) => ({ do: 'settings', ...changesOf(turn) }),
  bots: (room, turn) => ({ do: 'bots', level: at(LEVELS, turn.b), ...maybeSeat(room, turn) }),
  remove: (room, turn) => ({ do: 'remove', seat: seatOf(room, turn) }),
  host: (room, turn) => ({ do: 'host', seat: seatOf(room, turn) }),
  start: (_, turn) => {
    const open = at(['bots', 'bots', 'fewer', undefined] as const, turn.a);
    return { do: 'start', ...(open && { open }) };
  },
  seal: (room, turn) => ({
    do: 'seal',
    commitment: turn.a % 9 === 8 ? room.commitment : room.comingCommitment,
    seal: sealOf(contributionOf(personOf(room, turn), turn.a % 7 === 6 ? 0 : room.deals + 1)),
  }),
  open: (room, turn) => ({
    do: 'open',
    contribution: contributionOf(personOf(room, turn), turn.a % 9 === 8 ? 99 : room.deals + 1),
  }),
  choose: (room, turn) => {
    const own = room.seatsOf(personOf(room, turn));
    const seat = own.find((each) => room.play?.waitingFor().includes(each)) ?? own[0] ?? 0;
    const move = turn.b % 11 === 10 ? 'nonsense' : legalMove(room, seat, turn.a) || '1';
    return {
      do: 'choose',
      number: room.number - (turn.b % 7 === 6 ? 1 : 0),
      move,
      ...(turn.b % 2 === 0 && { seat }),
    };
  },
  resign: (room, turn) => ({ do: 'resign', ...maybeSeat(room, turn) }),
  draw: (room, turn) => ({
    do: 'draw',
    action: at(['offer', 'accept', 'decline'] as const, turn.a),
    ...maybeSeat(room, turn),
  }),
  signal: (room, turn) => ({ do: 'signal', ...maybeSeat(room, turn) }),
  takeover: (room, turn) => ({ do: 'takeover', seat: seatOf(room, turn) }),
  return: () => ({ do: 'return' }),
  takeback: () => ({ do: 'takeback' }),
  hint: (room, turn) => ({
    do: 'hint',
    number: room.number - (turn.b % 7 === 6 ? 1 : 0),
    ...maybeSeat(room, turn),
  }),
  rematch: () => ({ do: 'rematch' }),
  again: (_, turn) => ({ do: 'again', ...changesOf(turn) }),
  chat: (room, turn) =>
    turn.a % 2 === 0 ? { do: 'chat', text: 'hello', ...maybeSeat(room, turn) } : { do: 'chat', emote: 'wow' },
  mute: (room, turn) => ({ do: 'mute', seat: seatOf(room, turn), muted: turn.b % 2 === 0 }),
  link: (room, turn) => ({ do: 'link', hash: linkOf(personOf(room, turn), turn.a) }),
  take: (room, turn) => ({
    do: 'take',
    hash: [...room.links.values()][turn.a % 3]?.hash ?? linkOf(nameOf(turn), turn.a),
  }),
} satisfies { readonly [Kind in Command['do']]: Maker };

const linkOf = (person: string, number: number): string => `link ${number % 4} of ${person}`;

function changesOf({ a, b }: Turn): Omit<Extract<Command, { do: 'settings' }>, 'do'> {
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

/** The deeds of one turn, one after the other: each is made when the one before has happened. */
export function* deedsOf(evening: Evening, turn: Turn, last: Deed | undefined): Generator<Deed> {
  const { what, a } = turn;
  const person = personOf(evening.room, turn);
  switch (what) {
    case 'drops':
      // Noticed after a while; a line that broke long ago may be noticed late.
      yield { kind: 'time', millis: at([0, 3100, 3100, 100_000], a) };
      yield { kind: 'drops', person, since: evening.now - at([3000, 3500, 0, 60_000], a) };
      return;
    case 'comes':
      yield { kind: 'comes', person };
      return;
    case 'botsMove':
      yield { kind: 'bots', pick: a };
      return;
    case 'time':
      yield { kind: 'time', millis: waitOf(evening, turn) };
      return;
    case 'outage':
      yield { kind: 'outage', millis: at([1000, 30_000, 90_000], a) };
      return;
    case 'reload':
      yield { kind: 'reload', whole: a % 2 === 0 };
      return;
    case 'repeats':
      if (last?.kind === 'command') yield last;
      return;
    case 'starts': {
      const { host } = evening.room;
      if (host !== undefined) yield { kind: 'command', person: host, command: { do: 'start', open: 'bots' } };
      if (a % 3 !== 0) yield* everybodySeals(evening);
      return;
    }
    case 'seals':
      yield* everybodySeals(evening);
      return;
    case 'dawdles':
      yield* dawdling(evening, a % 2 === 0 ? 1 : Number.POSITIVE_INFINITY);
      return;
    case 'dithers':
      yield* dithering(evening, turn);
      return;
    case 'gathers':
      // A few people sit down one after the other.
      for (const name of PEOPLE.slice(1, 2 + (a % 4)))
        yield commandOf(name, { do: 'join', name, ...(a % 3 !== 0 && { contributes: true }) });
      return;
    case 'hesitates':
      yield* hesitating(evening, turn);
      return;
    case 'replaces':
      yield* replacing(evening, turn);
      return;
    case 'outdates':
      yield* outdating(evening, turn);
      return;
    case 'wishes':
      // Everybody who is there wants to play again.
      for (const { id } of evening.room.seatedPeople())
        if (evening.room.isPresent(id)) yield { kind: 'command', person: id, command: { do: 'rematch' } };
      if (a % 3 !== 0) yield* everybodySeals(evening);
      return;
    case 'moves':
      yield* oneTurn(evening, turn);
      return;
    case 'plays':
      for (let move = 0; move < 5; move++) yield* oneTurn(evening, { ...turn, a: a + move });
      return;
    case 'finishes':
      yield* finish(evening, turn);
      return;
    default: {
      const key = turn.b % 4 === 3 ? undefined : `key-${person}-${evening.now}`;
      yield { kind: 'command', person, command: COMMANDS[what](evening.room, turn), key };
    }
  }
}

/** Just before or just after something is due, the usual graces, or days. */
function waitOf({ engine, room, now }: Evening, { a, b }: Turn): number {
  const due = engine.nextDue(room) ?? now;
  const waits = [
    500,
    Math.max(0, due - now - 1),
    Math.max(0, due - now),
    Math.max(0, due - now),
    graceOf(room.settings.clock),
    HOST_GRACE,
    12_000,
    b % 5 === 0 ? 50 * 3_600_000 : 61_000,
  ];
  // Evenings are mostly over within hours.
  return Math.min(at(waits, a), b % 4 === 0 ? 15 * 86_400_000 : 700_000);
}

function* everybodySeals(evening: Evening): Generator<Deed> {
  const people = [...evening.room.people.keys()];
  const command = commandOf;
  const deal = evening.room.deals + 1;
  for (const person of people) {
    const { comingCommitment: commitment } = evening.room;
    yield command(person, { do: 'seal', commitment, seal: sealOf(contributionOf(person, deal)) });
  }
  for (const person of people)
    yield command(person, { do: 'open', contribution: contributionOf(person, deal) });
}

/** Everybody seals, and each time somebody else does not open until it is too late. */
function* dawdling(evening: Evening, most: number): Generator<Deed> {
  const people = [...evening.room.people.keys()];
  const command = commandOf;
  for (const dawdler of people.slice(0, most)) {
    const deal = evening.room.deals + 1;
    const { comingCommitment: commitment } = evening.room;
    for (const person of people)
      yield command(person, { do: 'seal', commitment, seal: sealOf(contributionOf(person, deal)) });
    for (const person of people)
      if (person !== dawdler)
        yield command(person, { do: 'open', contribution: contributionOf(person, deal) });
    yield { kind: 'time', millis: DEAL_WAIT };
  }
}

const commandOf = (person: PersonId, command: Command): Deed => ({ kind: 'command', person, command });

/** Somebody changes their mind until nobody listens any more. */
function* dithering({ room }: Evening, { who, a }: Turn): Generator<Deed> {
  const waiting = room.phase === 'playing' ? (room.play?.waitingFor() ?? []) : [];
  const own = waiting.filter((seat) => room.isPersonal(seat) && waiting.length > 1);
  const seat = at(own, who);
  const person = room.personAt(seat ?? -1);
  if (seat === undefined || person === undefined) return;
  for (let change = 0; change < MOST_CHANGES + 3; change++)
    yield commandOf(person.id, {
      do: 'choose',
      number: room.number,
      move: legalMove(room, seat, a + change),
      seat,
    });
}

/** Somebody chooses just before their time is up, at that moment, or just after it. */
function* hesitating(evening: Evening, { who, a }: Turn): Generator<Deed> {
  const { room, now } = evening;
  const { play } = room;
  if (room.phase !== 'playing' || !play?.clocks.isOn) return;
  const seat = at(
    play.waitingFor().filter((each) => room.isPersonal(each)),
    who,
  );
  const person = room.personAt(seat ?? -1);
  if (seat === undefined || person === undefined) return;
  const move = legalMove(room, seat, a);
  yield { kind: 'time', millis: Math.max(0, play.clocks.due(seat) - now - at([21, 20, 19, -1], a)) };
  yield commandOf(person.id, { do: 'choose', number: room.number, move, seat });
}

/** Somebody's line breaks, somebody else puts a bot in their place, too early or in time, and they come back or not. */
function* replacing(evening: Evening, { who, a, b }: Turn): Generator<Deed> {
  const { room } = evening;
  const present = room.seatedPeople().filter(({ id }) => room.isPresent(id));
  const person = at(present, who);
  const other = [...room.people.keys()].find((id) => id !== person?.id && room.isPresent(id));
  const [seat] = room.seatsOf(person?.id);
  if (person === undefined || other === undefined || seat === undefined) return;
  yield { kind: 'time', millis: 3100 };
  yield { kind: 'drops', person: person.id, since: evening.now - 3000 };
  if (a % 3 === 0) yield commandOf(other, { do: 'takeover', seat });
  yield { kind: 'time', millis: graceOf(room.settings.clock) };
  yield commandOf(other, { do: 'takeover', seat });
  if (a % 2 === 0) yield { kind: 'bots', pick: a };
  if (b % 4 === 0) return;
  yield b % 2 === 0 ? commandOf(person.id, { do: 'return' }) : { kind: 'comes', person: person.id };
}

/** Somebody makes a link; before it is used its maker goes, is removed, makes another one, or lets it lapse. */
function* outdating(evening: Evening, { who, a, b }: Turn): Generator<Deed> {
  const members = [...evening.room.people.keys()];
  const maker = at(members, who);
  const stranger = PEOPLE.find((id) => !members.includes(id));
  if (maker === undefined || stranger === undefined) return;
  const hash = linkOf(maker, a);
  yield commandOf(maker, { do: 'link', hash });
  const [seat = 0] = evening.room.seatsOf(maker);
  const { host } = evening.room;
  switch (b % 5) {
    case 0:
      yield commandOf(maker, { do: 'leave' });
      break;
    case 1:
      if (host !== undefined) yield commandOf(host, { do: 'remove', seat });
      break;
    case 2:
      yield commandOf(maker, { do: 'link', hash: linkOf(maker, a + 1) });
      break;
    case 3:
      yield { kind: 'time', millis: LINK_LASTS + 1 };
      break;
  }
  if (a % 3 === 0) yield commandOf(stranger, { do: 'join', name: stranger, seat });
  yield commandOf(at([stranger, maker], a), { do: 'take', hash });
  yield commandOf(stranger, { do: 'take', hash });
}

/** Everybody who is asked chooses, people and bots. */
function* oneTurn(evening: Evening, { a }: Turn): Generator<Deed> {
  const { room } = evening;
  if (room.phase !== 'playing' || room.play === undefined) return;
  const number = room.number;
  for (const seat of room.play.waitingFor()) {
    const person = evening.room.personAt(seat);
    if (evening.room.isBots(seat) || person === undefined || evening.room.number !== number) continue;
    const move = legalMove(evening.room, seat, a + seat);
    yield { kind: 'command', person: person.id, command: { do: 'choose', number, move, seat } };
  }
  if (evening.room.phase === 'playing') yield { kind: 'bots', pick: a };
}

const LONGEST_GAME = 150;

/** Plays to the end, by resigning where that is quicker. */
function* finish(evening: Evening, turn: Turn): Generator<Deed> {
  const { play } = evening.room;
  if (evening.room.phase !== 'playing' || play === undefined) return;
  const [person] = evening.room.seatedPeople();
  if (play.deal.game.manifest.manners.resign && person) {
    yield { kind: 'command', person: person.id, command: { do: 'resign' } };
    return;
  }
  for (let step = 0; step < LONGEST_GAME && evening.room.phase === 'playing'; step++)
    yield* oneTurn(evening, { ...turn, a: turn.a + step * 7 });
}
