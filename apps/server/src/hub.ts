import type { Socket } from 'node:net';
import type { Seat, Viewer } from '@sixfold/game-kit';
import type { EventName, PlayState, TableEvents } from '@sixfold/protocol';
import {
  type Looking,
  mayWatch,
  type PersonId,
  playState,
  type Room,
  turnState,
  youState,
} from '@sixfold/table';
import type { Context } from './context.js';
import type { KnownEvent } from './event-ids.js';
import { PlayTexts } from './play-texts.js';
import type { Presence } from './presence.js';
import type { Rooms } from './rooms.js';
import { TableTexts } from './table-texts.js';
import { send } from './wire-text.js';

/** One open stream: a viewer's line and how much of the room's games they know. */
export interface Listener {
  readonly table: string;
  readonly person: PersonId | undefined;
  /** Which of several own seats this stream is for. */
  readonly seat: Seat | undefined;
  readonly address: string;
  readonly line: Socket;
  viewer: Viewer;
  /** The game and its number up to which everything was sent. */
  known: KnownEvent | undefined;
  knowsResult: boolean;
  /** What is to be written before anything else, when it is this listener's turn. */
  unsent: string;
}

/** Where more than these listen, whoever only watches is written to in turn: each takes some microseconds. */
const CROWD = 200;

/** Somebody's coming and going is told at most this often, in milliseconds. */
const PRESENCE_PACE = 50;
/** Where more than these listen it is told less often, as often as one telling costs more; … */
const FEW_LISTENERS = 4;
/** … but at least this often, in milliseconds. */
const SLOWEST_PRESENCE = 2000;
/** Several often choose in the same moment: that is told together, at most this often, in milliseconds. */
const TURN_PACE = 100;

