declare global {
  interface Window {
    /** Started by `early.js` where the address is that of a game on this device. */
    earlyHost?: Worker;
  }
}

/** The worker that keeps a game on this device: the one that was started with the document, if nobody has it yet. */
export function startHost(): Worker {
  const { earlyHost } = window;
  delete window.earlyHost;
  return earlyHost ?? new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
}
