import { isRefusal } from '@sixfold/game-kit';
import type { Asking, Command, Decider, Decision } from './commands.js';
import { open, seal } from './decide/fairness.js';
import { again, changeSettings, passHost, start } from './decide/host.js';
import { comeBack, comeIn, leave, takeOver } from './decide/people.js';
import { choose, draw, hint, resign, signal, takeBack } from './decide/play.js';
import { rematch } from './decide/rematch.js';
import { addBot, changeName, changeSeat, join, removeSeat } from './decide/seats.js';
import { makeLink, mute, say, useLink } from './decide/talk.js';
import type { Entry, RoomEvent } from './entries.js';
import { fold } from './fold.js';
import { MOST_ASIDES } from './limits.js';
import { refuse } from './refusals.js';
import type { Room } from './room.js';
import { tick } from './tick.js';

const DECIDERS: { readonly [Kind in Command['do']]: Decider<Kind> } = {
  join,
  leave,
  seat: changeSeat,
  name: changeName,
  settings: changeSettings,
  bots: addBot,
  remove: removeSeat,
  host: passHost,
  start,
  seal,
  open,
  choose,
  resign,
  draw,
  signal,
  takeover: takeOver,
  return: comeBack,
  takeback: takeBack,
  hint,
  rematch,
  again,
  chat: say,
  mute,
  link: makeLink,
  take: useLink,
};

/** Commands that move a game forward are never refused for having done too much: each of them is limited by the rules. */
const ALWAYS: ReadonlySet<Command['do']> = new Set([
  'choose',
  'resign',
  'draw',
  'leave',
  'open',
  'rematch',
  'start',
  'hint',
]);

/** Commands that people need in order to take part have a higher limit, so that talk does not use it up. */
const NEEDED: ReadonlySet<Command['do']> = new Set(['return', 'takeover', 'seal', 'join', 'take']);

const mostAsides = (command: Command['do']): number =>
  ALWAYS.has(command) ? Number.POSITIVE_INFINITY : NEEDED.has(command) ? 2 * MOST_ASIDES : MOST_ASIDES;

/** What a command leads to. Nothing is changed: whoever asks stores what happens and lets it happen (`fold`). */
export function decide(room: Room, asking: Asking, command: Command): Decision {
  if (room.knowsKey(asking.person, asking.key)) return 'repeated';
  const { asides } = room.people.get(asking.person) ?? room.departed.get(asking.person) ?? { asides: 0 };
  if (asides >= mostAsides(command.do)) return refuse('tooManyAsides');
  // The compiler does not see that the decider found by a command's kind is the one for that command.
  const decider = DECIDERS[command.do] as (room: Room, asking: Asking, command: Command) => Decision;
  const decision = decider(room, asking, command);
  return typeof decision === 'string' || isRefusal(decision) || SAYS_WHERE.has(command.do)
    ? decision
    : [...decision, ...shownUp(room, asking)];
}

/** These say themselves whether somebody is there. */
const SAYS_WHERE: ReadonlySet<Command['do']> = new Set(['leave', 'return', 'take']);

/** Whoever does something is there, even if their line was thought to be broken. */
function shownUp(room: Room, { person }: Asking): readonly RoomEvent[] {
  if (room.isPresent(person)) return [];
  const decision = comeIn(room, person);
  return typeof decision === 'string' || isRefusal(decision) ? [] : decision;
}

/** Events with the time at which they happen; the first one carries whose command it was. */
export function stamped(
  events: readonly RoomEvent[],
  at: number,
  asking?: Pick<Asking, 'person' | 'key'>,
): Entry[] {
  return events.map((event, index): Entry => {
    const isFirst = asking !== undefined && index === 0;
    const isMove = event.kind === 'chose' || event.kind === 'played';
    if (isMove) return stampedMove(event, at, isFirst ? asking.key : undefined);
    // Not the event first: on Node 20 it takes microseconds to add to an object that began as a copy.
    return {
      at,
      ...event,
      ...(isFirst && { who: asking.person }),
      ...(isFirst && asking.key !== undefined && { key: asking.key }),
    };
  });
}

/** Nearly all entries are moves, and copying the event would take longer than the rest. Who moves is clear from the seat. */
function stampedMove(
  event: Extract<RoomEvent, { readonly kind: 'chose' | 'played' }>,
  at: number,
  key: string | undefined,
): Entry {
  if (event.kind === 'played') {
    const { kind, by, moves } = event;
    return key === undefined ? { at, kind, by, moves } : { at, kind, by, moves, key };
  }
  const { kind, seat, move, auto } = event;
  if (auto !== undefined) return { at, kind, seat, move, auto, ...(key !== undefined && { key }) };
  return key === undefined ? { at, kind, seat, move } : { at, kind, seat, move, key };
}

/** Applies everything that is due by now, and returns it. */
export function settle(room: Room, now: number): Entry[] {
  const entries: Entry[] = [];
  for (let due = tick(room, now); due.length > 0; due = tick(room, now)) {
    for (const entry of stamped(due, now)) {
      fold(room, entry);
      entries.push(entry);
    }
  }
  return entries;
}
