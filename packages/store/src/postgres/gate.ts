/** Errors that the database itself answered with have such a code; all others are of the line to it. */
const ANSWERED = /^[0-9A-Z]{5}$/;
/** It answers, and what it says is that it is going, or has no place left. */
const GOING = /^(57P|53)/;

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Lets a few at a time ask the database; the others wait here. After a restart thousands ask in the same moment: to have to
 * wait is no failure, as long as those before get their answers. As soon as one finds nobody there, all who wait are told
 * so at once.
 */
export class Gate {
  private inside = 0;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly atOnce: number) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside < this.atOnce) this.inside++;
    else await new Promise<void>((enter, refuse) => this.waiting.push({ enter, refuse }));
    try {
      return await work();
    } catch (error) {
      if (isOfTheLine(error)) for (const { refuse } of this.waiting.splice(0)) refuse(error);
      throw error;
    } finally {
      // Whoever enters next takes this place.
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next.enter();
    }
  }
}

function isOfTheLine(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return !ANSWERED.test(code) || GOING.test(code);
}
