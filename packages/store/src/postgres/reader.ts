import type { LogEntry } from '../port.js';
import type { BatchQuery } from './append.js';

/** Who asks for what: each in its place, because the same log may be asked for twice. */
const READ = `SELECT w.place, e.seq, e.body
  FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS w (table_id, after, place)
  CROSS JOIN LATERAL (
    SELECT seq, body FROM entries WHERE table_id = w.table_id AND seq > w.after
  ) e
  ORDER BY w.place, e.seq`;

interface ReadRow {
  /** From 1 on. */
  readonly place: number;
  readonly seq: number;
  readonly body: string;
}

interface Waiting {
  readonly table: string;
  readonly after: number;
  readonly resolve: (entries: LogEntry[]) => void;
  readonly reject: (error: unknown) => void;
}

/** How many questions may be on their way at once; what comes meanwhile waits and goes together. */
const AT_ONCE = 2;
const LARGEST = 50;

/** Reads on in many logs at once: where another node writes, every step of it is read by whoever shows the table. */
export class Reader {
  private readonly waiting: Waiting[] = [];
  private onTheWay = 0;
  private isPlanned = false;

  constructor(private readonly send: (query: BatchQuery) => Promise<readonly ReadRow[]>) {}

  read(table: string, after: number): Promise<LogEntry[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ table, after, resolve, reject });
      this.sendSoon();
    });
  }

  private sendSoon(): void {
    if (this.isPlanned || this.onTheWay >= AT_ONCE || this.waiting.length === 0) return;
    this.isPlanned = true;
    setImmediate(() => {
      this.isPlanned = false;
      void this.sendBatch();
    });
  }

  private async sendBatch(): Promise<void> {
    const batch = this.waiting.splice(0, LARGEST);
    this.onTheWay++;
    this.sendSoon();
    try {
      const values = [batch.map(({ table }) => table), batch.map(({ after }) => after)];
      const found: LogEntry[][] = batch.map(() => []);
      for (const { place, seq, body } of await this.send({ name: 'read', text: READ, values }))
        found[place - 1]?.push({ seq, body });
      for (const [index, { resolve }] of batch.entries()) resolve(found[index] ?? []);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.onTheWay--;
      this.sendSoon();
    }
  }
}
