import { Presets, SingleBar } from 'cli-progress';
import type { Shell } from './shell.js';

/** How far a long run has come, shown on standard error when that is a terminal. */
export interface Progress {
  to(done: number): void;
  stop(): void;
}

/** A progress bar that leaves nothing behind. */
export function progressBar(shell: Shell, total: number, unit: string): Progress {
  if (!shell.showsProgress || total < 2) return { to: () => undefined, stop: () => undefined };
  const bar = new SingleBar(
    {
      format: ` {bar} {percentage}% · {value}/{total} ${unit} · {eta_formatted}`,
      stream: process.stderr,
      clearOnComplete: true,
      // The terminal keeps its settings, so that nothing has to be restored when the run is interrupted.
      hideCursor: false,
      linewrap: true,
      fps: 8,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { to: (done) => bar.update(done), stop: () => bar.stop() };
}
