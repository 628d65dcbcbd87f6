import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figures.js';
import { type Child, startChild } from './server-child.js';
import { listen } from './server-load.js';
import { type Ears, type Line, SEATS, sixfold, type Target } from './server-targets.js';

const SERVER = new URL('../../apps/server/dist/testing/run-server.js', import.meta.url);
const TABLES = 20;
/** So long that it does not end while it is measured. */
const LONG_GAME = { variant: 'classic', limit: 999 };
/** Until the code is warm. */
const WARM = 600;
const WINDOW = 100;
const EARLY = 10;
const LATE = 1000;
const SPECTATORS = 50;

/** A table whose four seats lay card after card for as long as somebody wants them to. */
class LongTable {
  private constructor(
    readonly id: string,
    private readonly lines: readonly Line[],
    private readonly asked: (() => Promise<void>)[],
  ) {}

  static async open(target: Target): Promise<LongTable> {
    const asked: (() => Promise<void>)[] = [];
    const lines: Line[] = [];
    const { id, places } = await target.newTable();
    for (const [seat, sit] of places.entries()) {
      const ears: Ears = {
        asked: ({ moves }) => asked.push(() => (lines[seat] as Line).send(moves[0] as string)),
        over: () => {},
      };
      lines.push(await sit(ears));
    }
    return new LongTable(id, lines, asked);
  }

  /** Plays a number of moves, each as soon as it is asked for. */
  async play(moves: number): Promise<void> {
    for (let left = moves; left > 0; ) {
      const some = this.asked.splice(0, left);
      left -= some.length;
      if (some.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      await Promise.all(some.map((send) => send()));
    }
  }

  close(): void {
    for (const line of this.lines) line.close();
  }
}

const open = (target: Target): Promise<LongTable[]> =>
  Promise.all(Array.from({ length: TABLES }, () => LongTable.open(target)));

/** Processor time of a move, in microseconds, over a window in which every table makes as many. */
async function costOfMoves(child: Child, tables: readonly LongTable[]): Promise<number> {
  const before = await child.usage();
  await Promise.all(tables.map((table) => table.play(WINDOW)));
  const after = await child.usage();
  return ((after.cpu - before.cpu) * 1e6) / (TABLES * WINDOW);
}

/** What a move costs early and late in a game, and with people who look on. */
export async function benchServerGrowth(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-bench-'));
  const child = await startChild(SERVER, JSON.stringify({ database: join(folder, 'x.db'), botThreads: 1 }));
  try {
    const target = sixfold(child.port, LONG_GAME);
    const warm = await open(target);
    await Promise.all(warm.map((table) => table.play(WARM)));
    for (const table of warm) table.close();

    const tables = await open(target);
    await Promise.all(tables.map((table) => table.play(EARLY)));
    const early = await costOfMoves(child, tables);
    await Promise.all(tables.map((table) => table.play(LATE - EARLY - WINDOW)));
    const late = await costOfMoves(child, tables);
    const watching = tables.flatMap(({ id }) =>
      Array.from({ length: SPECTATORS }, () => listen(child.port, `/api/tables/${id}/events`, '', () => {})),
    );
    const streams = await Promise.all(watching);
    const watched = await costOfMoves(child, tables);
    for (const stream of streams) stream.destroy();
    for (const table of tables) table.close();
    // Everybody is told once a turn, which is the moves of all seats.
    const each = ((watched - late) * SEATS) / SPECTATORS;
    return [
      { what: `a move, from move ${EARLY} of a table on`, value: early, unit: 'µs' },
      { what: `a move, from move ${LATE} on`, value: late, unit: 'µs' },
      { what: `a move with ${SPECTATORS} spectators`, value: watched, unit: 'µs' },
      { what: 'a spectator, a turn', value: each, unit: 'µs' },
    ];
  } finally {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
