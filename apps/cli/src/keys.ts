import { createInterface, emitKeypressEvents, type Interface } from 'node:readline';
import type { Shell } from './shell.js';

/** One key as a program wants to know it. */
export interface Key {
  /** What it types, if anything. */
  readonly text: string;
  /** `left`, `return`, `backspace`, `q` … */
  readonly name: string;
}

/** A terminal that sends every key at once. Close it, or the terminal stays in that mode. */
export class Keyboard {
  private readonly waiting: ((key: Key) => void)[] = [];
  private readonly typed: Key[] = [];

  constructor(private readonly stdin: NodeJS.ReadStream) {
    emitKeypressEvents(stdin);
    stdin.setRawMode(true);
    stdin.resume();
    stdin.on('keypress', this.onKey);
    stdin.on('end', this.onEnd);
  }

  /** The next key; `q` when there will be none. */
  next(): Promise<Key> {
    const key = this.typed.shift();
    return key ? Promise.resolve(key) : new Promise((resolve) => this.waiting.push(resolve));
  }

  /**
   * Runs what blocks this process. The terminal handles Ctrl-C itself meanwhile, because nobody here could; other keys are
   * forgotten: they were typed at a table that has changed since.
   */
  async during<Answer>(work: () => Answer): Promise<Answer> {
    this.stdin.setRawMode(false);
    try {
      return work();
    } finally {
      this.stdin.setRawMode(true);
      // What was typed is read in the next turns of the event loop.
      for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
      this.typed.length = 0;
    }
  }

  close(): void {
    this.stdin.off('keypress', this.onKey);
    this.stdin.off('end', this.onEnd);
    this.stdin.setRawMode(false);
    this.stdin.pause();
  }

  private readonly onKey = (text: string | undefined, key: { name?: string; ctrl?: boolean }): void => {
    const leaves = key.ctrl && (key.name === 'c' || key.name === 'd');
    this.deliver(leaves ? { text: '', name: 'quit' } : { text: text ?? '', name: key.name ?? text ?? '' });
  };

  private readonly onEnd = (): void => this.deliver({ text: '', name: 'quit' });

  private deliver(key: Key): void {
    const taker = this.waiting.shift();
    if (taker) taker(key);
    else this.typed.push(key);
  }
}

/** Lines of a file, a pipe or a dumb terminal, one at a time. */
export class LineReader {
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor(stdin: NodeJS.ReadableStream) {
    this.reader = createInterface({ input: stdin, terminal: false });
    this.lines = this.reader[Symbol.asyncIterator]();
  }

  /** The next line, or undefined at the end. */
  async next(): Promise<string | undefined> {
    const { value, done } = await this.lines.next();
    return done ? undefined : value;
  }

  close(): void {
    this.reader.close();
  }
}

/** Whether single keys can be read. */
export const hasKeys = (shell: Shell): boolean =>
  shell.stdin.isTTY && process.stdout.isTTY && process.env.TERM !== 'dumb';
