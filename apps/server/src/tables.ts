import { isRefusal, Refusal } from '@sixfold/game-kit';
import { type Append, type LogEntry, StoreUnavailable, type TableRow } from '@sixfold/store';
import type { Context } from './context.js';
import { type Deadlines, deadlineChanges, deadlinesOf } from './table/deadlines.js';
import type { Decision } from './table/decide.js';
import type { Entry } from './table/entries.js';
import { freeSeats } from './table/lobby.js';
import { TableModel } from './table/model.js';
import { summaryOf } from './table/states.js';

/** What a command came to. */
export interface Done {
  readonly number: number;
  readonly repeated?: true;
}

type Decide = (model: TableModel, now: number) => Decision;

interface Waiting {
  readonly decide: Decide;
  readonly resolve: (done: Done | Refusal) => void;
  readonly reject: (error: unknown) => void;
  tries: number;
}

/** A table in memory: a cache of its log, and the commands that wait for it. */
interface Loaded {
  model: TableModel | undefined;
  loading: Promise<TableModel | undefined> | undefined;
  waiting: Waiting[];
  isBusy: boolean;
  /** Another node has written since. */
  isStale: boolean;
  /** What was in memory had to be dropped: whoever watches must be told everything anew. */
  isDropped: boolean;
  /** Being made durable: until then nobody may see it. */
  inFlight: Promise<unknown> | undefined;
  touchedAt: number;
}

/** After so many times that other nodes were faster something else is wrong. */
const MAX_TRIES = 50;

/** Told whenever a table has changed for good. `own`: this node did it. */
export type Published = (model: TableModel, own: boolean) => void;

/**
 * All tables that this node has in memory. Commands on one table go one batch after another: everything that waits
 * is decided on the newest state and appended in one step; if another node was faster, the state is read
 * again and all is decided anew.
 */
export class Tables {
  private readonly loaded = new Map<string, Loaded>();
  private publish: Published = () => {};

  constructor(private readonly context: Context) {}

  onPublish(publish: Published): void {
    this.publish = publish;
  }

  /** A new table with its first entries. If it exists already, nothing happens (the same wish was sent twice). */
  async create(id: string, entries: readonly Entry[]): Promise<TableModel> {
    const model = TableModel.from(id, this.world, entries);
    const step = this.stepOf(model, 0, entries, {}, new Set(), this.context.now());
    if ((await this.append(step)) === 'appended') {
      model.seq = 1;
      const slot = this.slot(id);
      slot.model = model;
      this.publish(model, true);
      return model;
    }
    const existing = await this.get(id);
    if (existing === undefined) throw new StoreUnavailable('a table came and went');
    return existing;
  }

  /** The table as last known here; undefined if there is none. With several nodes it may be a moment old. */
  async get(id: string): Promise<TableModel | undefined> {
    const slot = this.slot(id);
    if (slot.isStale) await this.catchUp(id, slot);
    await slot.inFlight?.catch(() => {});
    const model = slot.model ?? (await this.load(id, slot));
    if (model === undefined && !slot.isBusy) this.loaded.delete(id);
    return model;
  }

  /** Decides on the newest state and makes durable what follows; the promise is kept when it is. */
  execute(id: string, decide: Decide): Promise<Done | Refusal> {
    return new Promise((resolve, reject) => {
      const slot = this.slot(id);
      slot.waiting.push({ decide, resolve, reject, tries: 0 });
      if (!slot.isBusy) void this.work(id, slot);
    });
  }

  /** Another node wrote something. Only tables that somebody looks at are read at once. */
  async wake(id: string, isWatched: boolean): Promise<void> {
    const slot = this.loaded.get(id);
    if (slot === undefined) return;
    slot.isStale = true;
    if (isWatched && !slot.isBusy) await this.catchUp(id, slot);
  }

  ids(): IterableIterator<string> {
    return this.loaded.keys();
  }

  get count(): number {
    return this.loaded.size;
  }

  /** Forgets what nobody has used for a while. */
  forget(before: number, isWatched: (id: string) => boolean): void {
    for (const [id, slot] of this.loaded) {
      const isIdle = !slot.isBusy && slot.waiting.length === 0 && slot.touchedAt < before;
      if (isIdle && !isWatched(id)) this.loaded.delete(id);
    }
  }

  private readonly world = {
    gameById: (id: string) => this.context.gameById(id),
    outages: () => this.context.outages,
  };

  private slot(id: string): Loaded {
    let slot = this.loaded.get(id);
    if (slot === undefined) {
      slot = {
        model: undefined,
        loading: undefined,
        waiting: [],
        isBusy: false,
        isStale: false,
        isDropped: false,
        inFlight: undefined,
        touchedAt: 0,
      };
      this.loaded.set(id, slot);
    }
    slot.touchedAt = this.context.now();
    return slot;
  }

  private async load(id: string, slot: Loaded): Promise<TableModel | undefined> {
    slot.loading ??= this.read(id, slot).finally(() => {
      slot.loading = undefined;
    });
    return slot.loading;
  }

  private async read(id: string, slot: Loaded): Promise<TableModel | undefined> {
    const steps = await this.context.store.read(id, 0);
    if (steps.length === 0) return undefined;
    const model = TableModel.from(id, this.world, steps.flatMap(entriesOf));
    model.seq = steps.at(-1)?.seq ?? 0;
    if (slot.model !== undefined) return slot.model;
    slot.model = model;
    slot.isStale = false;
    if (slot.isDropped) this.publish(model, false);
    else model.takeNews();
    slot.isDropped = false;
    return model;
  }

