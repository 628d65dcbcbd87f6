import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What a process has used so far. */
export interface Usage {
  /** Seconds of processor time. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
}

export interface Child {
  readonly port: number;
  /** `memory`: after throwing away what is not needed any more. */
  usage(wish?: 'memory'): Promise<Usage>;
  /** The most milliseconds of processor time that anything kept the event loop to itself since this was last asked. */
  longest(): Promise<number>;
  end(): Promise<void>;
}

/** Starts a server in a process of its own, which says its port in its first line. */
export async function startChild(script: URL, argument: string): Promise<Child> {
  const child = spawn(process.execPath, ['--expose-gc', script.pathname, argument], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  const lines = createInterface({ input: child.stdout as Readable });
  const [line] = (await once(lines, 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  return {
    port,
    usage: async (wish) => {
      child.send(wish ?? 'usage');
      const [{ cpu, rss }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage; rss: number }];
      return { cpu: (cpu.user + cpu.system) / 1e6, rss };
    },
    longest: async () => {
      child.send('longest');
      const [answer] = (await once(child, 'message')) as [{ longest: number }];
      return answer.longest;
    },
    end: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
