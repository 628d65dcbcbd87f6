import { type GameOptions, isRefusal, type Refusal, readTableOptions } from '@sixfold/game-kit';
import type { ChangeSettings } from '@sixfold/protocol';
import { cleanText } from '@sixfold/protocol';
import type { Decider } from '../commands.js';
import type { RoomEvent, Settings } from '../entries.js';
import { refuse } from '../refusals.js';
import type { Room } from '../room.js';
import { requireBetweenGames, requireHost, requireSeat } from './require.js';

/** Settings that are taken as they come: the protocol's schema has checked them. */
const PLAIN_SETTINGS = [
  'clock',
  'visibility',
  'spectators',
  'chat',
  'startWhenFull',
  'standIn',
  'latecomers',
  'takeBack',
  'programs',
  'hints',
  'bestOf',
] as const satisfies readonly (keyof ChangeSettings)[];

type Change = { -readonly [Key in keyof Settings]?: Settings[Key] };

/** What may be changed while a game runs, because it does not affect it. */
const ANY_TIME: ReadonlySet<string> = new Set([
  'do',
  'spectators',
  'chat',
  'standIn',
  'latecomers',
  'programs',
  'name',
]);

/** The host changes the room. */
export const changeSettings: Decider<'settings'> = (room, asking, wanted) => {
  const refusal = requireHost(room, asking);
  if (refusal !== undefined) return refusal;
  const between = requireBetweenGames(room);
  if (between !== undefined && Object.keys(wanted).some((key) => !ANY_TIME.has(key))) return between;
  const change = readChange(room, wanted);
  if (isRefusal(change)) return change;
  return Object.keys(change).length === 0 ? 'repeated' : [{ kind: 'settings', change }];
};

/** The host hands the room to somebody else. */
export const passHost: Decider<'host'> = (room, asking, { seat }) => {
  const refusal = requireHost(room, asking) ?? requireSeat(room, seat);
  if (refusal !== undefined) return refusal;
  const person = room.personAt(seat);
  if (person === undefined || person.gone) return refuse('nobodyThere', { seat: seat + 1 });
  return person.id === room.host ? 'repeated' : [{ kind: 'host', person: person.id }];
};

/** The host wants the game to begin. What is still open is filled with bots or taken away, as they say. */
export const start: Decider<'start'> = (room, asking, { open }) => {
  const refusal = requireHost(room, asking) ?? requireBetweenGames(room);
  if (refusal !== undefined) return refusal;
  if (room.starting) return 'repeated';
  const filled = fillOpen(room, open);
  if (isRefusal(filled)) return filled;
  return [...filled, { kind: 'starting' }];
};

/** After a game: back to the table, perhaps with other rules or another game. Everybody keeps their seat. */
export const again: Decider<'again'> = (room, asking, wanted) => {
  const refusal = requireHost(room, asking);
  if (refusal !== undefined) return refusal;
  if (room.phase === 'playing' || room.phase === 'dealing') return refuse('stillPlaying');
  const change = readChange(room, wanted);
  if (isRefusal(change)) return change;
  const events: RoomEvent[] = room.phase === 'finished' ? [{ kind: 'prepared' }] : [];
  if (Object.keys(change).length > 0) events.push({ kind: 'settings', change });
  return events.length === 0 ? 'repeated' : events;
};

function readChange(room: Room, wanted: ChangeSettings): Change | Refusal {
  const { game: id = room.settings.game, options, seats, name } = wanted;
  const change: Change = Object.fromEntries(
    PLAIN_SETTINGS.flatMap((key) => (wanted[key] === undefined ? [] : [[key, wanted[key]]])),
  );
  if (name !== undefined) change.name = cleanText(name, 40);
  const game = room.gameById(id);
  if (game === undefined) return refuse('noSuchGame', { game: id });
  const isOther = id !== room.settings.game;
  if (options === undefined && seats === undefined && !isOther) return change;
  const taken = room.places.length - room.freeSeats().length;
  const count =
    seats ?? (isOther ? fittingSeats(game.seatCounts(options ?? {}), taken) : room.settings.seats);
  if (count < taken) return refuse('seatsTaken', { taken });
  const complete = readTableOptions(game, options ?? (isOther ? {} : room.settings.options), count);
  if (isRefusal(complete)) return complete;
  return { ...change, game: id, options: complete, seats: count };
}

/** The fewest seats that another game offers for those who are there. */
const fittingSeats = (allowed: readonly number[], taken: number): number =>
  allowed.find((count) => count >= taken) ?? taken;

function fillOpen(room: Room, how: 'bots' | 'fewer' | undefined): RoomEvent[] | Refusal {
  const open = room.freeSeats();
  if (open.length === 0) return [];
  if (how === undefined) return refuse('seatsOpen', { open: open.length });
  const level = room.settings.standIn;
  if (how === 'bots') return open.map((seat) => ({ kind: 'botSat', seat, level }));
  const seats = room.places.length - open.length;
  const options = withFewer(room, seats);
  return isRefusal(options) ? options : [{ kind: 'settings', change: { seats, options } }];
}

const withFewer = (room: Room, seats: number): GameOptions | Refusal =>
  readTableOptions(room.game, room.settings.options, seats);
