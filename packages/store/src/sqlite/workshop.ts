import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreRefused, StoreUnavailable } from '../port.js';
import { type EngineSettings, type Reply, SqliteEngine } from './engine.js';
import type { Call } from './operations.js';

/** What the thread of a file says. */
export type Said =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly code?: StoreRefused['code']; readonly reason: string }
  | { readonly kind: 'replies'; readonly replies: readonly Reply[] };

/** Where the work on a file is done, one batch at a time. */
export interface Workshop {
  /** The next batch: `done` is called with its replies. Not while another is being worked on. */
  post(calls: readonly Call[], done: (replies: readonly Reply[]) => void): void;
  close(): Promise<void>;
}

/** The built thread; there is none beside sources, which a thread cannot read. */
const BUILT_THREAD = import.meta.url.endsWith('.ts') ? undefined : new URL('./thread.js', import.meta.url);

/** Opens a file in a thread of its own. `lost` is called when the thread ends by itself. */
export function openWorkshop(
  settings: EngineSettings,
  lost: (why: unknown) => void,
  thread: URL | undefined = BUILT_THREAD,
): Promise<Workshop> {
  return thread === undefined ? openHere(settings) : openThread(thread, settings, lost);
}

/** Without a thread: for whoever runs from sources. */
async function openHere(settings: EngineSettings): Promise<Workshop> {
  const engine = new SqliteEngine(settings);
  return {
    post: (calls, done) => void setImmediate(() => done(engine.work(calls))),
    close: async () => engine.close(),
  };
}

function openThread(thread: URL, settings: EngineSettings, lost: (why: unknown) => void): Promise<Workshop> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(thread, { workerData: settings });
    let done: ((replies: readonly Reply[]) => void) | undefined;
    let isOpen = false;
    const workshop: Workshop = {
      post(calls, whenDone) {
        done = whenDone;
        // The process may end while nothing is asked, and not while something is.
        worker.ref();
        worker.postMessage(calls);
      },
      async close() {
        isOpen = false;
        const ended = once(worker, 'exit');
        worker.ref();
        worker.postMessage('close');
        await ended;
      },
    };
    worker.on('message', (said: Said) => {
      worker.unref();
      if (said.kind === 'replies') done?.(said.replies);
      else if (said.kind === 'open') {
        isOpen = true;
        resolve(workshop);
      }
      if (said.kind === 'refused')
        reject(said.code ? new StoreRefused(said.code) : new StoreUnavailable(said.reason));
    });
    const end = (why: unknown) => {
      if (isOpen) lost(why);
      else reject(new StoreUnavailable(why));
      isOpen = false;
    };
    worker.once('error', end);
    worker.once('exit', (code) => end(new Error(`the database's thread ended with ${code}`)));
  });
}