/** One event as text. */
export function frame<Name extends Exclude<EventName, 'play'>>(name: Name, data: TableEvents[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Everybody who listens at this node. */
export class Hub {
  private readonly listeners = new Map<string, Set<Listener>>();
  /** Rooms whose coming and going waits to be told, or is being told, to be told again if it has changed meanwhile. */
  private readonly unsettled = new Map<string, NodeJS.Timeout | 'now' | 'again'>();
  /** Rooms where somebody has chosen since it was last told. */
  private readonly turns = new Set<string>();
  private turnTimer: NodeJS.Timeout | undefined;
  private readonly byPerson = new Map<string, number>();
  private readonly byAddress = new Map<string, number>();
  private size = 0;
  /** Those who have something unsent, in the order in which they will be written to. */
  private unsent: Listener[] = [];
  private readonly tables = new TableTexts();

  constructor(
    private readonly context: Context,
    private readonly rooms: Rooms,
    private readonly presence: Presence,
  ) {
    presence.onChange((table) => this.tellPresenceSoon(table));
  }

  get count(): number {
    return this.size;
  }

  /** How many streams a table has at this node. */
  watchers(table: string): number {
    return this.listeners.get(table)?.size ?? 0;
  }

  isWatched(table: string): boolean {
    return this.listeners.has(table);
  }

  /** True: this player or address has as many streams as it may. */
  isCrowded(person: PersonId | undefined, address: string): boolean {
    const { limits } = this.context;
    return (
      this.size >= limits.streams ||
      (this.byAddress.get(address) ?? 0) >= limits.streamsPerAddress ||
      (person !== undefined && (this.byPerson.get(person) ?? 0) >= limits.streamsPerPlayer)
    );
  }

  /** A new stream, which gets everything it needs at once, behind `head`. `after`: what it knows already. */
  add(listener: Listener, room: Room, after: KnownEvent | undefined, head: string): void {
    const group = this.listeners.get(listener.table) ?? new Set();
    this.listeners.set(listener.table, group);
    group.add(listener);
    this.tally(listener, 1);
    const state = playState(room, listener.viewer, knownMoves(room, after), this.context.now());
    const play = playText(new PlayTexts(), state);
    this.note(listener, room, play !== '');
    this.write(
      listener,
      head +
        this.tables.event(room, lookingOf(listener), this.spectators(room.id)) +
        frame('talk', { messages: room.talk }) +
        play,
    );
    this.presence.opened(room, listener.person);
  }

  remove(listener: Listener): void {
    const group = this.listeners.get(listener.table);
    if (!group?.delete(listener)) return;
    if (group.size === 0) this.listeners.delete(listener.table);
    this.tally(listener, -1);
    this.presence.closed(listener.table, listener.person);
  }

  /** Tells everybody at this room what has changed and is stored. */
  publish(room: Room): void {
    const news = room.takeNews();
    const group = this.listeners.get(room.id);
    if (group === undefined) return;
    const made = new Map<string, string>();
    const texts = new PlayTexts();
    const now = this.context.now();
    const once = (key: string, make: () => string): string => {
      const text = made.get(key) ?? make();
      made.set(key, text);
      return text;
    };
    const common =
      (news.talk.length > 0 ? frame('talk', { messages: news.talk }) : '') +
      news.signals.map((seat) => frame('signal', { seat })).join('');
    const presence = this.presenceBesides(room);
    let haveAllHeard = true;
    let isPresenceTold = presence !== '';
    for (const listener of group) {
      if (!mayWatch(room, listener.person)) {
        listener.line.destroySoon();
        continue;
      }
      const viewer = room.viewerOf(listener.person, listener.seat);
      const isNewViewer = viewer !== listener.viewer;
      listener.viewer = viewer;
      let text = '';
      if (news.table || isNewViewer) {
        const looking = lookingOf(listener);
        // Two are told the same only if nothing in it is about themselves.
        text += once(`table ${JSON.stringify(youState(room, looking))}`, () =>
          this.tables.event(room, looking, this.spectators(room.id)),
        );
      }
      text += common;
      if (isNewViewer || !this.knowsAll(listener, room)) {
        const isSameGame =
          !isNewViewer &&
          listener.known?.game === room.dealtGames &&
          listener.known.takenBack === room.play?.takenBack;
        const after = isNewViewer ? room.number : isSameGame ? (listener.known?.number ?? 0) : 0;
        text += once(`play ${viewer} ${after}`, () => playText(texts, playState(room, viewer, after, now)));
        this.note(listener, room, true);
      } else haveAllHeard = false;
      if (text === '') isPresenceTold = false;
      else this.write(listener, text + presence);
    }
    if (isPresenceTold) this.presenceIsTold(room.id);
    // Whoever was told the game as it is now knows its turn, too.
    if (haveAllHeard) this.turns.delete(room.id);
    else if (news.turn && room.phase === 'playing') this.tellTurnSoon(room.id);
  }

  /** An empty comment for everybody, so that no proxy takes an idle stream for a dead one; some at a time. */
  async heartbeat(): Promise<void> {
    await this.writeInPieces(
      [...this.listeners.values()].flatMap((group) => [...group]),
      ':\n\n',
    );
  }

  /** The server stops: everybody is sent away in order. */
  closeAll(): void {
    for (const group of this.listeners.values()) {
      for (const { line, unsent } of group) {
        line.write(unsent + frame('bye', {}));
        line.destroySoon();
      }
    }
  }

  /** How many watch without a seat, at any node. */
  spectators(table: string): number {
    return this.spectatorsHere(table) + this.presence.spectatorsElsewhere(table);
  }

  private spectatorsHere(table: string): number {
    let count = 0;
    for (const { viewer } of this.listeners.get(table) ?? []) if (viewer === 'spectator') count++;
    return count;
  }

  private knowsAll({ known, knowsResult }: Listener, room: Room): boolean {
    const { play } = room;
    if (play === undefined || room.phase === 'lobby' || room.phase === 'dealing') return true;
    return (
      known?.game === room.dealtGames &&
      known.number === play.number &&
      known.takenBack === play.takenBack &&
      knowsResult === play.isOver
    );
  }

  private note(listener: Listener, room: Room, hasPlay: boolean): void {
    const { play } = room;
    if (!hasPlay || play === undefined) return;
    listener.known = { game: room.dealtGames, number: play.number, takenBack: play.takenBack };
    listener.knowsResult = play.isOver;
  }

  private tellTurnSoon(table: string): void {
    this.turns.add(table);
    this.turnTimer ??= setTimeout(() => this.tellTurns(), TURN_PACE);
  }

  private tellTurns(): void {
    this.turnTimer = undefined;
    const tables = [...this.turns];
    this.turns.clear();
    for (const table of tables) {
      const room = this.rooms.settled(table);
      // What is about to be written is told with it, or a little later.
      if (room === 'busy') this.tellTurnSoon(table);
      else if (room !== undefined) this.tellTurn(room);
    }
  }

  private tellTurn(room: Room): void {
    const { play } = room;
    if (play === undefined || play.isOver || room.phase !== 'playing') return;
    const now = this.context.now();
    const shared = frame('turn', turnState(room, play, 'spectator', now));
    for (const listener of this.listeners.get(room.id) ?? []) {
      const { viewer } = listener;
      // Whoever has not heard of the move before this turn will hear of both together.
      if (!this.knowsAll(listener, room)) continue;
      const hasChosen = viewer !== 'spectator' && play.pending.has(viewer);
      this.write(listener, hasChosen ? frame('turn', turnState(room, play, viewer, now)) : shared);
    }
  }

  /** Several people often come or go in the same moment: they are told of together. */
  private tellPresenceSoon(table: string): void {
    const state = this.unsettled.get(table);
    if (state === 'now') this.unsettled.set(table, 'again');
    if (state !== undefined) return;
    const pace = (PRESENCE_PACE * this.watchers(table)) / FEW_LISTENERS;
    const wait = Math.min(Math.max(PRESENCE_PACE, pace), SLOWEST_PRESENCE);
    this.unsettled.set(table, setTimeout(() => void this.tellPresenceNow(table), wait).unref());
  }

  /** Coming and going that waits to be told goes along with what is told anyway, unless other nodes must hear of it, too. */
  private presenceBesides(room: Room): string {
    const waits = typeof this.unsettled.get(room.id) === 'object';
    return waits && !this.presence.hasNeighbours ? this.presenceText(room) : '';
  }

  private presenceIsTold(table: string): void {
    const waiting = this.unsettled.get(table);
    if (typeof waiting === 'object') clearTimeout(waiting);
    this.unsettled.delete(table);
  }

  private presenceText(room: Room): string {
    const connected = this.presence.connectedSeats(room);
    return frame('presence', { connected, spectators: this.spectators(room.id) });
  }

  private async tellPresenceNow(table: string): Promise<void> {
    this.unsettled.set(table, 'now');
    try {
      await this.tellPresence(table);
    } catch (error) {
      this.context.log.warn({ err: error, table }, 'presence not told');
    }
    const hasChanged = this.unsettled.get(table) === 'again';
    this.unsettled.delete(table);
    if (hasChanged) this.tellPresenceSoon(table);
  }

  private async tellPresence(table: string): Promise<void> {
    if (!this.isWatched(table) && !this.presence.hasNeighbours) return;
    // When a node falls or starts, everybody goes or comes at once.
    const pause = this.context.breather.pause();
    if (pause) await pause;
    const news = await this.rooms.look(table, (room) => {
      if (room === undefined) return undefined;
      return {
        text: this.presenceText(room),
        elsewhere: this.presence.tellElsewhere(room, this.spectatorsHere(table)),
      };
    });
    if (news !== undefined) {
      const here = this.writeInPieces([...(this.listeners.get(table) ?? [])], news.text);
      await Promise.all([here, news.elsewhere]);
    }
    if (this.isWatched(table)) await this.presence.lookElsewhere(table);
  }

  /** The same for many, who need not hear it in the same moment. */
  private async writeInPieces(listeners: readonly Listener[], text: string): Promise<void> {
    for (const listener of listeners) {
      const pause = this.context.breather.pause();
      if (pause) await pause;
      if (listener.unsent === '') this.send(listener, text);
      else listener.unsent += text;
    }
  }

  private write(listener: Listener, text: string): void {
    const { line, viewer, table, unsent } = listener;
    const waits = unsent !== '' || (viewer === 'spectator' && this.watchers(table) > CROWD);
    if (!waits) this.send(listener, text);
    else if (line.writable) {
      listener.unsent += text;
      if (unsent === '' && this.unsent.push(listener) === 1) void this.sendInTurn();
    }
  }

  private async sendInTurn(): Promise<void> {
    while (this.unsent.length > 0) {
      const some = [...this.unsent];
      for (const listener of some) {
        const pause = this.context.breather.pause();
        if (pause) await pause;
        const text = listener.unsent;
        listener.unsent = '';
        this.send(listener, text);
      }
      this.unsent = this.unsent.slice(some.length);
    }
  }

  /** A reader that does not read is cut off: it may come back, and memory is not its to hold. */
  private send({ line }: Listener, text: string): void {
    if (!line.writable) return;
    if (line.writableLength > this.context.limits.backlog) {
      this.context.metrics.droppedStreams.inc();
      line.destroy();
      return;
    }
    send(line, text);
  }

  private tally({ person, address }: Listener, by: 1 | -1): void {
    this.size += by;
    if (person !== undefined) change(this.byPerson, person, by);
    change(this.byAddress, address, by);
  }
}

/** How many moves of the running game somebody knows: of another one they know them all, or none. */
function knownMoves(room: Room, after: KnownEvent | undefined): number {
  if (after === undefined || after.game > room.dealtGames) return room.number;
  if (after.game < room.dealtGames) return 0;
  return Math.min(after.number, room.number);
}

const playText = (texts: PlayTexts, play: PlayState | undefined): string =>
  play === undefined ? '' : texts.event(play);

const lookingOf = ({ person, seat }: Listener): Looking => ({ person, seat });

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
