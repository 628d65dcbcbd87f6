import { loadWords } from '@sixfold/words';
import { Command, CommanderError } from 'commander';
import { addAnalyse } from './commands/analyse.js';
import { addBackup, addRestore } from './commands/backup.js';
import { addBench } from './commands/bench.js';
import { addBot } from './commands/bot.js';
import { addDataset } from './commands/dataset.js';
import { addDoctor } from './commands/doctor.js';
import { addEnv } from './commands/env.js';
import { addPerft } from './commands/perft.js';
import { addPlay } from './commands/play.js';
import { addReplay } from './commands/replay.js';
import { addServe } from './commands/serve.js';
import { addSimulate } from './commands/simulate.js';
import { addSolve } from './commands/solve.js';
import { addTournament } from './commands/tournament.js';
import { addVerify } from './commands/verify.js';
import { explainFailure } from './explain.js';
import { Failure, wrongUsage } from './failure.js';
import type { Shell } from './shell.js';
import { VERSION } from './version.js';

/** Runs one command line and returns its exit code. */
export async function run(argv: readonly string[], shell: Shell): Promise<number> {
  try {
    const program = await programOf(shell);
    await program.parseAsync(withCommand(argv), { from: 'user' });
    await shell.out.flush();
    return 0;
  } catch (error) {
    await shell.out.flush();
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const failure = error instanceof CommanderError ? usageFailure(error) : error;
    if (!(failure instanceof Failure)) throw error;
    await explainFailure(failure, shell, argv.includes('--json'));
    return failure.exitCode;
  }
}

/** Flags that belong to no command. */
const GENERAL = ['-h', '--help', '-V', '--version'];

/** Without a command the tables are opened: `sixfold`, `sixfold --port 8080`. */
function withCommand(argv: readonly string[]): readonly string[] {
  const [first = '-'] = argv;
  return first.startsWith('-') && !GENERAL.includes(first) ? ['serve', ...argv] : argv;
}

async function programOf(shell: Shell): Promise<Command> {
  const { words } = shell;
  const program = new Command('sixfold')
    .description(words.help.program)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void shell.out.write(text),
      writeErr: (text) => void shell.err.write(text),
      // Refusals are worded by us, in one place.
      outputError: () => undefined,
    })
    .configureHelp({
      styleTitle: (title) => words.help.titles[title as keyof typeof words.help.titles] ?? title,
    })
    .version(VERSION, '-V, --version', words.help.versionFlag)
    .helpOption('-h, --help', words.help.helpFlag)
    .helpCommand('help [command]', words.help.helpCommand)
    .showHelpAfterError(false)
    .showSuggestionAfterError(false);
  addServe(program, await loadWords(shell.language, 'server'));
  addPlay(program, shell);
  addSimulate(program, shell);
  addTournament(program, shell);
  addBot(program, shell);
  addEnv(program, shell);
  addDataset(program, shell);
  addReplay(program, shell);
  addVerify(program, shell);
  addAnalyse(program, shell);
  addDoctor(program, shell);
  addBackup(program, shell);
  addRestore(program, shell);
  addPerft(program, shell);
  addSolve(program, shell);
  addBench(program, shell);
  program.addHelpText('after', words.help.programAfter);
  return program;
}

/** What commander found wrong, as a refusal of ours. */
function usageFailure(error: CommanderError): Failure {
  const named = /'([^']+)'/.exec(error.message)?.[1] ?? '';
  switch (error.code) {
    case 'commander.unknownCommand':
      return wrongUsage('unknownCommand', { name: named });
    case 'commander.unknownOption':
      return wrongUsage('unknownFlag', { name: named });
    case 'commander.missingArgument':
      return wrongUsage('missingArgument', { name: named });
    case 'commander.optionMissingArgument':
      return wrongUsage('flagNeedsValue', { name: named });
    case 'commander.excessArguments':
      return wrongUsage('tooManyArguments');
    default:
      return wrongUsage('badCommandLine', { detail: error.message });
  }
}
