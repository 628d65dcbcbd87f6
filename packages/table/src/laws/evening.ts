import { isRefusal } from '@sixfold/game-kit';
import type { Decision } from '../commands.js';
import { stamped } from '../decide.js';
import type { Entry, PersonId, Played, RoomEvent } from '../entries.js';
import type { GameById, Room } from '../room.js';
import type { Engine } from './engine.js';
import type { Deed, Done, Watcher } from './law.js';

/** A node: its room as far as it has read the log. */
interface Node {
  room: Room;
}

type Wish = (room: Room, now: number) => Decision;

export const ROOM_ID = 'lawlawlawlawlawlawlaw0';

/**
 * A room as a server keeps it: one log on which two nodes write, each with its own copy of the room. Every step goes
 * through JSON. Whoever decided on an old copy is refused a place in the log, reads what came, and decides again.
 */
export class Evening {
  now = 1_800_000_000_000;
  private readonly steps: string[] = [];
  private readonly nodes: Node[];
  /** Which node writes next. */
  private writer = 0;
  private watchers: readonly Watcher[] = [];

  constructor(
    readonly engine: Engine,
    readonly gameById: GameById,
    readonly opening: readonly RoomEvent[],
  ) {
    const entries = stamped(opening, this.now);
    const room = engine.roomFrom(ROOM_ID, gameById, throughJson(entries));
    entries.push(...engine.settle(room, this.now));
    room.seq = 1;
    this.steps.push(JSON.stringify(entries));
    this.nodes = [{ room }, { room: this.reread(false) }];
  }

  watch(...watchers: readonly Watcher[]): void {
    this.watchers = watchers;
  }

  /** The room as the node has it that writes next, with all that was written. */
  get room(): Room {
    return this.caughtUp(this.writer).room;
  }

  /** The same at the other node. */
  get otherRoom(): Room {
    return this.caughtUp(1 - this.writer).room;
  }

  /** The room at the node that writes next as it is there, perhaps without what the other one wrote last. */
  behind(): Room {
    return (this.nodes[this.writer] as Node).room;
  }

  /** The room made from the first steps of its log. */
  upTo(seq: number): Room {
    return this.remade(this.steps.slice(0, seq), true);
  }

  get log(): readonly Entry[] {
    return this.steps.flatMap((step) => JSON.parse(step) as Entry[]);
  }

  /** The room made from its log: from the beginning, or from the last deal that holds what came before. */
  reread(whole: boolean): Room {
    return this.remade(this.steps, whole);
  }

  private remade(texts: readonly string[], whole: boolean): Room {
    const steps = texts.map((step) => JSON.parse(step) as Entry[]);
    const start = whole
      ? 0
      : Math.max(
          0,
          steps.findLastIndex((entries) => entries.some(isCheckpoint)),
        );
    const [first = [], ...rest] = steps.slice(start);
    const room = this.engine.roomFrom(ROOM_ID, this.gameById, first);
    if (first.some(isCheckpoint)) room.dealtAt = start + 1;
    room.seq = start + 1;
    for (const entries of rest) this.foldStep(room, entries);
    return room;
  }

  /** Lets a deed happen at one of the nodes; `stale`: at one that has not yet read what was written last. */
  act(deed: Deed, { stale = false, node = this.writer }: { stale?: boolean; node?: number } = {}): Done {
    // Whatever is due happens first, so that what follows is the deed's own doing.
    if (deed.kind === 'time') this.now += deed.millis;
    else if (deed.kind !== 'outage') this.now += 20;
    if (deed.kind === 'outage') return this.tell(deed, () => this.outage(deed.millis));
    const due = this.tell({ kind: 'time', millis: 0 }, () =>
      this.execute(() => 'repeated', undefined, stale),
    );
    if (deed.kind === 'time') return due;
    this.writer = node;
    return this.tell(deed, () => this.doIt(deed, stale));
  }

  private tell(deed: Deed, act: () => Done): Done {
    for (const watcher of this.watchers) watcher.before?.(deed);
    const done = act();
    for (const watcher of this.watchers) watcher.after?.(deed, done);
    return done;
  }

