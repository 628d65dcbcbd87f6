import {
  ADDED_BY_BOT,
  DECLINED,
  dealSecret,
  dealSeed,
  drawLots,
  editionOf,
  fairSeed,
  isRefusal,
  lotKeys,
  readTableOptions,
} from '@sixfold/game-kit';
import type { DealSource, PersonId } from './entries.js';
import type { Person, Room } from './room.js';
import { RunningMatch } from './running-match.js';
import { isSeriesOver } from './series.js';

/** A deal under rules that a newer version of this program has corrected: continued with ours it would be another match. */
export class NewerRules extends Error {
  constructor(room: string, game: string, edition: number) {
    super(
      `room ${room} was dealt under edition ${edition} of the rules of ${game}, which this version does not have`,
    );
    this.name = 'NewerRules';
  }
}

/** What was opened is known and cannot serve again; whoever did not open is not asked again for this match. */
export function restart(room: Room, missing: readonly string[]): void {
  room.deals++;
  room.restarts.push(missing.flatMap((id) => room.seatsOf(id)));
  for (const person of room.people.values()) {
    person.seal = undefined;
    person.contribution = undefined;
  }
  for (const id of missing) {
    const person = room.people.get(id);
    if (person) person.missed = true;
  }
  room.phase = 'lobby';
  room.preparation = undefined;
  room.starting = true;
}

export function deal(room: Room, source: DealSource, edition: number, at: number): void {
  const { settings, game } = room;
  if (edition > editionOf(game.manifest)) throw new NewerRules(room.id, game.id, edition);
  room.deals = source.version === 2 ? source.deal : room.deals + 1;
  const { seats, clock } = settings;
  const complete = readTableOptions(game, settings.options, seats);
  if (isRefusal(complete)) {
    if (edition === editionOf(game.manifest))
      throw new Error(`room ${room.id} cannot be dealt: ${complete.code}`);
    // A rule was corrected after this was dealt: there is no such game any more, and the room waits for another.
    endDeal(room);
    room.phase = 'lobby';
    room.play = undefined;
    return;
  }
  const seed = seedOf(room, source);
  const lots = lotKeys(game, complete, seats);
  // S-10, X-10: nobody could know what the lots say before everybody sat down.
  const options = drawLots(game, complete, seats, seed);
  room.settings = { ...settings, options };
  if (isSeriesOver(room)) room.series = [];
  room.play = new RunningMatch({ game, options, seats, seed, clock, source, lots }, at);
  room.phase = 'playing';
  room.news.turn = true;
  endDeal(room);
}

/** For each seat what its person added to the deal, of those who take part in it. */
export const addedBySeat = (
  room: Room,
  people: readonly PersonId[],
  of: (person: Person) => string | undefined,
): string[] =>
  room.places.map((_, seat) => {
    const person = room.personAt(seat);
    if (person === undefined) return ADDED_BY_BOT;
    return (people.includes(person.id) ? of(person) : undefined) ?? DECLINED;
  });

/** What was only for this deal is used up. */
function endDeal(room: Room): void {
  room.starting = false;
  room.preparation = undefined;
  room.restarts = [];
  room.dealtGames++;
  room.dealtAt = room.seq + 1;
  room.arrivals = 0;
  room.lastArrivalAt = 0;
  room.departed.clear();
  room.quick = undefined;
  for (const person of room.people.values()) {
    person.willing = false;
    person.seal = undefined;
    person.contribution = undefined;
    person.missed = false;
    person.isNew = false;
    person.asides = 0;
    person.absences = 0;
  }
  for (const place of room.places) if (place.kind === 'human') place.timeouts = 0;
}

function seedOf(room: Room, source: DealSource): string {
  switch (source.version) {
    case 0:
      return source.seed;
    case 1:
      return fairSeed(source.secret, room.id, source.contributions);
    case 2: {
      const { deal: number, contributions } = source;
      return dealSeed({ secret: dealSecret(room.root, number), table: room.id, deal: number, contributions });
    }
  }
}
