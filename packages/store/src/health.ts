/** What a trial writes, in bytes: more than some steps of a game need. */
export const TRIAL_SIZE = 65_536;

/**
 * Whether a database can be written to. Of a write that failed nobody knows how long its reason lasts, and a small write may go
 * well where a game finds no room: after a failure only a trial that needs as much room says that all is well.
 */
export class Health {
  private isInTrouble = false;
  private trial: Promise<void> | undefined;

  constructor(private readonly tryWriting: () => Promise<void>) {}

  failed(): void {
    this.isInTrouble = true;
  }

  /** Fails, as the trial does, while nothing can be written. However many ask, there is one trial at a time. */
  async check(): Promise<void> {
    if (this.isInTrouble) this.trial ??= this.try();
    await this.trial;
  }

  /** What fails meanwhile needs another trial. */
  private async try(): Promise<void> {
    this.isInTrouble = false;
    try {
      await this.tryWriting();
    } catch (error) {
      this.isInTrouble = true;
      throw error;
    } finally {
      this.trial = undefined;
    }
  }
}
