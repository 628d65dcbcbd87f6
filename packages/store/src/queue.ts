/** One piece of work after another, in the order in which they came; one that fails holds nobody up. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.last.then(work, work);
    this.last = own;
    return own;
  }
}
