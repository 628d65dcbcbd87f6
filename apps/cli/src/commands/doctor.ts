import type { Command } from 'commander';
import { DEFAULT_DATABASE, withoutPassword } from '../database.js';
import { checkDatabase, checkNode, checkPage, checkPlace, type Finding } from '../doctor/checks.js';
import { Failure } from '../failure.js';
import { plainParams } from '../plain.js';
import { refuse } from '../refuse.js';
import type { Shell } from '../shell.js';

interface Flags {
  readonly database?: string;
  readonly publicUrl?: string;
  readonly json?: true;
}

/** `sixfold doctor`: is this machine set up to host, and if not, what is to be done? */
export function addDoctor(program: Command, shell: Shell): void {
  const { help } = shell.words;
  program
    .command('doctor')
    .description(help.doctor)
    .option('--database <file or url>', help.flags.database)
    .option('--public-url <url>', help.flags.publicUrl)
    .option('--json', help.flags.json)
    .addHelpText('after', help.doctorAfter)
    .action((flags: Flags) => examineHost(flags, shell));
}

async function examineHost(flags: Flags, shell: Shell): Promise<void> {
  const { env } = process;
  const database = flags.database ?? env.DATABASE_URL ?? DEFAULT_DATABASE;
  const url = flags.publicUrl ?? env.PUBLIC_URL;
  const findings = [
    checkNode(),
    ...(database.includes('://') ? [] : await checkPlace(database)),
    ...(await checkDatabase(database, withoutPassword(database))),
    ...(url === undefined ? [] : await checkPage(url)),
  ];
  // Whatever answers at the address, and whatever a file is called, must not steer the terminal.
  const told = findings
    .map((finding) => ({ ...finding, params: plainParams(finding.params) }))
    .map((finding) => ({ ...finding, sentence: sentenceOf(finding, shell) }));
  if (flags.json) await shell.out.line(JSON.stringify({ findings: told }));
  else for (const { state, sentence } of told) await shell.out.line(`${markOf(state, shell)} ${sentence}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  if (wrong > 0) throw new Failure(refuse('doctorFound', { wrong }));
}

/** What was found and, where something has to be done, what. */
function sentenceOf({ check, state, params }: Finding, { words }: Shell): string {
  const { found, todo } = words.doctor[check];
  return state === 'fine' ? found(params) : `${found(params)} ${todo(params)}`;
}

function markOf(state: Finding['state'], { colours }: Shell): string {
  if (state === 'fine') return colours.green('✓');
  return state === 'doubtful' ? colours.yellow('!') : colours.red('✗');
}
