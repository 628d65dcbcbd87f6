import { isRefusal } from '@sixfold/game-kit';
import { violated } from '@sixfold/game-laws/violation';
import { graceOf } from '../clocks.js';
import type { Command, Decision } from '../commands.js';
import { stamped } from '../decide.js';
import type { PersonId } from '../entries.js';
import { DEAL_WAIT, HOST_GRACE } from '../limits.js';
import type { Room } from '../room.js';
import type { Engine } from './engine.js';
import { legalMove } from './evening.js';
import type { Law } from './law.js';

const MOST_TRIES = 300;

/**
 * Law 1. Somebody who is there can always go on: with nobody's help but that of those present, and after no longer than
 * the stated graces, a move is made, a game is dealt or the game is over. And a game that nobody is at does not wait for
 * ever.
 */
export const goingOnLaw: Law = (evening) => {
  const { engine } = evening;
  let deeds = 0;
  const check = (): void => {
    const room = evening.reread(false);
    const present = [...room.people.keys()].filter((id) => room.isPresent(id));
    if (present.length > 0) mustGetAnywhere(engine, room, evening.now);
  };
  return {
    after() {
      const { room, now } = evening;
      const due = engine.nextDue(room);
      if (due !== undefined && due <= now) violated('something is due, and does not happen', due);
      const isUnderWay = room.phase === 'playing' || room.phase === 'dealing';
      const isAsked =
        room.play?.waitingFor().some((seat) => room.isPresent(room.personAt(seat)?.id)) === true;
      if (isUnderWay && due === undefined && !isAsked && engine.botsToAct(room).length === 0)
        violated('a game waits for nobody, for ever', room.phase);
      if (++deeds % 9 === 0) check();
    },
    end: check,
  };
};

/**
 * Those who are there try to get on, and nobody comes to help them. While a deal is prepared they are of bad will: they
 * seal, by turns, and never open.
 */
export function mustGetAnywhere(engine: Engine, room: Room, from: number): void {
  const { phase, number, dealtGames } = room;
  const graces = graceOf(room.settings.clock) + HOST_GRACE + DEAL_WAIT * (2 * room.people.size + 2);
  let now = from;
  const apply = (decision: Decision, asking?: { readonly person: PersonId }): boolean => {
    if (typeof decision === 'string' || isRefusal(decision)) return false;
    for (const entry of stamped(decision, now, asking)) engine.fold(room, entry);
    engine.settle(room, now);
    return true;
  };
  const command = (person: PersonId, wanted: Command): boolean =>
    apply(engine.decide(room, { person, now }, wanted), { person });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    engine.settle(room, now);
    const isOver = phase === 'playing' && room.phase === 'finished';
    if (isOver || room.number !== number || room.dealtGames !== dealtGames) return;
    if (tryPlaying(engine, room, apply, command) || tryStarting(room, command)) continue;
    if (sealInVain(room, command)) continue;
    const next = nextChance(engine, room, now);
    if (next === undefined || next > from + graces) break;
    now = next;
  }
  const { play } = room;
  const asked = play
    ?.waitingFor()
    .map((seat) => ({ seat, place: room.places[seat], late: play.late.has(seat) }));
  violated('people are there and cannot go on', { phase, host: room.host, asked }, [...room.people.values()]);
}

type Act = (person: PersonId, wanted: Command) => boolean;

const presentIn = (room: Room): PersonId[] => [...room.people.keys()].filter((id) => room.isPresent(id));

function tryPlaying(engine: Engine, room: Room, apply: (decision: Decision) => boolean, act: Act): boolean {
  const { play } = room;
  if (room.phase !== 'playing' || play === undefined) return false;
  for (const seat of play.waitingFor()) {
    const person = room.personAt(seat);
    const move = legalMove(room, seat, 0);
    if (person && room.isPresent(person.id) && !room.isBots(seat))
      return act(person.id, { do: 'choose', number: room.number, move, seat });
    const asked = { game: room.dealtGames, number: room.number };
    if (engine.botsToAct(room).includes(seat))
      return apply(engine.chooseForBots(room, asked, [{ seat, move }]));
    if (presentIn(room).some((id) => id !== person?.id && act(id, { do: 'takeover', seat }))) return true;
  }
  // Bots wait for people who are there and let them play.
  return presentIn(room).some((id) => act(id, { do: 'return' }));
}

const tryStarting = (room: Room, act: Act): boolean =>
  (room.phase === 'lobby' || room.phase === 'finished') &&
  presentIn(room).some((id) => act(id, { do: 'start', open: 'bots' }));

/** Every other person seals; with the next try it is the others. */
const sealInVain = (room: Room, act: Act): boolean =>
  room.phase === 'dealing' &&
  presentIn(room).some(
    (id, index) =>
      (index + room.deals) % 2 === 0 &&
      act(id, { do: 'seal', commitment: room.comingCommitment, seal: 'ab'.repeat(32) }),
  );

/** When something is due, or somebody's seat may be taken over. */
function nextChance(engine: Engine, room: Room, now: number): number | undefined {
  const graces = [...room.people.values()].flatMap(({ awaySince }) =>
    awaySince === undefined ? [] : [awaySince + graceOf(room.settings.clock)],
  );
  const times = [engine.nextDue(room), ...graces].filter((time) => time !== undefined && time > now);
  return times.length === 0 ? undefined : Math.min(...(times as number[]));
}
