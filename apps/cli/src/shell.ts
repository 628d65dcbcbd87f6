import type { Words } from '@sixfold/words';
import { type Language, loadWords } from '@sixfold/words';
import { createColors } from 'picocolors';
import { languageOf } from './language.js';
import { type Output, streamOutput } from './output.js';

export type Colours = ReturnType<typeof createColors>;

/** What a command sees of the world: where it writes, whether people read it, and in which language. */
export interface Shell {
  /** Standard output: results, and nothing but results. */
  readonly out: Output;
  /** Standard error: progress, notes and refusals. */
  readonly err: Output;
  readonly stdin: NodeJS.ReadStream;
  /** Standard error is a terminal, so a progress bar makes sense. */
  readonly showsProgress: boolean;
  /** For standard output. */
  readonly colours: Colours;
  readonly language: Language;
  readonly words: Words<'cli'>;
}

/** Colours only for people: on a terminal that is not dumb and where NO_COLOR is not set. */
export const wantsColours = (env: NodeJS.ProcessEnv, isTerminal: boolean): boolean =>
  isTerminal ? !env.NO_COLOR && env.TERM !== 'dumb' : false;

/** The shell of this process. */
export async function processShell(): Promise<Shell> {
  const { env, stdin, stdout, stderr } = process;
  const language = languageOf(env);
  return {
    out: streamOutput(stdout),
    err: streamOutput(stderr),
    stdin,
    showsProgress: stderr.isTTY && env.TERM !== 'dumb',
    colours: createColors(wantsColours(env, stdout.isTTY)),
    language,
    words: await loadWords(language, 'cli'),
  };
}
