import type { ServerResponse } from 'node:http';
import type { Viewer } from '@sixfold/game-kit';
import type { EventName, TableEvents } from '@sixfold/protocol';
import type { Context } from './context.js';
import type { Player } from './table/entries.js';
import type { TableModel } from './table/model.js';
import { type Attendance, playState, tableState, turnState } from './table/states.js';

/** One open stream: a viewer's line and how much of the match they know. */
export interface Listener {
  readonly table: string;
  readonly player: Player | undefined;
  readonly address: string;
  readonly response: ServerResponse;
  viewer: Viewer;
  /** The match's number up to which everything was sent; -1 before the first. */
  number: number;
  knowsResult: boolean;
}

/** Somebody's coming and going is told at most this often, in milliseconds. */
const PRESENCE_PACE = 50;
/** Several often choose in the same moment: that is told together after so many milliseconds, if not already out of date. */
const TURN_PACE = 40;

const NOBODY: Attendance = { seats: 0, spectators: 0 };

/** One event as text. Only the match's events have an id. */
export function frame<Name extends EventName>(name: Name, data: TableEvents[Name], id?: number): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`;
}

/** Everybody who listens at this node, and who is there over all nodes. */
export class Hub {
  private readonly listeners = new Map<string, Set<Listener>>();
  /** Who is connected to other nodes. */
  private readonly elsewhere = new Map<string, Attendance>();
  private readonly restless = new Set<string>();
  /** Tables where somebody has chosen since it was last told. */
  private readonly turns = new Map<string, TableModel>();
  private readonly byPlayer = new Map<string, number>();
  private readonly byAddress = new Map<string, number>();
  private size = 0;

  constructor(private readonly context: Context) {}

  get count(): number {
    return this.size;
  }

  isWatched(table: string): boolean {
    return this.listeners.has(table);
  }

  /** True: this player or address has as many streams as it may. */
  isCrowded(player: Player | undefined, address: string): boolean {
    const { limits } = this.context;
    return (
      this.size >= limits.streams ||
      (this.byAddress.get(address) ?? 0) >= limits.streamsPerAddress ||
      (player !== undefined && (this.byPlayer.get(player) ?? 0) >= limits.streamsPerPlayer)
    );
  }

  /** A new stream, which gets everything it needs at once. `after`: the number it knows already. */
  add(listener: Listener, model: TableModel, after: number | undefined): void {
    let group = this.listeners.get(listener.table);
    if (group === undefined) {
      group = new Set();
      this.listeners.set(listener.table, group);
    }
    group.add(listener);
    this.tally(listener, 1);
    const known = after !== undefined && after <= model.number ? after : model.number;
    const now = this.context.now();
    const play = playState(model, listener.viewer, known, now);
    listener.number = play === undefined ? -1 : model.number;
    listener.knowsResult = model.outcome !== undefined;
    this.write(
      listener,
      frame('table', tableState(model, listener.player, this.attendance(listener.table))) +
        frame('talk', { messages: model.talk }) +
        (play === undefined ? '' : frame('play', play, model.number)),
    );
    this.stir(listener.table);
  }

  remove(listener: Listener): void {
    const group = this.listeners.get(listener.table);
    if (!group?.delete(listener)) return;
    if (group.size === 0) {
      this.listeners.delete(listener.table);
      this.elsewhere.delete(listener.table);
    }
    this.tally(listener, -1);
    this.stir(listener.table);
  }

  /** Tells everybody at this table what has changed for good. */
  publish(model: TableModel): void {
    const news = model.takeNews();
    const group = this.listeners.get(model.id);
    if (group === undefined) return;
    const now = this.context.now();
    const made = new Map<string, string>();
    const once = (key: string, make: () => string): string => {
      const known = made.get(key);
      if (known !== undefined) return known;
      const text = make();
      made.set(key, text);
      return text;
    };
    const common =
      (news.talk.length > 0 ? frame('talk', { messages: news.talk }) : '') +
      news.signals.map((seat) => frame('signal', { seat })).join('');
    for (const listener of group) {
      const viewer = model.viewerOf(listener.player);
      if (!mayWatch(model, listener.player)) {
        listener.response.end();
        continue;
      }
      const isNewViewer = viewer !== listener.viewer;
      listener.viewer = viewer;
      let text = '';
      if (news.table || isNewViewer) {
        const role = `${viewer} ${listener.player === model.host}`;
        text += once(`table ${role}`, () =>
          frame('table', tableState(model, listener.player, this.attendance(model.id))),
        );
      }
      text += common;
      const knowsAll =
        listener.number === model.number && listener.knowsResult === (model.outcome !== undefined);
      if (model.match !== undefined && (!knowsAll || isNewViewer)) {
        const after = isNewViewer || listener.number < 0 ? model.number : listener.number;
        text += once(`play ${viewer} ${after}`, () => playFrame(model, viewer, after, now));
        listener.number = model.number;
        listener.knowsResult = model.outcome !== undefined;
        this.turns.delete(model.id);
      } else if (model.match !== undefined && news.turn) this.tellTurnSoon(model);
      if (text !== '') this.write(listener, text);
    }
  }

  /** Who is there, here and elsewhere. */
  attendance(table: string): Attendance {
    const here = this.here(table);
    const there = this.elsewhere.get(table) ?? NOBODY;
    return { seats: here.seats | there.seats, spectators: here.spectators + there.spectators };
  }

  /** Other nodes' people may have changed. */
  async lookElsewhere(table: string): Promise<void> {
    const { store, node, now, rhythm } = this.context;
    if (store.kind !== 'postgres' || !this.isWatched(table)) return;
    const others = (await store.presence(table, now() - rhythm.patience)).filter(
      (each) => each.node !== node,
    );
    const next = others.reduce(
      (sum, { seats, spectators }) => ({ seats: sum.seats | seats, spectators: sum.spectators + spectators }),
      NOBODY,
    );
    const known = this.elsewhere.get(table) ?? NOBODY;
    this.elsewhere.set(table, next);
    if (next.seats !== known.seats || next.spectators !== known.spectators) this.tellPresence(table);
  }

  /** A node that died cannot say that its people are gone: whoever seems to be elsewhere is looked for again. */
  async lookAgain(): Promise<void> {
    for (const [table, { seats, spectators }] of this.elsewhere) {
      if (seats !== 0 || spectators !== 0) await this.lookElsewhere(table);
    }
  }

  /** A line of nothing for everybody. */
  heartbeat(): void {
    for (const group of this.listeners.values()) for (const listener of group) this.write(listener, ':\n\n');
  }

  /** The server stops: everybody is sent away in order. */
  closeAll(): void {
    for (const group of this.listeners.values()) {
      for (const listener of group) listener.response.end(frame('bye', {}));
    }
  }

  tables(): IterableIterator<string> {
    return this.listeners.keys();
  }

  private here(table: string): Attendance {
    let seats = 0;
    let spectators = 0;
    for (const { viewer } of this.listeners.get(table) ?? []) {
      if (viewer === 'spectator') spectators++;
      else seats |= 1 << viewer;
    }
    return { seats, spectators };
  }

  /** Several people often come or go in the same moment: they are told of together. */
  private stir(table: string): void {
    if (this.restless.has(table)) return;
    this.restless.add(table);
    setTimeout(() => {
      this.restless.delete(table);
      this.tellPresence(table);
      void this.tellElsewhere(table);
    }, PRESENCE_PACE).unref();
  }

  private tellTurnSoon(model: TableModel): void {
    if (this.turns.size === 0) setTimeout(() => this.tellTurns(), TURN_PACE);
    this.turns.set(model.id, model);
  }

  private tellTurns(): void {
    const now = this.context.now();
    for (const model of this.turns.values()) {
      const shared = frame('turn', turnState(model, 'spectator', now));
      for (const listener of this.listeners.get(model.id) ?? []) {
        const { viewer } = listener;
        const hasChosen = viewer !== 'spectator' && model.pending.has(viewer);
        this.write(listener, hasChosen ? frame('turn', turnState(model, viewer, now)) : shared);
      }
    }
    this.turns.clear();
  }

  private tellPresence(table: string): void {
    const { seats, spectators } = this.attendance(table);
    const connected = Array.from({ length: 16 }, (_, seat) => seat).filter(
      (seat) => (seats & (1 << seat)) !== 0,
    );
    const text = frame('presence', { connected, spectators });
    for (const listener of this.listeners.get(table) ?? []) this.write(listener, text);
  }

  private async tellElsewhere(table: string): Promise<void> {
    const { store, node, log } = this.context;
    if (store.kind !== 'postgres') return;
    try {
      await store.setPresence(table, { node, ...this.here(table) });
      await this.lookElsewhere(table);
    } catch (error) {
      log.warn({ err: error }, 'presence not stored');
    }
  }

  /** A reader that does not read is cut off: it may come back, and memory is not its to hold. */
  private write(listener: Listener, text: string): void {
    const { response } = listener;
    const { socket } = response;
    if (socket === null || socket.destroyed || response.writableEnded) return;
    if (socket.writableLength > this.context.limits.backlog) {
      this.context.metrics.droppedStreams.inc();
      socket.destroy();
      return;
    }
    // Straight to the socket: the answer has no length and no chunks, so there is nothing left to do to it.
    socket.write(text);
  }

  private tally({ player, address }: Listener, by: 1 | -1): void {
    this.size += by;
    if (player !== undefined) change(this.byPlayer, player, by);
    change(this.byAddress, address, by);
  }
}

const playFrame = (model: TableModel, viewer: Viewer, after: number, now: number): string => {
  const play = playState(model, viewer, after, now);
  return play === undefined ? '' : frame('play', play, model.number);
};

/** Whether somebody may look at a table: who sits there or is host, and others if they are let in. */
export function mayWatch(model: TableModel, player: Player | undefined): boolean {
  if (model.phase === 'lobby' || model.settings.spectators) return true;
  return player !== undefined && (player === model.host || model.seatOf(player) !== undefined);
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
