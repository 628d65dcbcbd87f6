import type { BotTurn } from './device-room.js';
import type { FromBot, ToBot } from './worker-messages.js';

/** As much of a worker as bots need. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** What the bots of a device are told and tell. */
export interface BotThreadsPlan {
  /** How many bots think at the same time. */
  readonly threads: number;
  start(): BotWorker;
  question(turn: BotTurn): Omit<ToBot, 'ask'>;
  /** A bot has answered, or (without a move) has broken. */
  answered(turn: BotTurn, move: string | undefined): void;
}

/** A bot that has not answered after this many milliseconds never will: every level thinks for far less. */
const LONGEST = 30_000;

interface Thread {
  readonly worker: BotWorker;
  asked?: {
    readonly ask: number;
    readonly turn: BotTurn;
    readonly patience: ReturnType<typeof setTimeout>;
  };
}

/** Workers in which the bots of a device think, started when they are needed. */
export class BotThreads {
  private readonly threads: Thread[] = [];
  private asks = 0;

  constructor(private readonly plan: BotThreadsPlan) {}

  /** Asks as many of these bots as can think now, and stops those that think about a turn that is over. */
  ask(turns: readonly BotTurn[]): void {
    const late = this.threads.filter(({ asked }) => asked && !turns.some((turn) => isSame(turn, asked.turn)));
    for (const thread of late) this.end(thread);
    for (const turn of turns) {
      if (this.threads.some(({ asked }) => asked && isSame(asked.turn, turn))) continue;
      const free = this.threads.find(({ asked }) => asked === undefined) ?? this.start();
      if (free === undefined) return;
      this.put(free, turn);
    }
  }

  private put(thread: Thread, turn: BotTurn): void {
    const ask = ++this.asks;
    thread.asked = { ask, turn, patience: setTimeout(() => this.broke(thread), LONGEST) };
    thread.worker.postMessage({ ask, ...this.plan.question(turn) } satisfies ToBot);
  }

  private start(): Thread | undefined {
    if (this.threads.length >= this.plan.threads) return undefined;
    const thread: Thread = { worker: this.plan.start() };
    thread.worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
      const { asked } = thread;
      if (data.ask !== asked?.ask) return;
      clearTimeout(asked.patience);
      delete thread.asked;
      this.plan.answered(asked.turn, data.move);
    };
    thread.worker.onerror = () => this.broke(thread);
    this.threads.push(thread);
    return thread;
  }

  /** The next one after a bot that broke thinks in a new worker. */
  private broke(thread: Thread): void {
    const { asked } = thread;
    this.end(thread);
    if (asked) this.plan.answered(asked.turn, undefined);
  }

  /** Ending its worker is how a thinking bot is stopped. */
  private end(thread: Thread): void {
    clearTimeout(thread.asked?.patience);
    delete thread.asked;
    thread.worker.terminate();
    this.threads.splice(this.threads.indexOf(thread), 1);
  }
}

const isSame = (one: BotTurn, other: BotTurn): boolean =>
  one.seat === other.seat && one.number === other.number && one.game === other.game;
