import { isRefusal, readTableOptions, Refusal } from '@sixfold/game-kit';
import type { AddBot, ChangeSettings, JoinTable } from '@sixfold/protocol';
import { type Asking, type Decision, ownSeat, requireHost, requirePhase, requireSeat } from './decide.js';
import type { Happening, Settings } from './entries.js';
import type { TableModel } from './model.js';

/** Somebody sits down. */
export function join(
  model: TableModel,
  asking: Asking,
  wanted: JoinTable & { contribution: string },
): Decision {
  if (model.seatOf(asking.player) !== undefined) return 'repeated';
  const seat = wanted.seat ?? freeSeats(model)[0];
  const refusal =
    requirePhase(model, 'lobby') ??
    (seat === undefined ? new Refusal('tableFull') : requireFree(model, seat)) ??
    requireFreshName(model, wanted.name);
  if (refusal !== undefined || seat === undefined) return refusal ?? new Refusal('tableFull');
  const { player } = asking;
  const { name, contribution } = wanted;
  return withStart(
    model,
    [{ kind: 'joined', seat, player, name, contribution }],
    freeSeats(model).length === 1,
  );
}

export function changeSeat(model: TableModel, asking: Asking, to: number): Decision {
  const from = ownSeat(model, asking);
  if (isRefusal(from)) return from;
  if (from === to) return 'repeated';
  return requirePhase(model, 'lobby') ?? requireFree(model, to) ?? [{ kind: 'seatChanged', from, to }];
}

export function changeName(model: TableModel, asking: Asking, name: string): Decision {
  const seat = ownSeat(model, asking);
  if (isRefusal(seat)) return seat;
  if (model.places[seat]?.name === name) return 'repeated';
  return requireFreshName(model, name) ?? [{ kind: 'named', seat, name }];
}

export function changeSettings(model: TableModel, asking: Asking, wanted: ChangeSettings): Decision {
  const refusal = requireHost(model, asking);
  if (refusal !== undefined) return refusal;
  const { options, seats, clock, visibility, startWhenFull, spectators, chat } = wanted;
  const isBigChange = [options, seats, clock, visibility, startWhenFull].some((each) => each !== undefined);
  if (isBigChange && model.phase !== 'lobby') return new Refusal('alreadyStarted');
  const change: { -readonly [Key in keyof Settings]?: Settings[Key] } = {
    ...(clock && { clock }),
    ...(visibility && { visibility }),
    ...(startWhenFull !== undefined && { startWhenFull }),
    ...(spectators !== undefined && { spectators }),
    ...(chat !== undefined && { chat }),
  };
  if (options !== undefined || seats !== undefined) {
    const count = seats ?? model.settings.seats;
    const taken = model.places.length - freeSeats(model).length;
    if (count < taken) return new Refusal('seatsTaken', { taken });
    const complete = readTableOptions(model.game, options ?? model.settings.options, count);
    if (isRefusal(complete)) return complete;
    change.options = complete;
    change.seats = count;
  }
  if (Object.keys(change).length === 0) return 'repeated';
  const isFull = (change.seats ?? model.places.length) === model.places.length - freeSeats(model).length;
  const starts = model.phase === 'lobby' && isFull && (startWhenFull ?? model.settings.startWhenFull);
  return [{ kind: 'settings', change }, ...(starts ? [{ kind: 'started' } as const] : [])];
}

export function addBot(model: TableModel, asking: Asking, wanted: AddBot): Decision {
  const seat = wanted.seat ?? freeSeats(model)[0];
  const refusal = requireHost(model, asking) ?? requirePhase(model, 'lobby');
  if (refusal !== undefined) return refusal;
  if (seat === undefined) return new Refusal('tableFull');
  const isBot = model.places[seat]?.kind === 'bot';
  const taken = isBot ? undefined : requireFree(model, seat);
  if (taken !== undefined) return taken;
  const fills = !isBot && freeSeats(model).length === 1;
  return withStart(model, [{ kind: 'botJoined', seat, level: wanted.level }], fills);
}

/** The host frees a seat, a bot's or a person's. */
export function removeSeat(model: TableModel, asking: Asking, seat: number): Decision {
  const refusal = requireHost(model, asking) ?? requirePhase(model, 'lobby') ?? requireSeat(model, seat);
  if (refusal !== undefined) return refusal;
  if (model.places[seat]?.kind === 'open') return 'repeated';
  if (model.places[seat]?.player === asking.player) return new Refusal('leaveInstead');
  return [{ kind: 'freed', seat }];
}

export function start(model: TableModel, asking: Asking): Decision {
  const refusal = requireHost(model, asking) ?? requirePhase(model, 'lobby');
  if (refusal !== undefined) return refusal;
  const open = freeSeats(model).length;
  return open === 0 ? [{ kind: 'started' }] : new Refusal('seatsOpen', { open });
}

/** A quick match has waited long enough: bots take what is free. */
export function fill(model: TableModel): Decision {
  const { quick } = model.created;
  if (quick === undefined || model.phase !== 'lobby') return 'repeated';
  if (model.places.every((place) => place.kind !== 'human')) return 'repeated';
  const bots = freeSeats(model).map((seat): Happening => ({ kind: 'botJoined', seat, level: quick.level }));
  return [...bots, { kind: 'started' }];
}

/** Somebody gets up in the lobby: the seat is free; the host's rights go to the next person. */
export function leaveLobby(model: TableModel, { player }: Asking, seat: number): Happening[] {
  const happenings: Happening[] = [{ kind: 'freed', seat }];
  const heir = model.places.find((place) => place.player !== undefined && place.player !== player)?.player;
  if (model.host === player && heir !== undefined) happenings.push({ kind: 'hostChanged', host: heir });
  return happenings;
}

export const freeSeats = (model: TableModel): number[] =>
  model.places.flatMap((place, seat) => (place.kind === 'open' ? [seat] : []));

function requireFree(model: TableModel, seat: number): Refusal | undefined {
  return (
    requireSeat(model, seat) ??
    (model.places[seat]?.kind === 'open' ? undefined : new Refusal('seatTaken', { seat: seat + 1 }))
  );
}

/** Two people of one name could not be told apart. */
function requireFreshName(model: TableModel, name: string): Refusal | undefined {
  const wanted = name.toLocaleLowerCase();
  const isTaken = model.places.some((place) => place.name?.toLocaleLowerCase() === wanted);
  return isTaken ? new Refusal('nameTaken', { name }) : undefined;
}

function withStart(model: TableModel, happenings: Happening[], fills: boolean): Happening[] {
  return fills && model.settings.startWhenFull ? [...happenings, { kind: 'started' }] : happenings;
}
