import type { Command } from 'commander';
import { DEFAULT_DATABASE, withoutPassword } from '../database.js';
import { Failure } from '../failure.js';
import { plain } from '../plain.js';
import { type CliCode, refuse } from '../refuse.js';
import type { Shell } from '../shell.js';

interface Flags {
  readonly database?: string;
}

/** `sixfold backup`: everything in a database as it is at one moment, into a file. */
export function addBackup(program: Command, shell: Shell): void {
  const { help, backups } = shell.words;
  addTransfer(program.command('backup').description(help.backup), shell, async (file, database) => {
    const { backUp } = await import('@sixfold/store');
    return backups.written(await backUp(database, file), plain(file));
  }).addHelpText('after', help.backupAfter);
}

/** `sixfold restore`: brings such a file into an empty database of either kind. */
export function addRestore(program: Command, shell: Shell): void {
  const { help, backups } = shell.words;
  addTransfer(program.command('restore').description(help.restore), shell, async (file, database) => {
    const { restore } = await import('@sixfold/store');
    return backups.restored(await restore(file, database), plain(withoutPassword(database)));
  }).addHelpText('after', help.restoreAfter);
}

/** A command between a file and a database; `work` returns what is told when it is done. */
function addTransfer(
  command: Command,
  { words: { help }, out }: Shell,
  work: (file: string, database: string) => Promise<string>,
): Command {
  return command
    .argument('<file>', help.backupFileArgument)
    .option('--database <file or url>', help.flags.database)
    .action(async (file: string, flags: Flags) => {
      const database = databaseOf(flags);
      await out.line(await orRefuse(file, database, () => work(file, database)));
    });
}

const databaseOf = ({ database }: Flags): string => database ?? process.env.DATABASE_URL ?? DEFAULT_DATABASE;

/** What the store refuses with, and how that is said. */
const REFUSALS: Readonly<Record<string, CliCode>> = {
  cutShort: 'backupCutShort',
  notABackup: 'backupNotABackup',
  notEmpty: 'backupNotEmpty',
  nothingThere: 'backupNothingThere',
  tooNew: 'backupTooNew',
  inUse: 'serveDatabaseInUse',
  unknownKind: 'serveDatabaseKind',
};

async function orRefuse(file: string, address: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message, cause } = error as NodeJS.ErrnoException;
    const database = withoutPassword(address);
    const refused = REFUSALS[code];
    if (refused !== undefined) throw new Failure(refuse(refused, { file, database }));
    const because = cause instanceof Error && cause.message !== '' ? cause.message : message;
    throw new Failure(refuse('backupFailed', { reason: because === '' ? code : because }));
  }
}
