import { isRefusal, type MatchRecord, Refusal } from '@sixfold/game-kit';
import { type Append, StoreUnavailable } from '@sixfold/store';
import {
  type Decision,
  type Entry,
  fold,
  giveBack,
  type PersonId,
  type Room,
  type RoomEvent,
  recordOfRoom,
  roomFrom,
  settle,
  stamped,
} from '@sixfold/table';
import type { Context } from './context.js';
import { type Deadlines, deadlineChanges, deadlinesOf } from './deadlines.js';
import { countMoves, foldStep, isCheckpoint, remade, type Step, stepOf, stepsOf } from './room-log.js';
import { type Players, playerChanges, playersOf, rowOf, waitingBits } from './rows.js';
import { WritingTurns } from './writing-turns.js';

/** What a command came to. */
export interface Done {
  readonly number: number;
  readonly repeated?: true;
}

/** Something that is decided on the newest state of a room. */
export interface Wish {
  readonly decide: (room: Room, now: number) => Decision;
  /** Whose command it is; left out for what the server does by itself. */
  readonly asking?: { readonly person: PersonId; readonly key?: string | undefined };
}

interface Waiting {
  readonly wish: Wish;
  readonly resolve: (done: Done | Refusal) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

/** A room in memory: a cache of its log, and the commands that wait for it. */
interface Slot {
  room: Room | undefined;
  loading: Promise<Room | undefined> | undefined;
  readonly waiting: Waiting[];
  isBusy: boolean;
  /** Counts how often another node said that it has written. */
  wakes: number;
  /** The count up to which what they wrote has been read. */
  heard: number;
  /** Up to which step whoever watches has been told. */
  toldSeq: number;
  /** Being made durable: until then nobody may see it. */
  inFlight: Promise<unknown> | undefined;
  /** All that was due in it has happened, up to what `stored` says is due next. */
  isSettled: boolean;
  /** What the store keeps of the room besides its log. */
  stored: Stored;
  /** With several nodes: the steps in `room`, so that it can be made again without reading them again. */
  steps: Step[];
  readonly turns: WritingTurns;
  /** The store did not answer: it will be asked again. */
  retry: NodeJS.Timeout | undefined;
  /** How long the store is left in peace before that, in milliseconds. */
  patience: number;
  touchedAt: number;
}

/** When the store did not answer, it is asked again after this long, and then less and less often: somebody may be listening. */
const FIRST_RETRY = 250;
const LAST_RETRY = 8000;

/** After this many times that other nodes were faster something else is wrong. */
const MOST_TRIES = 50;

/** Told whenever a change of a room has been stored. `due`: when something will be due, if this node made the change. */
export type Published = (room: Room, own: boolean, due?: number) => void;

/**
 * All rooms that this node has in memory. Commands on one room go one batch after another: everything that waits is
 * decided on the newest state and appended in one step; if another node was faster, what it wrote is read and all is
 * decided again.
 */
export class Rooms {
  private readonly slots = new Map<string, Slot>();
  private publish: Published = () => {};
  private isWatched: (id: string) => boolean = () => false;
  /** How long an append took lately, in milliseconds. */
  private appendTime = 1;
  /** Whether other nodes may write to the same log. */
  private readonly hasNeighbours: boolean;

  constructor(private readonly context: Context) {
    this.hasNeighbours = context.store.kind === 'postgres';
  }

  /** `isWatched`: whether somebody waits to be told. */
  onPublish(publish: Published, isWatched: (id: string) => boolean): void {
    this.publish = publish;
    this.isWatched = isWatched;
  }

