import { type Answer, askLevel, type PlainQuestion } from '@sixfold/bots';

/** What a table asks a bot. */
export interface BotQuestion extends PlainQuestion {
  /** At most this many milliseconds, whatever the level would get. */
  readonly patience: number;
}

/** Lets a bot think here and now. */
export const think = (
  { patience, ...question }: BotQuestion,
  cancelled: () => boolean = () => false,
): Answer => askLevel(question, { patience, cancelled, clock: () => performance.now() });
