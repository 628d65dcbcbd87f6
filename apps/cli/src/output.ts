import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Somewhere to write text. Await what it returns: a slow reader is waited for instead of filling the memory. */
export interface Output {
  /** Writes as it is. */
  write(text: string): Promise<void> | void;
  /** Writes a line; lines are collected and written together. */
  line(text: string): Promise<void> | void;
  /** Writes what has been collected. */
  flush(): Promise<void> | void;
}

const CHUNK = 1 << 16;

/** Collects lines and waits for the stream whenever it is full. */
export function streamOutput(stream: Writable): Output {
  let pending = '';
  const write = (text: string): Promise<void> | void => {
    if (!stream.write(text)) return once(stream, 'drain').then(() => undefined);
  };
  const flush = (): Promise<void> | void => {
    if (pending === '') return;
    const text = pending;
    pending = '';
    return write(text);
  };
  return {
    write: async (text) => {
      await flush();
      await write(text);
    },
    line: (text) => {
      pending += `${text}\n`;
      if (pending.length >= CHUNK) return flush();
    },
    flush,
  };
}
