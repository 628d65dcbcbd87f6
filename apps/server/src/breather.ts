/** How long work in pieces may keep the event loop from others at a stretch, in milliseconds. */
const AT_A_STRETCH = 5;

/**
 * Lets others in between. Whatever goes through a great many things (every open stream, a log of thousands of moves, a
 * crowd that comes back after a restart) asks before each piece whether it may go on in this turn of the event loop.
 * All such work shares one stretch a turn; whoever finds it used up goes on in a later turn, in the order of asking.
 */
export class Breather {
  private readonly waiting: (() => void)[] = [];
  /** When the stretch of this turn ends; undefined: nobody has asked in this turn. */
  private until: number | undefined;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** Undefined: the next piece may be done at once, before anything else is waited for. Otherwise a promise to wait for. */
  pause(): Promise<void> | undefined {
    if (this.waiting.length === 0 && this.hasTime()) return undefined;
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private hasTime(): boolean {
    if (this.until === undefined) {
      this.until = this.clock() + AT_A_STRETCH;
      setImmediate(() => this.nextTurn());
    }
    return this.clock() < this.until;
  }

  private nextTurn(): void {
    this.until = undefined;
    if (this.waiting.length > 0) this.admit();
  }

  /** One after another: the next is asked in when the one before has done its piece, if there is time left. */
  private admit(): void {
    if (!this.hasTime()) return;
    this.waiting.shift()?.();
    // A tick that is asked for by a promise's callback comes after all that these callbacks lead to.
    queueMicrotask(() => process.nextTick(() => this.waiting.length > 0 && this.admit()));
  }
}
