import { type Fact, factsFor, offersSignal, resultOf, type Seat, type Viewer } from '@sixfold/game-kit';
import type {
  DealState,
  EveningGame,
  MyGame,
  PlayState,
  SeatClock,
  SeatState,
  Snapshot,
  TableState,
  TableSummary,
  Turn,
} from '@sixfold/protocol';
import { addedBySeat } from './dealing.js';
import type { FinishedMatch, PersonId } from './entries.js';
import type { Room } from './room.js';
import type { PlayedStep, RunningMatch } from './running-match.js';
import { seriesOf } from './series.js';
import { canStartWithFewer, takeOverAt } from './tick.js';

/** Who looks: somebody, through the eyes of one of their seats if they have several. */
export interface Looking {
  readonly person?: PersonId | undefined;
  readonly seat?: Seat | undefined;
}

type WireFacts = PlayState['steps'][number]['facts'];

// What may be missing comes last in all of these: on Node 20 whatever follows a spread takes ten times as long to add.

/** The room as one viewer may see it. Nobody's identity is in it, nor anything hidden of the game. */
export const tableState = (room: Room, looking: Looking, spectators: number): TableState => ({
  ...sharedTable(room, spectators),
  you: youState(room, looking),
});

/** What everybody sees alike of a room. It changes only when the room says so (`Room.tableChanges`). */
export function sharedTable(room: Room, spectators: number): Omit<TableState, 'you'> {
  const { settings, phase, play } = room;
  const { manifest } = room.game;
  const isPlaying = phase === 'playing';
  return {
    id: room.id,
    game: settings.game,
    options: settings.options,
    seats: room.places.map((_, seat) => seatState(room, seat)),
    phase,
    clock: settings.clock,
    visibility: settings.visibility,
    spectators: { allowed: settings.spectators, count: spectators },
    chat: settings.chat,
    startWhenFull: settings.startWhenFull,
    standIn: settings.standIn,
    latecomers: settings.latecomers,
    takeBack: settings.takeBack,
    programs: settings.programs === true,
    hints: settings.hints === true,
    canStartWithFewer: phase !== 'playing' && canStartWithFewer(room),
    commitment: room.commitment,
    deal: dealState(room),
    games: room.dealtGames,
    evening: room.games.map(eveningGame),
    allows: {
      resign: manifest.manners.resign,
      draw: manifest.manners.draw,
      signal: offersSignal(manifest, settings.options),
      takeBack: settings.takeBack && room.seatedPeople().length === 1,
      hints: room.allowsHints(),
    },
    onTime: manifest.manners.onTime,
    series: seriesOf(room),
    createdAt: room.createdAt,
    ...(phase === 'lobby' && room.quick && { fillAt: room.quick.fillAt }),
    ...(phase === 'finished' && { nextCommitment: room.comingCommitment }),
    ...(isPlaying && play?.drawOffer !== undefined && { draw: { by: play.drawOffer } }),
    ...(room.previous !== undefined && { previous: room.previous }),
    ...(room.next !== undefined && { next: room.next }),
    ...(phase === 'finished' && play?.outcome && { result: resultState(play) }),
    ...(room.code !== undefined && { code: room.code }),
    ...(settings.name !== undefined && { name: settings.name }),
    ...(play && { startedAt: play.startedAt }),
    ...(play?.finishedAt !== undefined && { finishedAt: play.finishedAt }),
  };
}

/** All of a room's state that depends on who looks. */
export function youState(room: Room, { person, seat }: Looking): TableState['you'] {
  const seats = room.seatsOf(person);
  const viewer = room.viewerOf(person, seat);
  const heirTo = room.places.findIndex(
    (place) => place.kind === 'bot' && place.heir !== undefined && place.heir.person === person,
  );
  return {
    host: person !== undefined && person === room.host,
    member: room.person(person) !== undefined,
    ...(viewer !== 'spectator' && { seat: viewer }),
    ...(seats.length > 1 && { seats }),
    ...(heirTo !== -1 && { heirTo }),
  };
}

