import { Refusal, type RefusalParams } from '@sixfold/game-kit';
import type { Words } from '@sixfold/words';

/** Every code that the command line can word: a code without a sentence does not compile. */
export type CliCode =
  | keyof Words<'cli'>['refusals']
  | keyof Words<'kit'>['refusals']
  | keyof Words<'server'>['refusals'];

/** A refusal of the command line. */
export const refuse = (code: CliCode, params?: RefusalParams): Refusal<CliCode> => new Refusal(code, params);
