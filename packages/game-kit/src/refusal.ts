export type RefusalParams = Readonly<Record<string, string | number>>;

/**
 * Why something was not done. The code is for programs, the parameters fill the sentence that the edge
 * (command line, page) makes of it in the reader's language. Whoever returns a refusal has changed nothing.
 */
export class Refusal {
  constructor(
    readonly code: string,
    readonly params: RefusalParams = {},
  ) {}
}

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;
