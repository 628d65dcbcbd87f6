import { below, FastRng, Match, type Rng, type Seat, type Viewer } from '@sixfold/game-kit';
import { same, violated } from '@sixfold/game-laws/violation';
import type { Looking } from '../project.js';
import type { Room } from '../room.js';
import { declareAlike, type PendingChoice, type RunningMatch } from '../running-match.js';
import type { Engine } from './engine.js';
import type { Law } from './law.js';

/** How much was compared: a law that never finds anything to compare would keep for ever. */
export const compared = { positions: 0, worlds: 0 };

/**
 * Law 8, second half. Whatever is hidden from somebody is drawn again (the cards of others, what is face down, what they
 * have chosen in secret), in a way that fits all they know: they are shown the same to the byte, refused the same, and
 * the same seats are asked at the same time.
 */
export const worldsLaw: Law = (evening) => {
  const { engine } = evening;
  return {
    after(_, { entries, settled }) {
      const { room, now } = evening;
      if (room.phase !== 'playing' || room.play === undefined) return;
      if (entries.length + settled.length === 0) return;
      compared.positions++;
      const rng = new FastRng(`${room.id} ${room.seq} ${now}`);
      for (const looking of viewersOf(room)) {
        const viewer = room.viewerOf(looking.person, looking.seat);
        const other = redrawn(room, room.play, viewer, rng);
        compared.worlds++;
        const name = `${looking.person ?? 'a stranger'} as ${viewer}`;
        same(
          `${name} sees something hidden`,
          seen(engine, other, looking, now),
          seen(engine, room, looking, now),
        );
        if (String(engine.botsToAct(other)) !== String(engine.botsToAct(room)))
          violated('which bots are asked depends on what is hidden', viewer);
        if (engine.nextDue(other) !== engine.nextDue(room))
          violated('what is due depends on what is hidden', viewer);
      }
    },
  };
};

/** A stranger, and everybody through each of their seats. */
function viewersOf(room: Room): Looking[] {
  const own = [...room.people.keys()].flatMap((person): Looking[] => {
    const seats = room.seatsOf(person);
    return seats.length === 0 ? [{ person }] : seats.map((seat) => ({ person, seat }));
  });
  return [{}, ...own];
}

/** All that somebody can get to see: what is sent to them, from the beginning and from now on, and how they are refused. */
function seen(engine: Engine, room: Room, looking: Looking, now: number): string {
  const { person = 'stranger' } = looking;
  const attempts = ATTEMPTS.map((move) => {
    const answer = engine.decide(
      room,
      { person, now },
      { do: 'choose', number: room.number, move, ...at(looking) },
    );
    // What a choice leads to is kept, not told.
    return Array.isArray(answer) ? 'done' : answer;
  });
  return JSON.stringify([engine.project(room, looking, now), attempts]);
}

/** Moves of any game, most of which most people do not have. */
const ATTEMPTS = ['1', '27', '55', '104', 'pass', 'draw', 'a1', 'nonsense'];

const at = ({ seat }: Looking): { seat?: Seat } => (seat === undefined ? {} : { seat });

/** The same room in a world that this viewer could as well be in. */
export function redrawn(room: Room, play: RunningMatch, viewer: Viewer, rng: Rng): Room {
  const { game, setup } = play.rules;
  const view: unknown = JSON.parse(JSON.stringify(play.rules.view(viewer)));
  const match = Match.from(game, setup, game.determinize(view, rng));
  const pending = new Map(
    [...play.pending].map(([seat, choice]) => [
      seat,
      seat === viewer ? choice : chosenOtherwise(match, seat, choice, rng),
    ]),
  );
  return copyWith(room, { play: copyWith(play, { match, pending }) });
}

/** Something else that this seat could have chosen, of which everybody knows as much. */
function chosenOtherwise(match: Match, seat: Seat, choice: PendingChoice, rng: Rng): PendingChoice {
  const alike = match.legal(seat).filter((move) => {
    const checked = match.check(seat, move);
    return 'facts' in checked && declareAlike(checked.facts, choice.declared);
  });
  return { ...choice, move: alike[below(rng, Math.max(1, alike.length))] ?? choice.move };
}

const copyWith = <Thing extends object>(thing: Thing, changes: object): Thing =>
  Object.assign(Object.create(Object.getPrototypeOf(thing) as object) as Thing, thing, changes);
