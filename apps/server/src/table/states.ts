import { factsFor, offersSignal, type SeriesPlan, standing, type Viewer } from '@sixfold/game-kit';
import type {
  PlayState,
  SeatClock,
  SeatState,
  Snapshot,
  TableState,
  TableSummary,
  Turn,
} from '@sixfold/protocol';
import type { Player } from './entries.js';
import type { TableModel } from './model.js';

/** Who is connected to a table, over all nodes. */
export interface Attendance {
  /** Seats as bits. */
  readonly seats: number;
  readonly spectators: number;
}

/** The table as one viewer may see it. Nobody's identity is in it, nor anything hidden of the match. */
export function tableState(
  model: TableModel,
  player: Player | undefined,
  attendance: Attendance,
): TableState {
  const { settings, phase } = model;
  const { manners } = model.game.manifest;
  const seat = model.seatOf(player);
  return {
    id: model.id,
    game: model.game.id,
    options: settings.options,
    seats: model.places.map((_, index) => seatState(model, index, attendance)),
    phase,
    clock: settings.clock,
    visibility: settings.visibility,
    spectators: { allowed: settings.spectators, count: attendance.spectators },
    chat: settings.chat,
    startWhenFull: settings.startWhenFull,
    ...(phase === 'lobby' && model.created.quick && { fillAt: model.created.quick.fillAt }),
    commitment: model.commitment,
    ...(phase === 'finished' && { nextCommitment: model.nextCommitment }),
    ...(model.drawOffer !== undefined && { draw: { by: model.drawOffer } }),
    allows: {
      resign: manners.resign,
      draw: manners.draw,
      signal: offersSignal(model.game.manifest, settings.options),
    },
    onTime: manners.onTime,
    series: seriesOf(model),
    ...(model.created.previous !== undefined && { previous: model.created.previous }),
    ...(model.next !== undefined && { next: model.next }),
    ...(model.outcome && { result: resultOf(model) }),
    you: { host: player !== undefined && player === model.host, ...(seat !== undefined && { seat }) },
    createdAt: model.created.at,
    ...(model.startedAt !== undefined && { startedAt: model.startedAt }),
    ...(model.finishedAt !== undefined && { finishedAt: model.finishedAt }),
  };
}

function seatState(model: TableModel, seat: number, attendance: Attendance): SeatState {
  const place = model.places[seat];
  if (place === undefined) throw new Error(`no seat ${seat}`);
  return {
    seat,
    kind: place.kind,
    ...(place.name !== undefined && { name: place.name }),
    ...(place.level !== undefined && { level: place.level }),
    standIn: place.standIn,
    host: place.player !== undefined && place.player === model.host,
    connected: place.kind === 'bot' || (attendance.seats & (1 << seat)) !== 0,
    muted: place.muted,
    rematch: place.rematch !== undefined || (place.kind === 'bot' && model.phase === 'finished'),
  };
}

/** How the match of several games stands, this table's game included as soon as it is over. */
export function seriesOf(model: TableModel): TableState['series'] {
  const { options, seats } = model.settings;
  const { bestOf = 1 } = model.created;
  const results = [...(model.created.results ?? []), ...(model.outcome ? [model.outcome] : [])];
  const plan: SeriesPlan =
    bestOf > 1 ? { kind: 'bestOf', games: bestOf } : { kind: 'games', games: results.length };
  const series = { plan, seats, sides: model.sides, options, results };
  const { points, leaders, over } = standing(series);
  return {
    bestOf,
    games: results.length,
    wins: results.map((result) => [...standing({ ...series, results: [result] }).points]),
    points: [...points],
    leaders: [...leaders],
    over: over && bestOf > 1,
  };
}

export function resultOf(model: TableModel) {
  const { scores = [], ranks = [], reason } = model.outcome ?? {};
  return { scores: [...scores], ranks: [...ranks], ...(reason !== undefined && { reason }) };
}

/** Who still thinks, as one viewer may see it: only their own choice is in it. */
export function turnState(model: TableModel, viewer: Viewer, now: number): Turn {
  const choice = viewer === 'spectator' ? undefined : model.pending.get(viewer)?.move;
  return {
    number: model.number,
    toAct: [...model.toAct],
    chosen: [...model.pending.keys()].sort((a, b) => a - b),
    ...(choice !== undefined && { choice }),
    ...(model.clocks.isOn && { clocks: clockStates(model, now) }),
    now,
  };
}

function clockStates(model: TableModel, now: number): SeatClock[] {
  const waiting = model.waitingFor();
  return model.places.map((_, seat) => {
    const running = waiting.includes(seat) && model.isPerson(seat);
    return { left: running ? model.clocks.leftAt(seat, now) : model.clocks.standing(seat), running };
  });
}

/** The match as one viewer may see it, with the moves after the given number. */
export function playState(
  model: TableModel,
  viewer: Viewer,
  after: number,
  now: number,
): PlayState | undefined {
  const { match } = model;
  if (match === undefined) return undefined;
  return {
    number: model.number,
    steps: model.steps.slice(after).map(({ number, seat, move, auto, facts }) => ({
      number,
      seat,
      ...(seat === viewer && { move }),
      facts: factsFor(viewer, facts) as PlayState['steps'][number]['facts'],
      ...(auto && { auto }),
    })),
    view: match.view(viewer),
    legal: viewer !== 'spectator' && model.toAct.includes(viewer) ? match.legal(viewer) : [],
    turn: turnState(model, viewer, now),
    ...(model.outcome && { result: resultOf(model) }),
  };
}

export function snapshotOf(
  model: TableModel,
  player: Player | undefined,
  attendance: Attendance,
  now: number,
): Snapshot {
  const play = playState(model, model.viewerOf(player), model.number, now);
  return { table: tableState(model, player, attendance), ...(play && { play }), talk: model.talk };
}

/** What lists show of a table. */
export function summaryOf(model: TableModel): TableSummary {
  const { options, visibility, clock, spectators } = model.settings;
  return {
    id: model.id,
    game: model.game.id,
    options,
    phase: model.phase,
    visibility,
    clock,
    seats: model.places.map(({ kind, name, level }) => ({
      kind,
      ...(name !== undefined && { name }),
      ...(level !== undefined && { level }),
    })),
    spectators,
    createdAt: model.created.at,
    updatedAt: model.updatedAt,
  };
}