function seatState(room: Room, seat: Seat): SeatState {
  const place = room.places[seat];
  const person = room.personAt(seat);
  const common = { seat, standIn: false, host: false, connected: true, muted: false, rematch: false };
  if (place === undefined || place.kind === 'open') return { kind: 'open', ...common, connected: false };
  if (place.kind === 'bot') {
    const rematch = room.phase === 'finished';
    return {
      kind: 'bot',
      ...common,
      level: place.level,
      rematch,
      ...(place.heir && { heir: place.heir.name }),
    };
  }
  const due = takeOverAt(room, seat);
  // Of the game on the table: between games people may change their seats.
  const isOn = room.phase === 'playing' || room.phase === 'finished';
  const hints = isOn ? (room.play?.hintsOf(seat) ?? 0) : 0;
  return {
    seat,
    kind: 'human',
    standIn: place.standIn !== undefined,
    host: place.person === room.host,
    connected: person?.presentSince !== undefined,
    muted: person?.muted === true,
    rematch: person?.willing === true,
    // On one device nobody needs to say who they are.
    ...(place.name !== '' && { name: place.name }),
    ...(person?.program && { program: true }),
    ...(place.standIn && { level: place.standIn.level }),
    ...(person?.awaySince !== undefined && { awaySince: person.awaySince }),
    ...(due !== undefined && { takeOverAt: due }),
    ...(person?.gone && { gone: true }),
    ...(hints > 0 && { hints }),
  };
}

function dealState(room: Room): DealState {
  const { phase, play, preparation } = room;
  if ((phase === 'playing' || phase === 'finished') && play !== undefined) {
    const { source } = play.deal;
    // Deals from before there were rooms had no seals, but they count.
    return source.version === 2 ? { number: source.deal, seals: [...source.seals] } : { number: room.deals };
  }
  const number = room.deals + 1;
  if (phase !== 'dealing' || preparation === undefined) return { number };
  const { stage, people, until } = preparation;
  const isDone = (id: PersonId): boolean => {
    const person = room.person(id);
    return (stage === 'seal' ? person?.seal : person?.contribution) !== undefined;
  };
  const waitingFor = people.filter((id) => !isDone(id)).flatMap((id) => room.seatsOf(id));
  const seals = addedBySeat(room, people, ({ seal }) => seal);
  return { number, stage, until, waitingFor, ...(stage === 'open' && { seals }) };
}

const resultState = ({ outcome }: RunningMatch) => {
  const { scores, ranks } = resultOf(outcome ?? { scores: [], ranks: [] });
  const reason = outcome?.reason;
  return { scores: [...scores], ranks: [...ranks], ...(reason !== undefined && { reason }) };
};

/** Who still thinks, as one viewer may see it: only their own choice is in it. */
export function turnState(room: Room, play: RunningMatch, viewer: Viewer, now: number): Turn {
  const choice = viewer === 'spectator' ? undefined : play.pending.get(viewer)?.move;
  const chosen = [...play.pending.keys()];
  if (chosen.length > 1) chosen.sort((a, b) => a - b);
  const declared = chosen.flatMap((seat) => play.pending.get(seat)?.declared ?? []);
  return {
    number: play.number,
    toAct: [...play.toAct],
    chosen,
    since: play.askedAt,
    now,
    ...(choice !== undefined && { choice }),
    ...(declared.length > 0 && { declared: asWireFacts(declared) }),
    ...(play.late.size > 0 && { late: [...play.late] }),
    ...(play.clocks.isOn && { clocks: clockStates(room, play, now) }),
  };
}

function clockStates(room: Room, play: RunningMatch, now: number): SeatClock[] {
  const waiting = play.waitingFor();
  return room.places.map((_, seat) => {
    const running = waiting.includes(seat) && !room.isBots(seat);
    return { left: running ? play.clocks.leftAt(seat, now) : play.clocks.standing(seat), running };
  });
}

