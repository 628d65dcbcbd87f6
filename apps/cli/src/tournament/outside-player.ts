import { FastRng, type Refusal } from '@sixfold/game-kit';
import { type Launch, type Limits, OutsideProcess, type ProcessWatch } from './outside-process.js';
import { Fault, type GameStart, type Player, type SeatQuestion } from './player.js';

/** A program that fails this many games in a row is not started again. */
const CHANCES = 3;
const PATIENCE = 2000;

/** What every question says about time. */
export interface OutsideTimes extends Limits {
  /** How long a bot should think. */
  readonly budget: number;
}

/**
 * A program of somebody else at the table. It plays game after game in one process; after a forfeit it gets a fresh
 * one, unless it could not even start or has failed too often.
 */
export class OutsidePlayer implements Player {
  private running: OutsideProcess | undefined;
  private failures = 0;
  private out: Refusal | undefined;
  private readonly ending: Promise<void>[] = [];

  constructor(
    private readonly launch: Launch,
    private readonly times: OutsideTimes,
    private readonly watch: ProcessWatch,
  ) {}

  async start(start: GameStart): Promise<void> {
    if (this.out) throw new Fault(this.out);
    const { match, game, options, seats, seat } = start;
    if (!this.running) {
      this.running = new OutsideProcess(this.launch, this.times, { game, options, seats }, this.watch);
      try {
        await this.running.whenReady();
      } catch (fault) {
        if (fault instanceof Fault) this.out = fault.refusal;
        throw this.failed(fault);
      }
    }
    // Dice that come from the game's name: those of our own bots come from the deal's seed, which is a secret here.
    const seed = new FastRng(`${match} seat ${seat}`).next();
    this.running.tell({ type: 'start', ...start, seed });
  }

  async choose({ match, game, seat, view, legal, facts }: SeatQuestion): Promise<string> {
    if (!this.running) throw new Error('asked without a start');
    const { budget: budgetMs, answer: limitMs } = this.times;
    try {
      const move = await this.running.ask({ match, game, seat, view, legal, facts, budgetMs, limitMs });
      if (!legal.includes(move)) throw this.running.fail('botIllegalMove', { move: move.slice(0, 40) });
      return move;
    } catch (fault) {
      throw this.failed(fault);
    }
  }

  end: Player['end'] = (match, seat, { scores, ranks }, facts) => {
    if (!this.running) return;
    this.failures = 0;
    this.running.tell({ type: 'end', match, seat, result: { scores, ranks }, facts });
  };

  async close(): Promise<void> {
    const { running } = this;
    this.running = undefined;
    await running?.close(PATIENCE);
    await Promise.all(this.ending);
  }

  private failed(fault: unknown): unknown {
    if (this.running) this.ending.push(this.running.closed);
    this.running = undefined;
    this.failures++;
    if (this.failures >= CHANCES && fault instanceof Fault) this.out ??= fault.refusal;
    return fault;
  }
}
