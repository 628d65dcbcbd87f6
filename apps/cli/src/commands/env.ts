import { createInterface } from 'node:readline';
import { Refusal } from '@sixfold/game-kit';
import type { Command } from 'commander';
import { readTable, type TableFlags, takesTable, wholeNumber } from '../arguments.js';
import { Conversation } from '../env/conversation.js';
import { Matches } from '../env/matches.js';
import { failureSentence } from '../explain.js';
import { Failure, REFUSED, wrongUsage } from '../failure.js';
import { observerOf } from '../game-parts.js';
import type { Shell } from '../shell.js';

interface Flags extends TableFlags {
  readonly matches?: string;
  readonly send?: string;
  readonly autoReset?: true;
}

const MAX_MATCHES = 100_000;
const THINGS = ['views', 'arrays'];

/** `sixfold env`: many matches over JSON lines, for programs that learn or search (docs/environment.md). */
export function addEnv(program: Command, shell: Shell): void {
  const { help } = shell.words;
  takesTable(program.command('env').description(help.env), shell)
    .option('--matches <n>', help.flags.matches)
    .option('--send <what>', help.flags.send)
    .option('--auto-reset', help.flags.autoReset)
    .addHelpText('after', help.envAfter)
    .action((gameId: string, flags: Flags) => serveMatches(gameId, flags, shell));
}

async function serveMatches(gameId: string, flags: Flags, shell: Shell): Promise<void> {
  const table = readTable(gameId, flags);
  const things = (flags.send ?? 'views').split(',');
  const unknown = things.find((thing) => !THINGS.includes(thing));
  if (unknown !== undefined) throw wrongUsage('envSend', { thing: unknown, known: THINGS.join(', ') });
  const observer = things.includes('arrays') ? observerOf(gameId, table.options, table.seats) : undefined;
  const matches = new Matches(table, wholeNumber('--matches', flags.matches ?? '1', 1, MAX_MATCHES));
  const conversation = new Conversation(matches, {
    views: things.includes('views'),
    autoReset: flags.autoReset === true,
    ...(observer !== undefined && { observer }),
  });
  const say = (answer: string) => shell.out.write(`${answer}\n`);
  await say(conversation.ready());
  for await (const line of createInterface({ input: shell.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const answer = conversation.answer(line);
    if (answer === undefined) break;
    await say(answer instanceof Refusal ? await asError(answer, gameId, shell) : answer);
  }
}

async function asError(refusal: Refusal, gameId: string, shell: Shell): Promise<string> {
  const { code, params } = refusal;
  const sentence = await failureSentence(new Failure(refusal, REFUSED, gameId), shell);
  return JSON.stringify({ type: 'error', code, params, sentence });
}
