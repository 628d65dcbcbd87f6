import { PassThrough } from 'node:stream';
import { type Language, loadWords } from '@sixfold/words';
import { createColors } from 'picocolors';
import type { Output } from './output.js';
import { run } from './program.js';
import type { Shell } from './shell.js';

/** What a command left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function collector(): Output & { text: string } {
  const output = {
    text: '',
    write: (text: string) => {
      output.text += text;
    },
    line: (text: string) => {
      output.text += `${text}\n`;
    },
    flush: () => undefined,
  };
  return output;
}

/** A shell without a terminal that remembers what was written. */
export async function testShell(stdin = '', language: Language = 'en') {
  const input = new PassThrough();
  input.end(stdin);
  const out = collector();
  const err = collector();
  const shell: Shell = {
    out,
    err,
    stdin: input as unknown as NodeJS.ReadStream,
    showsProgress: false,
    colours: createColors(false),
    language,
    words: await loadWords(language, 'cli'),
  };
  return { shell, out, err };
}

/** Runs a command line inside this process. */
export async function sixfold(argv: readonly string[], stdin = '', language: Language = 'en'): Promise<Ran> {
  const { shell, out, err } = await testShell(stdin, language);
  const code = await run(argv, shell);
  return { code, out: out.text, err: err.text };
}