  /** A new room with its first entries. If it exists already, nothing happens (the same wish was sent twice). */
  async create(id: string, events: readonly RoomEvent[]): Promise<'created' | 'exists'> {
    const now = this.context.now();
    const entries = stamped(events, now);
    const room = roomFrom(id, this.context.gameById, entries);
    entries.push(...settle(room, now));
    const next = storedOf(room, NOTHING, true);
    const step = this.appendOf(room, { after: 0, entries, now, before: NOTHING, next });
    if ((await this.append(step)) === 'conflict') return 'exists';
    const slot = this.slot(id);
    if (slot.room === undefined) {
      this.put(slot, room, [{ seq: 1, entries }]);
      this.tell(slot, room, true);
    }
    return 'created';
  }

  /**
   * Looks at a room as the store has it: never at what is only about to be written. What is looked at must not be kept,
   * because it goes on changing.
   */
  async look<Seen>(id: string, see: (room: Room | undefined) => Seen): Promise<Seen> {
    const slot = this.slot(id);
    let isUpToDate = false;
    for (;;) {
      if (slot.inFlight !== undefined) await slot.inFlight.catch(() => {});
      else if (slot.room !== undefined && slot.wakes !== slot.heard && !slot.isBusy) {
        const trouble = await this.catchUp(id, slot);
        // Whoever asks is told; to try again at once would be to try for ever.
        if (trouble !== undefined) throw trouble;
      } else if (slot.room !== undefined) {
        if (isUpToDate || giveBack(slot.room, this.context.outages).length === 0) return see(slot.room);
        isUpToDate = true;
        // Nothing need be due yet: whoever looks would see a clock that ran on. What cannot be written must not hide the room.
        await this.execute(id, { decide: () => 'repeated' }).catch(() => {});
      } else if ((await this.load(id, slot)) === undefined) {
        if (!slot.isBusy && slot.waiting.length === 0) this.slots.delete(id);
        return see(undefined);
      }
    }
  }

  /** Looks again at what another node may have changed without this one having heard: reads what is new first. */
  lookAgain<Seen>(id: string, see: (room: Room | undefined) => Seen): Promise<Seen> {
    if (this.hasNeighbours) this.slot(id).wakes++;
    return this.look(id, see);
  }

  /** The room as the store has it, if it is in memory and nothing is about to be written; otherwise 'busy', or undefined. */
  settled(id: string): Room | 'busy' | undefined {
    const slot = this.slots.get(id);
    if (slot === undefined) return undefined;
    return slot.room === undefined || slot.inFlight !== undefined ? 'busy' : slot.room;
  }

  /** The game that was dealt in a step of the log, as a file. */
  async recordFrom(id: string, step: number): Promise<MatchRecord | undefined> {
    const { store, breather } = this.context;
    const read = await store.read(id, step - 1);
    // A room's first game begins with the room.
    const isFirst = read[0] === undefined || !stepOf(read[0]).entries.some(isCheckpoint);
    const [first, ...rest] = isFirst && step > 1 ? await store.read(id, 0) : read;
    const room = first && (await remade(id, this.context, [stepOf(first)], 0));
    for (const each of rest) {
      const pause = breather.pause();
      if (pause) await pause;
      if (room?.phase === 'finished' && (room.dealtAt === step || room.dealtAt === 0)) break;
      if (room) foldStep(room, stepOf(each));
    }
    return room && recordOfRoom(room);
  }

  /** Decides on the newest state and makes durable what follows; the promise is kept when it is. */
  execute(id: string, wish: Wish): Promise<Done | Refusal> {
    return new Promise((resolve, reject) => {
      const slot = this.slot(id);
      slot.waiting.push({ wish, resolve, reject, tries: 0 });
      if (slot.isBusy) return;
      // What is due has waited long enough; people's wishes come in crowds.
      if (wish.asking === undefined) void this.work(id, slot);
      else this.workSoon(id, slot);
    });
  }

  /** Another node wrote something. Only rooms that somebody looks at are read at once. */
  async wake(id: string): Promise<void> {
    const slot = this.slots.get(id);
    if (slot === undefined) return;
    slot.wakes++;
    slot.turns.heard();
    if (this.isWatched(id) && !slot.isBusy) await this.catchUp(id, slot);
  }

