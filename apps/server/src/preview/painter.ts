import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { pngOf } from './png.js';

export interface ToPainter {
  readonly ask: number;
  readonly svg: string;
}

export interface FromPainter {
  readonly ask: number;
  /** Absent: it could not be drawn. */
  readonly png?: Uint8Array;
}

const THREAD = new URL('./thread.js', import.meta.url);

/** Makes pictures of drawings, one after another, in a thread that is started with the first. */
export class Painter {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (png: Uint8Array | undefined) => void>();
  private asks = 0;

  /** Undefined if it cannot be drawn. */
  paint(svg: string): Promise<Uint8Array | undefined> {
    // Nothing is compiled where the sources themselves run: there it is drawn right here.
    if (!existsSync(THREAD)) return pngOf(svg);
    const ask = ++this.asks;
    this.worker ??= this.start();
    const { worker } = this;
    return new Promise((resolve) => {
      this.waiting.set(ask, resolve);
      // The process may end while nothing is asked, and not while something is.
      worker.ref();
      worker.postMessage({ ask, svg } satisfies ToPainter);
    });
  }

  private start(): Worker {
    const worker = new Worker(THREAD);
    worker.on('message', ({ ask, png }: FromPainter) => {
      this.answer(ask, png);
      if (this.waiting.size === 0) worker.unref();
    });
    // A thread that ended has drawn nothing; the next picture starts another one.
    worker.on('error', () => this.giveUp());
    return worker;
  }

  private answer(ask: number, png: Uint8Array | undefined): void {
    this.waiting.get(ask)?.(png);
    this.waiting.delete(ask);
  }

  private giveUp(): void {
    this.worker = undefined;
    for (const ask of this.waiting.keys()) this.answer(ask, undefined);
  }
}
