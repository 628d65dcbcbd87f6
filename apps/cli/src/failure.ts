import type { Refusal, RefusalParams } from '@sixfold/game-kit';
import { type CliCode, refuse } from './refuse.js';

/** Exit codes: what was asked for is refused or not as claimed, or the command line itself is wrong. */
export const REFUSED = 1;
export const WRONG_USAGE = 2;

/** Ends a command. The program words the refusal for the reader (the game's words first, when it is known). */
export class Failure extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly exitCode: typeof REFUSED | typeof WRONG_USAGE = REFUSED,
    readonly gameId?: string,
    /** What the rules said about the move that this is about. */
    readonly because?: Refusal,
  ) {
    super(refusal.code);
  }
}

/** A mistake on the command line itself. */
export const wrongUsage = (code: CliCode, params: RefusalParams = {}): Failure =>
  new Failure(refuse(code, params), WRONG_USAGE);

/** Flags that mean different things to print or to write cannot be asked for at once. */
export function notTogether(flags: object, ...pairs: readonly (readonly [string, string])[]): void {
  for (const [one, other] of pairs)
    if (one in flags && other in flags)
      throw wrongUsage('flagsClash', { one: `--${one}`, other: `--${other}` });
}