  /** Reads what others appended since. */
  private async catchUp(id: string, slot: Loaded): Promise<void> {
    if (slot.isBusy) return;
    slot.isBusy = true;
    try {
      await this.refresh(id, slot);
    } catch (error) {
      slot.isStale = true;
      if (!(error instanceof StoreUnavailable)) throw error;
    } finally {
      slot.isBusy = false;
      if (slot.waiting.length > 0) void this.work(id, slot);
    }
  }

  private async refresh(id: string, slot: Loaded): Promise<void> {
    slot.isStale = false;
    const { model } = slot;
    if (model === undefined) {
      // Whoever watches a table that had to be dropped is waiting for it.
      if (slot.isDropped) await this.load(id, slot);
      return;
    }
    const steps = await this.context.store.read(id, model.seq);
    for (const step of steps) {
      for (const entry of entriesOf(step)) model.apply(entry);
      model.seq = step.seq;
    }
    if (steps.length > 0) this.publish(model, false);
  }

  private async work(id: string, slot: Loaded): Promise<void> {
    slot.isBusy = true;
    while (slot.waiting.length > 0) {
      const batch = slot.waiting.splice(0);
      try {
        await this.decideAll(id, slot, batch);
      } catch (error) {
        // What is in memory may be ahead of the log or behind it.
        this.drop(slot);
        for (const each of batch) each.reject(error);
      }
    }
    slot.isBusy = false;
    if (slot.isStale) void this.catchUp(id, slot);
  }

  private async decideAll(id: string, slot: Loaded, batch: readonly Waiting[]): Promise<void> {
    const { context } = this;
    if (slot.isStale) await this.refresh(id, slot);
    const model = slot.model ?? (await this.load(id, slot));
    if (model === undefined) {
      this.loaded.delete(id);
      for (const each of batch) each.resolve(new Refusal('noSuchTable'));
      return;
    }
    const now = context.now();
    const after = model.seq;
    const before = deadlinesOf(model, now);
    const { people } = model;
    const entries: Entry[] = [];
    const answers = batch.map((each): Done | Refusal => {
      const decision = each.decide(model, now);
      if (isRefusal(decision)) return decision;
      if (decision === 'repeated') return { number: model.number, repeated: true };
      for (const happening of decision) {
        const entry = { ...happening, at: now };
        model.apply(entry);
        entries.push(entry);
      }
      return { number: model.number };
    });
    if (entries.length > 0) {
      slot.inFlight = this.append(this.stepOf(model, after, entries, before, people, now));
      if ((await slot.inFlight) === 'conflict') {
        this.decideAgain(slot, batch);
        return;
      }
      slot.inFlight = undefined;
      model.seq = after + 1;
      context.metrics.moves.inc(countMoves(entries));
      this.publish(model, true);
    }
    batch.forEach((each, index) => {
      each.resolve(answers[index] as Done | Refusal);
    });
  }

  /** Another node was faster: what we thought is void. */
  private decideAgain(slot: Loaded, batch: readonly Waiting[]): void {
    this.context.metrics.conflicts.inc();
    this.drop(slot);
    for (const each of batch) {
      if (++each.tries > MAX_TRIES) each.reject(new StoreUnavailable('too many conflicts'));
      else slot.waiting.push(each);
    }
  }

  private drop(slot: Loaded): void {
    slot.model = undefined;
    slot.inFlight = undefined;
    slot.isDropped = true;
  }

  private async append(step: Append): Promise<'appended' | 'conflict'> {
    const end = this.context.metrics.append.startTimer();
    try {
      return await this.context.store.append(step);
    } catch (error) {
      this.context.metrics.unavailable.inc();
      throw error;
    } finally {
      end();
    }
  }

  /** Everything that one step makes durable: history, lists, and what is due. */
  private stepOf(
    model: TableModel,
    after: number,
    entries: readonly Entry[],
    before: Deadlines,
    people: ReadonlySet<string>,
    now: number,
  ): Append {
    const { node, rhythm } = this.context;
    const deadlines = deadlineChanges(before, deadlinesOf(model, now), { node, until: now + rhythm.lease });
    const isListed = model.updatedAt === now || after === 0;
    const present = model.people;
    const add = present === people ? [] : [...present].filter((player) => !people.has(player));
    const remove = present === people ? [] : [...people].filter((player) => !present.has(player));
    return {
      table: model.id,
      after,
      bodies: [JSON.stringify(entries)],
      ...(isListed && { row: rowOf(model) }),
      ...(add.length + remove.length > 0 && { players: { add, remove } }),
      ...(deadlines.length > 0 && { deadlines }),
    };
  }
}

/** One step of the log holds everything that was decided together. */
export const entriesOf = ({ body }: LogEntry): Entry[] => JSON.parse(body) as Entry[];

const countMoves = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + (entry.kind === 'played' ? entry.moves.length : 0), 0);

function rowOf(model: TableModel): TableRow {
  const { quick } = model.created;
  // Where nobody is waiting nobody should be sent.
  const isDeserted = model.places.every((place) => place.kind !== 'human');
  return {
    id: model.id,
    game: model.game.id,
    phase: model.phase,
    visibility: model.settings.visibility,
    openSeats: isDeserted ? 0 : freeSeats(model).length,
    quickKey: quick?.key ?? '',
    createdAt: model.created.at,
    updatedAt: model.updatedAt,
    summary: JSON.stringify({ ...summaryOf(model), ...(model.next !== undefined && { next: model.next }) }),
  };
}
