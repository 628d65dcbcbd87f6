import { isRefusal } from '@sixfold/game-kit';
import { violated } from '@sixfold/game-laws/violation';
import type { Command } from '../commands.js';
import { stamped } from '../decide.js';
import type { PersonId } from '../entries.js';
import { ARRIVAL_PACE, MOST_ARRIVALS, MOST_ASIDES, MOST_CHANGES } from '../limits.js';
import type { Room } from '../room.js';
import type { Engine } from './engine.js';
import { legalMove } from './evening.js';
import { mustGetAnywhere } from './going-on.js';
import type { Law } from './law.js';

const ROUNDS = 2 * MOST_ASIDES + 50;
/** Besides asides: one rematch, one start, one offer and answer of a draw, and what goes with leaving at the end. */
const SOME_MORE = 40;
const STRANGER = 'zora';

/**
 * Law 6. Whatever one person does, again and again, the log grows by a stated number of their commands at most until
 * the next deal (moves apart, of which a game has only a certain number); and nobody else is refused anything for it.
 */
export const spendingLaw: Law = (evening) => ({
  end() {
    const people = [...evening.room.people.keys()];
    const spender = people[evening.log.length % Math.max(1, people.length)] ?? STRANGER;
    // A room of its own to spoil: by somebody of the room, by a talkative host, by somebody who comes and goes.
    const { engine, now } = evening;
    spend(engine, evening.reread(false), spender, now, annoying);
    spend(engine, evening.reread(false), evening.room.host ?? spender, now, talkative);
    spend(engine, evening.reread(false), STRANGER, now, annoying);
    crowd(engine, evening.reread(false), now);
  },
});

type Habit = (room: Room, person: PersonId, round: number) => Command[];

function spend(engine: Engine, room: Room, spender: PersonId, from: number, habit: Habit): void {
  const { dealtGames, number } = room;
  let now = from;
  let done = 0;
  const isOn = (): boolean =>
    room.dealtGames === dealtGames && room.number === number && room.phase !== 'finished';
  const isBefore = room.phase === 'finished';
  for (let round = 0; round < ROUNDS; round++)
    for (const command of habit(room, spender, round)) {
      if (!isBefore && !isOn()) return;
      if (room.dealtGames !== dealtGames) return;
      const decision = engine.decide(room, { person: spender, now: ++now }, command);
      if (typeof decision === 'string' || isRefusal(decision)) continue;
      for (const entry of stamped(decision, now, { person: spender })) engine.fold(room, entry);
      engine.settle(room, now);
      if (++done > 2 * MOST_ASIDES + SOME_MORE + MOST_CHANGES * room.places.length)
        violated('one person can make the log grow without end', { last: command, done });
    }
  for (const person of room.people.keys()) {
    if (person === spender) continue;
    const answer = engine.decide(room, { person, now }, { do: 'link', hash: 'theirs' });
    if (isRefusal(answer) && answer.code.startsWith('tooMany'))
      violated("one person's doings are counted for another", person);
  }
  const newcomer = engine.decide(room, { person: 'newcomer', now }, { do: 'join', name: 'newcomer' });
  if (isRefusal(newcomer) && newcomer.code.startsWith('tooMany'))
    violated('one person can keep everybody else out', newcomer.code);
  // What brings a room on is never refused for it, neither to them nor to the host.
  for (const person of new Set([spender, room.host ?? spender]))
    for (const command of [...ON, { do: 'hint', number: room.number } as const]) {
      const answer = engine.decide(room, { person, now }, command);
      if (isRefusal(answer) && answer.code === 'tooManyAsides')
        violated('somebody who did too much cannot go on', { person, command });
    }
  // And it is not in anybody's way.
  if ([...room.people.keys()].some((id) => room.isPresent(id))) mustGetAnywhere(engine, room, now);
}

const ON: readonly Command[] = [
  { do: 'start', open: 'bots' },
  { do: 'rematch' },
  { do: 'resign' },
  { do: 'draw', action: 'offer' },
  { do: 'leave' },
];

/**
 * Strangers come and go, each somebody new: there is an end to it, and yet nobody is kept out by them for longer than a
 * moment, nor at all if the host does anything.
 */
function crowd(engine: Engine, room: Room, from: number): void {
  if (room.phase !== 'lobby' && room.phase !== 'finished') return;
  let now = from;
  const act = (person: PersonId, command: Command): boolean => {
    const decision = engine.decide(room, { person, now: ++now }, command);
    if (typeof decision === 'string' || isRefusal(decision)) return false;
    for (const entry of stamped(decision, now, { person })) engine.fold(room, entry);
    engine.settle(room, now);
    return true;
  };
  const { dealtGames } = room;
  let came = 0;
  for (let stranger = 0; stranger <= MOST_ARRIVALS + 1; stranger++) {
    if (!act(`stranger ${stranger}`, { do: 'join', name: `stranger ${stranger}` })) continue;
    came++;
    act(`stranger ${stranger}`, { do: 'leave' });
    if (room.dealtGames !== dealtGames || room.starting) return;
  }
  if (came > MOST_ARRIVALS + 1) violated('strangers make the log grow without end', came);
  const isKeptOut = (at: number): boolean => {
    const answer = engine.decide(room, { person: 'newcomer', now: at }, { do: 'join', name: 'newcomer' });
    return isRefusal(answer) && answer.code === 'tooManyArrivals';
  };
  if (isKeptOut(now + ARRIVAL_PACE)) violated('strangers keep everybody else out', came);
  const { host } = room;
  const isAtHome = room.person(host)?.isNew === false;
  if (host !== undefined && isAtHome && act(host, { do: 'link', hash: hex(1) }) && isKeptOut(now))
    violated('strangers keep everybody else out, and the host can do nothing', came);
}

const hex = (round: number): string => round.toString(16).padStart(64, '0');

/** All that can be done again and again, each time a little differently. */
function annoying(room: Room, person: PersonId, round: number): Command[] {
  const [seat = 0] = room.seatsOf(person);
  const other = (seat + 1 + round) % Math.max(1, room.places.length);
  return [
    { do: 'join', name: `${person} ${round % 2}` },
    { do: 'join', name: `${person} ${round}`, seat: other },
    { do: 'seal', commitment: room.comingCommitment, seal: hex(round) },
    { do: 'choose', number: room.number, move: legalMove(room, seat, round) || '?' },
    { do: 'draw', action: 'offer' },
    { do: 'draw', action: 'decline' },
    { do: 'signal' },
    { do: 'hint', number: room.number, seat },
    { do: 'takeover', seat },
    { do: 'return' },
    { do: 'seat', seat: other },
    { do: 'settings', standIn: round % 2 === 0 ? 'easy' : 'master' },
    { do: 'host', seat: other },
    { do: 'bots', level: round % 2 === 0 ? 'easy' : 'master', seat: other },
    { do: 'remove', seat: other },
    { do: 'mute', seat: other, muted: round % 2 === 0 },
    { do: 'name', name: `${person} ${round % 3}` },
    { do: 'link', hash: hex(round) },
    { do: 'take', hash: hex(round) },
    { do: 'rematch' },
    ...(round % 2 === 0 ? [] : [{ do: 'leave' } as const]),
  ];
}

const talkative: Habit = (_, __, round) => [
  { do: 'chat', text: 'and another thing' },
  { do: 'link', hash: hex(round) },
];