/** The game as one viewer may see it, with the moves after the given number. */
export function playState(room: Room, viewer: Viewer, after: number, now: number): PlayState | undefined {
  const { play } = room;
  if (play === undefined || room.phase === 'lobby' || room.phase === 'dealing') return undefined;
  const isAsked = viewer !== 'spectator' && play.toAct.includes(viewer);
  return {
    game: room.dealtGames,
    number: play.number,
    steps: stepsFor(viewer, play.steps, after),
    view: play.rules.view(viewer),
    legal: isAsked ? play.rules.legal(viewer) : [],
    turn: turnState(room, play, viewer, now),
    ...(play.outcome && { result: resultState(play) }),
  };
}

/** A loop: lists that `map` makes are slow to write as JSON (docs/engines.md). */
function stepsFor(viewer: Viewer, steps: readonly PlayedStep[], after: number): PlayState['steps'] {
  const heard: PlayState['steps'] = [];
  for (let index = after; index < steps.length; index++) {
    const { number, seat, move, auto, facts } = steps[index] as PlayedStep;
    heard.push({
      number,
      seat,
      facts: heardBy(viewer, facts),
      ...(seat === viewer && { move }),
      ...(auto && { auto }),
    });
  }
  return heard;
}

const heardBy = (viewer: Viewer, facts: readonly Fact[]): WireFacts => asWireFacts(factsFor(viewer, facts));

/**
 * The protocol knows of a game's facts only that they have a kind. `Fact` promises no further fields, so the compiler sees no
 * overlap; and the wire's lists can be written to, which nobody does.
 */
const asWireFacts = (facts: readonly Fact[]): WireFacts => facts as unknown as WireFacts;

/** Everything at one moment. */
export function snapshotOf(room: Room, looking: Looking, spectators: number, now: number): Snapshot {
  const play = playState(room, room.viewerOf(looking.person, looking.seat), room.number, now);
  return { table: tableState(room, looking, spectators), ...(play && { play }), talk: room.talk };
}

const eveningGame = ({
  game,
  rules,
  names,
  people,
  scores,
  ranks,
  reason,
  at,
}: FinishedMatch): EveningGame => ({
  game,
  rules,
  names: [...names],
  bots: Array.from(people.keys()).filter((seat) => people[seat] === ''),
  scores: [...scores],
  ranks: [...ranks],
  at,
  ...(reason !== undefined && { reason }),
});

/** The finished games of a room that somebody took part in. */
export const gamesOf = (room: Room, person: PersonId): MyGame[] =>
  room.games
    .filter(({ people }) => people.includes(person))
    .map((game) => ({ ...eveningGame(game), table: room.id, seat: game.people.indexOf(person) }));

/** What lists show of a room. */
export function summaryOf(room: Room): TableSummary {
  const { game, options, visibility, clock, spectators, chat, name } = room.settings;
  const { play, phase } = room;
  return {
    id: room.id,
    game,
    options,
    phase,
    visibility,
    clock,
    seats: room.places.map((place, seat) => ({
      kind: place.kind,
      ...(place.kind === 'human' && place.name !== '' && { name: place.name }),
      ...(room.personAt(seat)?.program && { program: true }),
      ...(place.kind === 'bot' && { level: place.level }),
    })),
    spectators,
    ...(!chat && { chat }),
    ...(name !== undefined && { name }),
    games: room.games.length,
    ...(phase === 'finished' && play?.outcome && { result: resultState(play) }),
    createdAt: room.createdAt,
    updatedAt: room.updatedAt,
  };
}

/** Whether somebody may look: whoever belongs to the room, and others if the room lets them in. */
export function mayWatch(room: Room, person: PersonId | undefined): boolean {
  return room.phase === 'lobby' || room.settings.spectators || room.person(person) !== undefined;
}