  ids(): IterableIterator<string> {
    return this.slots.keys();
  }

  get count(): number {
    return this.slots.size;
  }

  /** Forgets what nobody has used for a while. */
  forget(before: number): void {
    for (const [id, slot] of this.slots) if (slot.touchedAt < before) this.letGo(id);
  }

  /** Forgets a room that nobody will need soon, unless somebody uses it just now. */
  letGo(id: string): void {
    const slot = this.slots.get(id);
    if (slot === undefined || slot.isBusy || slot.loading !== undefined || slot.waiting.length > 0) return;
    if (!this.isWatched(id)) this.slots.delete(id);
  }

  private slot(id: string): Slot {
    let slot = this.slots.get(id);
    if (slot === undefined) {
      slot = {
        room: undefined,
        loading: undefined,
        waiting: [],
        isBusy: false,
        wakes: 0,
        heard: 0,
        toldSeq: 0,
        inFlight: undefined,
        isSettled: false,
        stored: NOTHING,
        steps: [],
        turns: new WritingTurns(),
        retry: undefined,
        patience: FIRST_RETRY,
        touchedAt: 0,
      };
      this.slots.set(id, slot);
    }
    slot.touchedAt = this.context.now();
    return slot;
  }

  private load(id: string, slot: Slot): Promise<Room | undefined> {
    slot.loading ??= this.read(id, slot).finally(() => {
      slot.loading = undefined;
    });
    return slot.loading;
  }

  private async read(id: string, slot: Slot): Promise<Room | undefined> {
    // What arrives while this is read may or may not be in it: it is looked for again afterwards.
    const { wakes } = slot;
    const steps = await stepsOf(await this.context.store.load(id), this.context);
    const room = slot.room ?? (await remade(id, this.context, steps, slot.toldSeq));
    if (slot.room !== undefined || room === undefined) return slot.room;
    slot.heard = wakes;
    this.put(slot, room, steps);
    if (slot.toldSeq > 0 && room.seq > slot.toldSeq) this.tell(slot, room, false);
    else {
      room.takeNews();
      slot.toldSeq = room.seq;
    }
    return room;
  }

  private put(slot: Slot, room: Room, steps: readonly Step[]): void {
    slot.room = room;
    slot.isSettled = false;
    slot.stored = storedOf(room, NOTHING, true);
    room.seq = steps.at(-1)?.seq ?? 0;
    slot.steps = this.hasNeighbours ? [...steps] : [];
  }

  private tell(slot: Slot, room: Room, own: boolean): void {
    slot.toldSeq = room.seq;
    this.publish(room, own, slot.stored.deadlines.due);
  }

  /** Reads what others appended since. */
  private async catchUp(id: string, slot: Slot): Promise<Error | undefined> {
    if (slot.isBusy) return undefined;
    slot.isBusy = true;
    try {
      // A room that was dropped has listeners who were told of it, and who know of nothing since.
      if (slot.room === undefined && slot.toldSeq > 0) await this.load(id, slot);
      await this.refresh(id, slot);
      slot.patience = FIRST_RETRY;
      return undefined;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) this.drop(slot);
      this.retryLater(id, slot);
      this.context.log.warn({ err: error, table: id }, 'could not catch up');
      return error instanceof Error ? error : new StoreUnavailable(error);
    } finally {
      slot.isBusy = false;
      if (slot.waiting.length > 0) this.workSoon(id, slot);
    }
  }

  /** Nobody might wake us again, and whoever listens would wait for ever. */
  private retryLater(id: string, slot: Slot): void {
    if (slot.retry !== undefined) return;
    slot.retry = setTimeout(() => {
      slot.retry = undefined;
      if (this.slots.get(id) === slot && this.isWatched(id)) void this.catchUp(id, slot);
    }, slot.patience).unref();
    slot.patience = Math.min(2 * slot.patience, LAST_RETRY);
  }

