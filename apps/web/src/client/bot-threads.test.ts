import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BotThreads, type BotWorker } from './bot-threads.js';
import type { BotTurn } from './device-room.js';
import type { ToBot } from './worker-messages.js';

const turn = (seat: number, number = 1): BotTurn => ({
  seat,
  number,
  game: 1,
  level: 'master',
  view: undefined,
  legal: ['1', '2'],
  patience: 100,
});

/** Workers that note what they are asked and answer when a test wants it. */
function threads(count: number) {
  const workers: { asked: ToBot[]; ended: boolean; worker: BotWorker }[] = [];
  const answers: (readonly [seat: number, move: string | undefined])[] = [];
  const bots = new BotThreads({
    threads: count,
    start: () => {
      const asked: ToBot[] = [];
      const one = {
        asked,
        ended: false,
        worker: {
          postMessage: (message: ToBot) => void asked.push(message),
          terminate: () => {
            one.ended = true;
          },
          onmessage: null,
          onerror: null,
        } as BotWorker,
      };
      workers.push(one);
      return one.worker;
    },
    question: ({ level, seat, view, legal, patience }) => ({
      game: 'nimmt',
      level,
      seat,
      view,
      legal,
      patience,
      seed: '',
    }),
    answered: ({ seat }, move) => answers.push([seat, move]),
  });
  const answer = (index: number, move: string): void => {
    const { asked, worker } = workers[index] as (typeof workers)[number];
    const data = { ask: asked.at(-1)?.ask, move };
    worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  };
  const seats = () => workers.map(({ asked }) => asked.map(({ seat }) => seat));
  return { bots, workers, answers, answer, seats };
}

describe('the threads of bots on a device', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('think about as many turns as there are threads, and about the rest as they get free', () => {
    const { bots, answers, answer, seats } = threads(2);
    bots.ask([turn(1), turn(2), turn(3)]);
    bots.ask([turn(1), turn(2), turn(3)]);
    expect(seats()).toEqual([[1], [2]]);
    answer(1, '2');
    bots.ask([turn(1), turn(3)]);
    expect(seats()).toEqual([[1], [2, 3]]);
    expect(answers).toEqual([[2, '2']]);
  });

  it('stop when the turn is over, and what comes too late is not heard', () => {
    const { bots, workers, answers, answer, seats } = threads(2);
    bots.ask([turn(1), turn(2)]);
    bots.ask([turn(1, 2)]);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true, false]);
    expect(seats()).toEqual([[1], [2], [1]]);
    vi.runAllTimers();
    answer(2, '1');
    expect(answers).toEqual([[1, undefined]]);
  });

  it('go on with a new worker after a bot that broke or never answers', () => {
    const { bots, workers, answers, seats } = threads(1);
    bots.ask([turn(1)]);
    const { worker } = workers[0] as (typeof workers)[number];
    worker.onerror?.call(worker as Worker, {} as ErrorEvent);
    bots.ask([turn(2)]);
    vi.runAllTimers();
    expect(answers).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
    expect(seats()).toEqual([[1], [2]]);
    expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
  });
});
