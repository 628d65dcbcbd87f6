import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerSettings } from '../server.js';

/** Built JavaScript, because a process of its own does not read TypeScript. */
const SCRIPT = fileURLToPath(new URL('../../dist/testing/run-server.js', import.meta.url));

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** As if the power went: nothing is written, nobody is told. */
  kill(): Promise<void>;
  /** Asks it to stop in order, and waits until it has. */
  stop(): Promise<number | null>;
  /** Processor time and memory that it has used, after everything that is no longer needed was thrown away. */
  usage(): Promise<Usage>;
  /** Lets go of it: it ends by itself. For one behind another program, which signals would not get past. */
  close(): Promise<void>;
}

export interface Usage {
  readonly cpu: NodeJS.CpuUsage;
  readonly rss: number;
  /** Of objects that are still in use. */
  readonly heap: number;
}

/** How a server is started when it is looked at from outside: programs before it, and options of Node. */
export interface Launch {
  readonly before?: readonly string[];
  readonly options?: readonly string[];
}

export async function startProcess(
  settings: Partial<ServerSettings> & { readonly skew?: number },
  { before = [], options = [] }: Launch = {},
): Promise<ServerProcess> {
  const command = [process.execPath, ...options, SCRIPT, JSON.stringify(settings)] as const;
  const [program, ...args] = [...before, ...command];
  const child = spawn(program ?? '', args, { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
  const { port } = JSON.parse(line) as { port: number };
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!hasEnded(child)) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    usage: async () => {
      const answer = once(child, 'message');
      child.send('memory');
      const [usage] = (await answer) as [Usage];
      return usage;
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
    },
  };
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;
