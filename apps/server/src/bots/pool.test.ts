import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.js';
import { type Asker, BotPool, type Thread, type ToThread } from './pool.js';
import type { BotQuestion } from './think.js';

const question = (level: BotQuestion['level'], seed: string): BotQuestion => ({
  game: 'nimmt',
  level,
  view: {},
  seat: 0,
  legal: ['1'],
  seed,
  patience: 4000,
});

/** A thread that answers when the test says so. */
class FakeThread extends EventEmitter {
  told: ToThread | undefined;
  postMessage(message: ToThread): void {
    this.told = message;
  }
  answer(): string {
    const { seed } = this.told?.question ?? { seed: '' };
    this.told = undefined;
    this.emit('message', { answer: { move: '1', candidates: [], iterations: 0 } });
    return seed;
  }
  ref(): void {}
  unref(): void {}
  async terminate(): Promise<number> {
    this.told = undefined;
    return 0;
  }
}

function poolOf(threads: number) {
  const hired: FakeThread[] = [];
  const lengths: string[] = [];
  const pool = new BotPool({
    threads,
    newThread: () => {
      const thread = new FakeThread();
      hired.push(thread);
      return thread as unknown as Thread;
    },
    onQueue: (lane, length) => lengths.push(`${lane} ${length}`),
  });
  const ask = (level: BotQuestion['level'], name: string, asker: Partial<Asker> = {}) =>
    pool.ask(question(level, name), { owner: 'crowd', table: name, ...asker }).catch(() => undefined);
  /** Answers one question after another and tells in which order they came. */
  const answerAll = (): string[] => {
    const order: string[] = [];
    for (let thread = hired.find(({ told }) => told); thread; thread = hired.find(({ told }) => told))
      order.push(thread.answer());
    return order;
  };
  return { pool, hired, lengths, ask, answerAll };
}

describe('bots', () => {
  it('of one crowd keep nobody else waiting: a stranger is next, whatever is piled up', () => {
    const { ask, answerAll } = poolOf(1);
    for (let table = 0; table < 20; table++)
      for (let seat = 0; seat < 4; seat++) void ask('master', `m${table}.${seat}`, { table: `m${table}` });
    void ask('strong', 'stranger', { owner: 'stranger' });
    expect(answerAll().indexOf('stranger')).toBe(1);
  });

  it('that answer at once never wait for one that searches', () => {
    const { ask, hired } = poolOf(1);
    for (let table = 0; table < 20; table++) void ask('master', `m${table}`);
    void ask('easy', 'easy', { owner: 'stranger' });
    void ask('medium', 'medium', { owner: 'stranger' });
    expect(hired).toHaveLength(2);
    // The thread for quick answers is there from the start.
    expect(hired[0]?.answer()).toBe('easy');
    expect(hired[0]?.answer()).toBe('medium');
    expect(hired[1]?.told?.question.level).toBe('master');
  });

  it('of one owner take turns between tables', () => {
    const { ask, answerAll } = poolOf(1);
    void ask('strong', 'running');
    for (const name of ['a1', 'a2', 'a3']) void ask('strong', name, { table: 'a' });
    for (const name of ['b1', 'b2']) void ask('strong', name, { table: 'b' });
    expect(answerAll()).toEqual(['running', 'a1', 'b1', 'a2', 'b2', 'a3']);
  });

  it('that think longer get their turn less often', () => {
    const { ask, answerAll } = poolOf(1);
    void ask('strong', 'running', { owner: 'somebody' });
    for (const name of ['m1', 'm2']) void ask('master', name, { owner: 'patient' });
    for (let count = 1; count <= 9; count++) void ask('strong', `s${count}`, { owner: 'quick' });
    // A master's 1500 ms are worth seven and a half of strong's 200.
    expect(answerAll()).toEqual([
      'running',
      'm1',
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `s${n}`),
      'm2',
      's9',
    ]);
  });

  it('are no longer asked what nobody wants to know', async () => {
    const { pool, ask, answerAll, hired, lengths } = poolOf(1);
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = pool.ask(question('master', 'first'), { owner: 'o', table: 't', signal: running.signal });
    const second = pool.ask(question('master', 'second'), { owner: 'o', table: 't', signal: waiting.signal });
    void ask('master', 'third');
    expect(pool.queued).toBe(2);
    waiting.abort();
    await expect(second).rejects.toThrow('cancelled');
    expect([pool.queued, lengths.at(-1)]).toEqual([1, 'search 1']);
    running.abort();
    await expect(first).rejects.toThrow('cancelled');
    expect(Atomics.load(hired[1]?.told?.cancelled as Int32Array<SharedArrayBuffer>, 0)).toBe(1);
    expect(answerAll()).toEqual(['first', 'third']);
    await expect(
      pool.ask(question('easy', 'late'), { owner: 'o', table: 't', signal: running.signal }),
    ).rejects.toThrow();
  });

  it('whose thread fails are replaced, and the others are answered', async () => {
    const { ask, answerAll, hired } = poolOf(1);
    const failed = ask('strong', 'failed');
    const others = ask('strong', 'other');
    hired[1]?.emit('error', new Error('broken'));
    expect(await failed).toBeUndefined();
    await new Promise((resolve) => setImmediate(resolve));
    expect(answerAll()).toEqual(['other']);
    expect(await others).toMatchObject({ move: '1' });
    expect(hired).toHaveLength(3);
  });
});

it('a fair queue lets nobody save up turns by staying away', () => {
  const queue = new FairQueue<string>();
  const push = (owner: string, item: string) => queue.push(item, { owner, table: 't' }, 1);
  for (let count = 0; count < 50; count++) {
    push('busy', `busy ${count}`);
    expect(queue.shift()).toBe(`busy ${count}`);
  }
  for (let count = 0; count < 3; count++) push('rested', `rested ${count}`);
  for (let count = 0; count < 3; count++) push('busy', `again ${count}`);
  const order = Array.from({ length: 6 }, () => queue.shift());
  expect(order).toEqual(['rested 0', 'again 0', 'rested 1', 'again 1', 'rested 2', 'again 2']);
  expect([queue.length, queue.shift()]).toEqual([0, undefined]);
});
