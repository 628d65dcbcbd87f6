import { sealOf } from '@sixfold/game-kit';
import { graceOf } from '../clocks.js';
import type { Command } from '../commands.js';
import type { PersonId } from '../entries.js';
import { DEAL_WAIT, HOST_GRACE, LINK_LASTS, MOST_CHANGES } from '../limits.js';
import { at, COMMANDS, type Cue, contributionOf, linkOf, PEOPLE, personOf } from './cues.js';
import { type Evening, legalMove } from './evening.js';
import type { Deed } from './law.js';

/** The deeds of one cue, one after the other: each is made when the one before has happened. */
export function* deedsOf(evening: Evening, cue: Cue, last: Deed | undefined): Generator<Deed> {
  const { what, a } = cue;
  const person = personOf(evening.room, cue);
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
      yield { kind: 'time', millis: waitOf(evening, cue) };
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
      yield* dithering(evening, cue);
      return;
    case 'gathers':
      // A few people sit down one after the other.
      for (const name of PEOPLE.slice(1, 2 + (a % 4)))
        yield commandOf(name, { do: 'join', name, ...(a % 3 !== 0 && { contributes: true }) });
      return;
    case 'hesitates':
      yield* hesitating(evening, cue);
      return;
    case 'replaces':
      yield* replacing(evening, cue);
      return;
    case 'outdates':
      yield* outdating(evening, cue);
      return;
    case 'wishes':
      // Everybody who is there wants to play again.
      for (const { id } of evening.room.seatedPeople())
        if (evening.room.isPresent(id)) yield { kind: 'command', person: id, command: { do: 'rematch' } };
      if (a % 3 !== 0) yield* everybodySeals(evening);
      return;
    case 'moves':
      yield* oneTurn(evening, cue);
      return;
    case 'plays':
      for (let move = 0; move < 5; move++) yield* oneTurn(evening, { ...cue, a: a + move });
      return;
    case 'finishes':
      yield* finish(evening, cue);
      return;
    default: {
      const key = cue.b % 4 === 3 ? undefined : `key-${person}-${evening.now}`;
      yield { kind: 'command', person, command: COMMANDS[what](evening.room, cue), key };
    }
  }
}

/** Just before or just after something is due, the usual graces, or days. */
function waitOf({ engine, room, now }: Evening, { a, b }: Cue): number {
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
function* dithering({ room }: Evening, { who, a }: Cue): Generator<Deed> {
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
function* hesitating(evening: Evening, { who, a }: Cue): Generator<Deed> {
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
function* replacing(evening: Evening, { who, a, b }: Cue): Generator<Deed> {
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
function* outdating(evening: Evening, { who, a, b }: Cue): Generator<Deed> {
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
function* oneTurn(evening: Evening, { a }: Cue): Generator<Deed> {
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
function* finish(evening: Evening, cue: Cue): Generator<Deed> {
  const { play } = evening.room;
  if (evening.room.phase !== 'playing' || play === undefined) return;
  const [person] = evening.room.seatedPeople();
  if (play.deal.game.manifest.manners.resign && person) {
    yield { kind: 'command', person: person.id, command: { do: 'resign' } };
    return;
  }
  for (let step = 0; step < LONGEST_GAME && evening.room.phase === 'playing'; step++)
    yield* oneTurn(evening, { ...cue, a: cue.a + step * 7 });
}
