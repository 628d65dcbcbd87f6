import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type CliCode, refuse } from '../refuse.js';
import { LineSplitter } from './line-splitter.js';
import { PROTOCOL, readLine } from './outside-lines.js';
import { Fault } from './player.js';

/** How long things may take, in milliseconds. */
export interface Limits {
  /** From its start until a program says that it is ready. */
  readonly start: number;
  /** From a question to its answer. */
  readonly answer: number;
}

/** How a program is started: by the shell, or directly with arguments. */
export type Launch =
  | { readonly command: string }
  | { readonly file: string; readonly args: readonly string[] };

/** Told of every process that begins or ends, so that none outlives us. */
export interface ProcessWatch {
  started(pid: number): void;
  ended(pid: number): void;
  /** Told what a program writes to standard error, if somebody wants to see it. */
  noise?(text: string): void;
}

const MAX_LINE = 1 << 20;
const STDERR_KEPT = 2000;
const isWindows = process.platform === 'win32';

/**
 * A running program that answers questions in JSON lines. After its first fault it is ended: whatever it says
 * later cannot be trusted to belong to what it is asked.
 */
export class OutsideProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly ready: Promise<void>;
  private settleReady: { resolve: () => void; reject: (fault: Fault) => void } | undefined;
  private pending:
    | { id: number; resolve: (move: string) => void; reject: (fault: Fault) => void }
    | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lastId = 0;
  private fault: Fault | undefined;
  private noise = '';
  private isGone = false;
  /** Resolves when the program is gone. */
  readonly closed: Promise<void>;

  constructor(
    launch: Launch,
    private readonly limits: Limits,
    hello: Readonly<Record<string, unknown>>,
    private readonly watch: ProcessWatch,
  ) {
    this.child = launchProcess(launch);
    const { child } = this;
    if (child.pid !== undefined) watch.started(child.pid);
    this.ready = new Promise((resolve, reject) => {
      this.settleReady = { resolve, reject };
    });
    // A fault before anybody waits is thrown when somebody does.
    this.ready.catch(() => undefined);
    this.timer = setTimeout(() => this.fail('botNeverReady', { seconds: limits.start / 1000 }), limits.start);
    this.closed = new Promise((resolve) => {
      child.once('error', () => resolve());
      child.once('close', () => {
        this.isGone = true;
        if (child.pid !== undefined) watch.ended(child.pid);
        resolve();
      });
    });
    this.listen();
    this.tell({ type: 'hello', protocol: PROTOCOL, ...hello });
  }

  /** Resolves when the program has said that it is ready. */
  async whenReady(): Promise<void> {
    await this.ready;
    if (this.fault) throw this.fault;
  }

  /** Asks and waits for the move, at most as long as the limit says. */
  ask(question: Readonly<Record<string, unknown>>): Promise<string> {
    if (this.fault) return Promise.reject(this.fault);
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending = { id, resolve, reject };
      this.timer = setTimeout(
        () => this.fail('botTooSlow', { seconds: this.limits.answer / 1000 }),
        this.limits.answer,
      );
      this.tell({ type: 'question', id, ...question });
    });
  }

  /** Says something that needs no answer. */
  tell(message: Readonly<Record<string, unknown>>): void {
    if (this.child.stdin.writable) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Says goodbye and waits a moment before ending the program. */
  async close(patience: number): Promise<void> {
    this.fault ??= new Fault(refuse('botLeft'));
    clearTimeout(this.timer);
    this.tell({ type: 'bye' });
    this.child.stdin.end();
    const timer = setTimeout(() => this.kill(), patience);
    await this.closed;
    clearTimeout(timer);
  }

  /** Ends the program for this reason; whoever waits hears of it. */
  fail(code: CliCode, params: Readonly<Record<string, string | number>> = {}): Fault {
    this.fault ??= new Fault(refuse(code, params));
    clearTimeout(this.timer);
    this.settleReady?.reject(this.fault);
    this.pending?.reject(this.fault);
    this.settleReady = undefined;
    this.pending = undefined;
    this.kill();
    return this.fault;
  }

  private listen(): void {
    const { child } = this;
    const lines = new LineSplitter(
      MAX_LINE,
      (line) => this.hear(line),
      () => this.fail('botLineTooLong', { max: MAX_LINE }),
    );
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => lines.push(chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.noise = (this.noise + chunk).slice(-STDERR_KEPT);
      this.watch.noise?.(chunk);
    });
    // Writing to a program that is gone fails; its end is reported by `close`.
    child.stdin.on('error', () => undefined);
    child.on('error', (error) => this.fail('botCannotStart', { detail: error.message }));
    child.on('close', (code, signal) => {
      lines.end();
      this.fail('botEnded', { code: code ?? signal ?? '?', detail: lastLine(this.noise) });
    });
  }

  private hear(line: string): void {
    if (this.fault) return;
    const open = this.pending?.id;
    const heard = readLine(line, { last: this.lastId, ...(open !== undefined && { open }) });
    switch (heard.kind) {
      case 'ready':
        if (this.settleReady) clearTimeout(this.timer);
        this.settleReady?.resolve();
        this.settleReady = undefined;
        break;
      case 'move':
        clearTimeout(this.timer);
        this.pending?.resolve(heard.move);
        this.pending = undefined;
        break;
      case 'fault':
        this.fail(heard.code, heard.params);
        break;
      default:
    }
  }

  private kill(): void {
    const { pid } = this.child;
    if (pid !== undefined && !this.isGone) killTree(pid);
  }
}

/** Ends a program and whatever it started. */
export function killTree(pid: number): void {
  try {
    process.kill(isWindows ? pid : -pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

function launchProcess(launch: Launch): ChildProcessWithoutNullStreams {
  // A group of its own, so that ending it ends what a shell has started too.
  const options = { stdio: 'pipe', detached: !isWindows } as const;
  return 'command' in launch
    ? spawn(launch.command, { ...options, shell: true })
    : spawn(launch.file, [...launch.args], options);
}

/** The last line that says something: Node ends the report of an error with where it happened and its own version. */
function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => /^\S/.test(line) && !/^(Node\.js v\d|\}$)/.test(line));
  return lines.at(-1)?.trim().slice(0, 200) ?? '';
}