  private async refresh(id: string, slot: Slot): Promise<void> {
    while (slot.room !== undefined && slot.wakes !== slot.heard) {
      const { wakes } = slot;
      await this.readOn(id, slot, slot.room);
      slot.heard = wakes;
    }
  }

  /** Reads, folds and tells what others appended; returns whether they did. */
  private async readOn(id: string, slot: Slot, room: Room): Promise<boolean> {
    const steps = (await this.context.store.read(id, room.seq)).map(stepOf);
    if (steps.length === 0) return false;
    for (const step of steps) {
      foldStep(room, step);
      if (this.hasNeighbours) slot.steps.push(step);
    }
    slot.isSettled = false;
    slot.turns.wroteLast = false;
    slot.stored = storedOf(room, slot.stored, true);
    this.tell(slot, room, false);
    return true;
  }

  /** Whatever comes until the next batch is written is decided, and written, together. */
  private workSoon(id: string, slot: Slot): void {
    slot.isBusy = true;
    const go = (): void => this.context.store.gather(() => void this.work(id, slot));
    // Whoever was too late has heard of the others just now.
    const isNew = slot.wakes === slot.heard && slot.waiting.every(({ tries }) => tries === 0);
    if (isNew && slot.turns.isOthers(this.context.now())) slot.turns.wait(2 * this.appendTime, go);
    else go();
  }

  private async work(id: string, slot: Slot): Promise<void> {
    slot.isBusy = true;
    const batch = slot.waiting.splice(0);
    try {
      await this.decideAll(id, slot, batch);
    } catch (error) {
      // What is in memory may be ahead of the log or behind it.
      this.drop(slot);
      this.retryLater(id, slot);
      for (const each of batch) each.reject(error);
    }
    if (slot.waiting.length > 0) return this.workSoon(id, slot);
    slot.isBusy = false;
    if (slot.wakes !== slot.heard) void this.catchUp(id, slot);
  }

  private async decideAll(id: string, slot: Slot, batch: readonly Waiting[]): Promise<void> {
    const { context } = this;
    // Awaited only where there is something to wait for: what is decided at once leaves with the next batch.
    const pulse = context.pulse();
    if (pulse !== undefined || slot.room === undefined) await pulse;
    if (slot.wakes !== slot.heard) await this.refresh(id, slot);
    const room = slot.room ?? (await this.load(id, slot));
    if (room === undefined) {
      // Whoever came meanwhile still waits here: the table may have been made by then.
      if (slot.waiting.length === 0) this.slots.delete(id);
      for (const each of batch) each.resolve(new Refusal('noSuchTable'));
      return;
    }
    // Nodes' clocks may differ a little; a room's time never goes backwards.
    const now = Math.max(context.now(), room.lastAt);
    const after = room.seq;
    const entries = stamped(giveBack(room, context.outages), now);
    for (const entry of entries) fold(room, entry);
    // What is due now was not when the room was last settled here.
    const { due } = slot.stored.deadlines;
    if (!slot.isSettled || entries.length > 0 || (due !== undefined && due <= now))
      entries.push(...settle(room, now));
    slot.isSettled = true;
    const answers = batch.map(({ wish }) => this.decideOne(room, wish, now, entries));
    if (entries.length > 0) {
      const stored = storedOf(room, slot.stored, room.updatedAt === now);
      const change = { after, entries, now, before: slot.stored, next: stored };
      const flight = this.append(this.appendOf(room, change));
      slot.inFlight = flight;
      const result = await flight;
      slot.inFlight = undefined;
      if (result === 'conflict') return this.decideAgain(id, slot, batch);
      room.seq = after + 1;
      slot.turns.wroteLast = true;
      slot.stored = stored;
      if (this.hasNeighbours) slot.steps.push({ seq: room.seq, entries });
      if (entries.some(isCheckpoint)) slot.steps = slot.steps.slice(-1);
      context.metrics.moves.inc(countMoves(entries));
      this.tell(slot, room, true);
    } else if (this.hasNeighbours && answers.some(isRefusal) && (await this.readOn(id, slot, room))) {
      // An append says whether a room is the newest; a refusal writes nothing. Nobody is refused for what this node has
      // not heard of yet.
      return this.decideAll(id, slot, batch);
    }
    batch.forEach((each, index) => {
      each.resolve(answers[index] as Done | Refusal);
    });
  }

