import { Worker } from 'node:worker_threads';
import type { Answer } from '@sixfold/bots';
import { type BotQuestion, think } from './think.js';

interface Asked {
  readonly question: BotQuestion;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Thinker {
  readonly worker: Worker;
  asked: Asked | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Beyond its budget a bot gets this much longer before its thread is ended, in milliseconds. */
const GRACE = 5000;

/** Bots think in threads of their own, so that a thousand people never wait for one bot. */
export class BotPool {
  private readonly thinkers: Thinker[] = [];
  private readonly waiting: Asked[] = [];
  private isClosed = false;

  /** With no threads at all bots think in between (for tests of other things). */
  constructor(private readonly threads: number) {}

  get queued(): number {
    return this.waiting.length;
  }

  ask(question: BotQuestion): Promise<Answer> {
    if (this.threads === 0) return Promise.resolve().then(() => think(question));
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const each of this.waiting.splice(0)) each.reject(new Error('closing'));
    await Promise.all(this.thinkers.splice(0).map((thinker) => this.end(thinker, 'closing')));
  }

  private next(): void {
    if (this.isClosed || this.waiting.length === 0) return;
    const idle = this.thinkers.find((thinker) => thinker.asked === undefined) ?? this.hire();
    const asked = idle && this.waiting.shift();
    if (idle === undefined || asked === undefined) return;
    idle.asked = asked;
    idle.timer = setTimeout(() => void this.fire(idle, 'took too long'), asked.question.patience + GRACE);
    idle.worker.ref();
    idle.worker.postMessage(asked.question);
  }

  private hire(): Thinker | undefined {
    if (this.thinkers.length >= this.threads) return undefined;
    const worker = new Worker(new URL('./worker.js', import.meta.url));
    const thinker: Thinker = { worker, asked: undefined, timer: undefined };
    worker.unref();
    worker.on('message', (message: { answer: Answer } | { error: string }) => {
      const { asked } = thinker;
      clearTimeout(thinker.timer);
      thinker.asked = undefined;
      worker.unref();
      if ('answer' in message) asked?.resolve(message.answer);
      else asked?.reject(new Error(message.error));
      this.next();
    });
    worker.on('error', (error) => void this.fire(thinker, error.message));
    this.thinkers.push(thinker);
    return thinker;
  }

  /** A thread that failed is replaced when it is needed. */
  private async fire(thinker: Thinker, why: string): Promise<void> {
    const place = this.thinkers.indexOf(thinker);
    if (place !== -1) this.thinkers.splice(place, 1);
    await this.end(thinker, why);
    this.next();
  }

  private async end(thinker: Thinker, why: string): Promise<void> {
    clearTimeout(thinker.timer);
    thinker.asked?.reject(new Error(why));
    thinker.asked = undefined;
    await thinker.worker.terminate();
  }
}
