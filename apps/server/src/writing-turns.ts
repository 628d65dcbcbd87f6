/** For this long after two nodes met at a table they take turns, in milliseconds. */
const TURNS_FOR = 2000;
const LONGEST_WAIT = 50;

/**
 * Where people of one table move in the same moment at two nodes, both decide on the same state, and one of them in vain. For a
 * while after that they take turns: whoever wrote last goes first, and the other waits until it has heard of that.
 */
export class WritingTurns {
  private until = 0;
  private goOn: (() => void) | undefined;
  /** The last step is of this node. */
  wroteLast = false;

  /** Another node was faster. */
  lost(now: number): void {
    this.until = now + TURNS_FOR;
    this.wroteLast = false;
  }

  isOthers(now: number): boolean {
    return now < this.until && !this.wroteLast;
  }

  /** Calls back when others have written, or after this many milliseconds: they may have nothing to say. */
  wait(millis: number, go: () => void): void {
    const timer = setTimeout(() => this.goOn?.(), Math.min(millis, LONGEST_WAIT));
    this.goOn = () => {
      this.goOn = undefined;
      clearTimeout(timer);
      go();
    };
  }

  /** Others have written. */
  heard(): void {
    this.goOn?.();
  }
}
