import type { Child } from './server-child.js';
import { percentile } from './server-load.js';
import type { Decision, Line, Target } from './server-targets.js';

/** What one run showed. */
export interface Run {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  /** Tables played to their end while it was measured. */
  readonly tables: number;
  readonly p50: number;
  readonly p99: number;
  readonly megabytes: number;
}

export interface Crowd {
  readonly tables: number;
  /** Everybody thinks up to twice this long before each move, in milliseconds. */
  readonly thinking: number;
  readonly seconds: number;
  /** The code is warm after this many moves, or this many seconds at the latest. */
  readonly warmMoves: number;
  readonly warmSeconds: number;
}

export const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Tables that are made, joined, played to the end and made again, for as long as it is measured. */
export async function measure(target: Target, child: Pick<Child, 'usage'>, crowd: Crowd): Promise<Run> {
  const latencies: number[] = [];
  let acknowledged = 0;
  let finished = 0;
  let isOn = false;
  let isOver = false;

  const move = async (line: Line, { moves }: Decision): Promise<void> => {
    if (crowd.thinking > 0) await pause(Math.random() * 2 * crowd.thinking);
    const start = performance.now();
    // Whoever is still thinking when a run ends finds nobody there.
    const isKept = await line.send(moves[Math.floor(Math.random() * moves.length)] as string).then(
      () => true,
      () => false,
    );
    if (!isKept) return;
    acknowledged++;
    if (isOn) latencies.push(performance.now() - start);
  };

  const playTable = async (): Promise<void> => {
    const { places } = await target.newTable();
    const lines: Promise<Line>[] = [];
    await Promise.all(
      places.map(
        (sit, seat) =>
          new Promise<void>((resolve, reject) => {
            let asked = '';
            const line = sit({
              asked: (decision) => {
                if (decision.key === asked || isOver) return;
                asked = decision.key;
                void lines[seat]?.then((own) => move(own, decision));
              },
              over: resolve,
            });
            line.catch(reject);
            lines[seat] = line;
          }),
      ),
    );
    if (isOn) finished++;
    for (const line of lines) (await line).close();
  };

  for (let table = 0; table < crowd.tables; table++) {
    void (async () => {
      while (!isOver) await playTable();
    })().catch(() => {});
  }
  const warm = performance.now() + crowd.warmSeconds * 1000;
  while (acknowledged < crowd.warmMoves && performance.now() < warm) await pause(50);
  const before = await child.usage();
  const start = performance.now();
  isOn = true;
  await pause(crowd.seconds * 1000);
  isOn = false;
  isOver = true;
  const seconds = (performance.now() - start) / 1000;
  const after = await child.usage();
  return {
    perSecond: latencies.length / seconds,
    perCpuSecond: latencies.length / (after.cpu - before.cpu),
    tables: finished,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    megabytes: after.rss / 1e6,
  };
}
