import { readFileSync } from 'node:fs';
import type { ServerSettings } from '../index.js';
import { loadServer } from '../load.js';

/** Settings that fit into JSON. */
interface ProcessSettings extends ServerSettings {
  /** The clock of this node is wrong by this many milliseconds. */
  readonly skew?: number;
}

/** A server in a process of its own, so that a test can kill it. Settings come as JSON in the first argument. */
const { skew = 0, ...settings } = JSON.parse(process.argv[2] ?? '{}') as ProcessSettings;
const now = (): number => Date.now() + skew;
const { startServer, NO_LIMITS } = await loadServer();
const server = await startServer({ limits: NO_LIMITS, logLevel: 'fatal', now, ...settings });
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`);
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
// A test that ends without a word must not leave a server behind: its end of our input closes with it. Killed, because an
// exit while the database's thread is at work is an abort with a message that would look like a fault.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGKILL'));

/** Milliseconds of processor time that this thread has used; where the system does not say, of the clock. */
function threadTime(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** The longest that anything kept the event loop to itself since it was last asked for; not looked for before. */
let longest: number | undefined;
let lookedAt = 0;
function lookOn(): void {
  const now = threadTime();
  longest = Math.max(longest ?? 0, now - lookedAt);
  lookedAt = now;
  setTimeout(lookOn, 1);
}

// Measurements ask how much it has used, and for how long the loop was not free.
process.on('message', (wish) => {
  if (wish === 'longest') {
    if (longest === undefined) {
      lookedAt = threadTime();
      lookOn();
    }
    process.send?.({ longest });
    longest = 0;
    return;
  }
  if (wish === 'memory') (globalThis as { gc?: () => void }).gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ cpu: process.cpuUsage(), rss, heap: heapUsed + external });
});
