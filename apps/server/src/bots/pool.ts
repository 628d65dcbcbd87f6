import { Worker } from 'node:worker_threads';
import { type Answer, botFamily } from '@sixfold/bots';
import { type Cause, FairQueue } from './fair-queue.js';
import { type BotQuestion, think } from './think.js';

/** Questions that are answered at once never stand behind those that are searched for. */
const LANES = ['instant', 'search'] as const;
export type LaneName = (typeof LANES)[number];

export interface Asker extends Cause {
  /** Aborted when the answer is no longer wanted. */
  readonly signal?: AbortSignal;
}

/** What a thread is told: a question, and where to look whether the answer is still wanted. */
export interface ToThread {
  readonly question: BotQuestion;
  readonly cancelled: Int32Array<SharedArrayBuffer>;
}
export type FromThread = { readonly answer: Answer } | { readonly error: string };

/** The part of a worker thread that is used here. */
export type Thread = Pick<Worker, 'ref' | 'unref' | 'terminate' | 'on'> & {
  postMessage(message: ToThread): void;
};

interface Asked {
  readonly question: BotQuestion;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Thinker {
  readonly thread: Thread;
  readonly cancelled: Int32Array<SharedArrayBuffer>;
  asked: Asked | undefined;
  timer: NodeJS.Timeout | undefined;
}

interface Lane {
  readonly name: LaneName;
  readonly threads: number;
  readonly queue: FairQueue<Asked>;
  readonly thinkers: Thinker[];
}

export interface PoolSettings {
  /** Threads for searching; one more answers what needs none. With none at all, bots think on the server's own thread (for tests). */
  readonly threads: number;
  readonly onQueue?: (lane: LaneName, length: number) => void;
  readonly newThread?: () => Thread;
}

/** Beyond its budget a bot gets this much longer before its thread is ended, in milliseconds. */
const GRACE = 5000;
/** About what a bot needs that does not search, in milliseconds. */
const INSTANT_COST = 10;
const ANYBODY: Asker = { owner: '', table: '' };

/** Bots think in threads of their own, so that a thousand people never wait for one bot, nor for one another's bots. */
export class BotPool {
  private readonly lanes: Readonly<Record<LaneName, Lane>>;
  private isClosed = false;

  constructor(private readonly settings: PoolSettings) {
    const lane = (name: LaneName, threads: number): Lane => ({
      name,
      threads,
      queue: new FairQueue(),
      thinkers: [],
    });
    this.lanes = { instant: lane('instant', 1), search: lane('search', settings.threads) };
    // Started at once, so that nobody waits for a thread to start for an answer that takes no time.
    if (settings.threads > 0) this.hire(this.lanes.instant);
  }

  /** How many wait for a search. */
  get queued(): number {
    return this.lanes.search.queue.length;
  }

  ask(question: BotQuestion, { signal, ...cause }: Asker = ANYBODY): Promise<Answer> {
    if (this.settings.threads === 0) return Promise.resolve().then(() => think(question));
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const millis = botFamily(question.game)?.budgets[question.level].millis;
      const lane = this.lanes[millis === undefined ? 'instant' : 'search'];
      const asked: Asked = { question, resolve, reject };
      lane.queue.push(asked, cause, Math.min(millis ?? INSTANT_COST, question.patience));
      signal?.addEventListener('abort', () => this.cancel(lane, asked), { once: true });
      this.next(lane);
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { queue, thinkers } of Object.values(this.lanes)) {
      for (let each = queue.shift(); each; each = queue.shift()) each.reject(new Error('closing'));
      await Promise.all(thinkers.splice(0).map((thinker) => end(thinker, 'closing')));
    }
  }

  /** A question whose answer is no longer wanted leaves the queue, or its thread is told to stop. */
  private cancel(lane: Lane, asked: Asked): void {
    asked.reject(new Error('cancelled'));
    if (lane.queue.remove(asked)) this.settings.onQueue?.(lane.name, lane.queue.length);
    const thinker = lane.thinkers.find((each) => each.asked === asked);
    if (thinker !== undefined) Atomics.store(thinker.cancelled, 0, 1);
  }

  private next(lane: Lane): void {
    const { queue, thinkers } = lane;
    if (this.isClosed) return;
    const free = thinkers.find((thinker) => thinker.asked === undefined);
    const idle = free ?? (queue.length > 0 ? this.hire(lane) : undefined);
    const asked = idle && queue.shift();
    this.settings.onQueue?.(lane.name, queue.length);
    if (idle === undefined || asked === undefined) return;
    const { question } = asked;
    idle.asked = asked;
    idle.timer = setTimeout(() => void this.fire(lane, idle, 'took too long'), question.patience + GRACE);
    idle.thread.ref();
    Atomics.store(idle.cancelled, 0, 0);
    idle.thread.postMessage({ question, cancelled: idle.cancelled });
  }

  private hire(lane: Lane): Thinker | undefined {
    if (lane.thinkers.length >= lane.threads) return undefined;
    const thread: Thread = this.settings.newThread?.() ?? new Worker(new URL('./worker.js', import.meta.url));
    const cancelled = new Int32Array(new SharedArrayBuffer(4));
    const thinker: Thinker = { thread, cancelled, asked: undefined, timer: undefined };
    thread.unref();
    thread.on('message', (message: FromThread) => {
      const { asked } = thinker;
      clearTimeout(thinker.timer);
      thinker.asked = undefined;
      thread.unref();
      if ('answer' in message) asked?.resolve(message.answer);
      else asked?.reject(new Error(message.error));
      this.next(lane);
    });
    thread.on('error', (error) => void this.fire(lane, thinker, error.message));
    lane.thinkers.push(thinker);
    return thinker;
  }

  /** A thread that failed is replaced when it is needed. */
  private async fire(lane: Lane, thinker: Thinker, why: string): Promise<void> {
    const place = lane.thinkers.indexOf(thinker);
    if (place !== -1) lane.thinkers.splice(place, 1);
    await end(thinker, why);
    this.next(lane);
  }
}

async function end(thinker: Thinker, why: string): Promise<void> {
  clearTimeout(thinker.timer);
  thinker.asked?.reject(new Error(why));
  thinker.asked = undefined;
  await thinker.thread.terminate();
}
