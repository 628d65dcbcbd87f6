import type { Append } from '../port.js';
import { appendQuery, type BatchQuery } from './append.js';

interface Waiting {
  readonly step: Append;
  readonly resolve: (result: 'appended' | 'conflict') => void;
  readonly reject: (error: unknown) => void;
}

/** How many batches may be on their way at once; what comes meanwhile waits and goes together. */
const AT_ONCE = 2;
const LARGEST = 200;

/** Sends steps of different tables together, as few round trips and syncs as there can be. */
export class Appender {
  /** What will be appended with the next batch is not known yet: these say it then. */
  private gathered: (() => void)[] = [];
  private waiting: Waiting[] = [];
  private onTheWay = 0;
  private isPlanned = false;

  constructor(private readonly send: (query: BatchQuery) => Promise<readonly { table_id: string }[]>) {}

  append(step: Append): Promise<'appended' | 'conflict'> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ step, resolve, reject });
      this.sendSoon();
    });
  }

  gather(work: () => void): void {
    this.gathered.push(work);
    this.sendSoon();
  }

  private sendSoon(): void {
    const isNeeded = this.waiting.length + this.gathered.length > 0;
    if (this.isPlanned || this.onTheWay >= AT_ONCE || !isNeeded) return;
    this.isPlanned = true;
    setImmediate(() => {
      const { gathered } = this;
      this.gathered = [];
      for (const work of gathered) work();
      this.isPlanned = false;
      if (this.waiting.length > 0) void this.sendBatch();
    });
  }

  private async sendBatch(): Promise<void> {
    const batch = this.takeBatch();
    this.onTheWay++;
    try {
      const rows = await this.send(appendQuery(batch.map(({ step }) => step)));
      const appended = new Set(rows.map(({ table_id }) => table_id));
      for (const { step, resolve } of batch) resolve(appended.has(step.table) ? 'appended' : 'conflict');
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.onTheWay--;
      this.sendSoon();
    }
  }

  /** One step a table: the next one of the same table depends on what becomes of this one. */
  private takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const each of this.waiting) {
      if (batch.size < LARGEST && !batch.has(each.step.table)) batch.set(each.step.table, each);
      else rest.push(each);
    }
    this.waiting = rest;
    return [...batch.values()];
  }
}