  private doIt(deed: Exclude<Deed, { kind: 'time' | 'outage' }>, stale: boolean): Done {
    const { engine } = this;
    switch (deed.kind) {
      case 'command': {
        const { person, command, key } = deed;
        return this.execute(
          (room, now) => engine.decide(room, { person, now, key }, command),
          { person, key },
          stale,
        );
      }
      case 'drops':
        return this.execute(
          (room, now) => engine.goAway(room, deed.person, deed.since, now),
          undefined,
          stale,
        );
      case 'comes':
        return this.execute((room) => engine.comeIn(room, deed.person), undefined, stale);
      case 'bots': {
        const { room } = this;
        const moves = engine
          .botsToAct(room)
          .filter((seat) => deed.only === undefined || seat === deed.only)
          .map((seat): Played => ({ seat, move: legalMove(room, seat, deed.pick) }));
        const asked = { game: room.dealtGames, number: room.number };
        return this.execute((latest) => engine.chooseForBots(latest, asked, moves), undefined, stale);
      }
      case 'reload':
        this.nodes[this.writer] = { room: this.reread(deed.whole) };
        return { answer: 'done', entries: [], settled: [] };
    }
  }

  /** The first node that is back gives the time back before it does anything else. */
  private outage(millis: number): Done {
    const { room } = this;
    const from = this.now;
    this.now += millis;
    const outage = throughJson(stamped(this.engine.giveBack(room, [{ from, to: this.now }]), this.now));
    for (const entry of outage) this.engine.fold(room, entry);
    const settled = this.engine.settle(room, this.now);
    this.append(room, [...outage, ...settled]);
    return { answer: 'done', entries: outage, settled };
  }

  private execute(
    wish: Wish,
    asking: { readonly person: PersonId; readonly key?: string | undefined } | undefined,
    stale: boolean,
  ): Done {
    const node = stale ? (this.nodes[this.writer] as Node) : this.caughtUp(this.writer);
    const { room } = node;
    const isBehind = room.seq < this.steps.length;
    const done = this.attempt(room, wish, asking);
    if (!isBehind) {
      this.append(room, [...done.entries, ...done.settled]);
      return done;
    }
    // Another node was faster: what this one thought is void.
    node.room = this.reread(false);
    return this.execute(wish, asking, false);
  }

  private attempt(
    room: Room,
    wish: Wish,
    asking: { readonly person: PersonId; readonly key?: string | undefined } | undefined,
  ): Done {
    const now = Math.max(this.now, room.lastAt);
    const due = this.engine.settle(room, now);
    const decision = wish(room, now);
    if (isRefusal(decision)) return { answer: decision, entries: [], settled: due };
    if (decision === 'repeated') return { answer: 'repeated', entries: [], settled: due };
    const own = throughJson(stamped(decision, now, asking));
    for (const entry of own) this.engine.fold(room, entry);
    return { answer: 'done', entries: [...due, ...own], settled: this.engine.settle(room, now) };
  }

  private append(room: Room, entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    this.steps.push(JSON.stringify(entries));
    room.seq = this.steps.length;
  }

  private caughtUp(index: number): Node {
    const node = this.nodes[index] as Node;
    for (const step of this.steps.slice(node.room.seq)) this.foldStep(node.room, JSON.parse(step) as Entry[]);
    return node;
  }

  private foldStep(room: Room, entries: readonly Entry[]): void {
    for (const entry of entries) this.engine.fold(room, entry);
    room.seq++;
  }
}

const throughJson = (entries: readonly Entry[]): Entry[] => JSON.parse(JSON.stringify(entries)) as Entry[];

const isCheckpoint = (entry: Entry): boolean => entry.kind === 'dealt' && entry.room !== undefined;

/** One of the legal moves of a seat that is asked. */
export function legalMove(room: Room, seat: number, pick: number): string {
  const legal = room.play?.rules.legal(seat) ?? [];
  return legal[pick % Math.max(1, legal.length)] ?? '';
}