  private decideOne(room: Room, { decide, asking }: Wish, now: number, entries: Entry[]): Done | Refusal {
    const decision = decide(room, now);
    if (isRefusal(decision)) return decision;
    if (decision === 'repeated') return { number: room.number, repeated: true };
    for (const entry of stamped(decision, now, asking)) {
      fold(room, entry);
      entries.push(entry);
    }
    entries.push(...settle(room, now));
    return { number: room.number };
  }

  /** Another node was faster: what we thought is void. Only what it wrote is read, and told. */
  private async decideAgain(id: string, slot: Slot, batch: readonly Waiting[]): Promise<void> {
    this.context.metrics.conflicts.inc();
    slot.turns.lost(this.context.now());
    const known = slot.steps;
    this.drop(slot);
    if (known.length > 0) {
      const { wakes } = slot;
      const read = await this.context.store.read(id, known.at(-1)?.seq ?? 0);
      const steps = [...known, ...(await stepsOf(read, this.context))];
      const room = await remade(id, this.context, steps, slot.toldSeq);
      // Unless somebody has looked, and read it, meanwhile.
      if (room !== undefined && slot.room === undefined) {
        slot.heard = wakes;
        this.put(slot, room, steps);
        this.tell(slot, room, false);
      }
    }
    for (const each of batch) {
      if (++each.tries > MOST_TRIES) each.reject(new StoreUnavailable('too many conflicts'));
      else slot.waiting.push(each);
    }
  }

  private drop(slot: Slot): void {
    slot.room = undefined;
    slot.inFlight = undefined;
    slot.steps = [];
  }

  private async append(step: Append): Promise<'appended' | 'conflict'> {
    const start = performance.now();
    try {
      const result = await this.context.store.append(step);
      this.appendTime += (performance.now() - start - this.appendTime) / 10;
      return result;
    } catch (error) {
      this.context.metrics.unavailable.inc();
      throw error;
    } finally {
      this.context.metrics.append.observe((performance.now() - start) / 1000);
    }
  }

  /** Everything that one step makes durable: history, lists, and what is due. */
  private appendOf(room: Room, { after, entries, now, before, next }: Change): Append {
    const { node, rhythm } = this.context;
    const isListed = after === 0 || room.updatedAt === now;
    const claim = { node, until: now + rhythm.lease };
    const deadlines = deadlineChanges(before.deadlines, next.deadlines, claim);
    const waiting = waitingBits(room);
    // Nearly all steps are moves, and nothing else.
    if (!isListed && deadlines.length === 0)
      return { table: room.id, after, bodies: [JSON.stringify(entries)], waiting };
    const players = isListed ? playerChanges(before.players, next.players) : undefined;
    return {
      table: room.id,
      after,
      bodies: [JSON.stringify(entries)],
      waiting,
      ...(isListed && { row: rowOf(room) }),
      ...(players && { players }),
      ...(deadlines.length > 0 && { deadlines }),
    };
  }
}

/** What is to be appended behind a step of a room's log, and what the store keeps besides, before and after it. */
interface Change {
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly now: number;
  readonly before: Stored;
  readonly next: Stored;
}

/** What the store keeps of a room besides its log: who finds it in their list, and what is due. */
interface Stored {
  readonly deadlines: Deadlines;
  readonly players: Players;
}

const NOTHING: Stored = { deadlines: {}, players: new Map() };

const storedOf = (room: Room, before: Stored, isListed: boolean): Stored => ({
  deadlines: deadlinesOf(room),
  players: isListed ? playersOf(room) : before.players,
});
