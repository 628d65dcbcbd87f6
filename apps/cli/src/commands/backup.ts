import type { Command } from 'commander';
import { DEFAULT_DATABASE, withoutPassword } from '../database.js';
import { Failure } from '../failure.js';
import { type CliCode, refuse } from '../refuse.js';
import type { Shell } from '../shell.js';

interface Flags {
  readonly database?: string;
}

/** `sixfold backup`: everything in a database as it is at one moment, into a file. */
export function addBackup(program: Command, shell: Shell): void {
  const { help, backups } = shell.words;
  program
    .command('backup')
    .description(help.backup)
    .argument('<file>', help.backupFileArgument)
    .option('--database <file or url>', help.flags.database)
    .addHelpText('after', help.backupAfter)
    .action(async (file: string, flags: Flags) => {
      const database = databaseOf(flags);
      const { backUp } = await import('@sixfold/store');
      const rows = await orRefuse(file, database, () => backUp(database, file));
      await shell.out.line(backups.written(rows, file));
    });
}

/** `sixfold restore`: brings such a file into an empty database of either kind. */
export function addRestore(program: Command, shell: Shell): void {
  const { help, backups } = shell.words;
  program
    .command('restore')
    .description(help.restore)
    .argument('<file>', help.backupFileArgument)
    .option('--database <file or url>', help.flags.database)
    .addHelpText('after', help.restoreAfter)
    .action(async (file: string, flags: Flags) => {
      const database = databaseOf(flags);
      const { restore } = await import('@sixfold/store');
      const rows = await orRefuse(file, database, () => restore(file, database));
      await shell.out.line(backups.restored(rows, withoutPassword(database)));
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

async function orRefuse(file: string, address: string, work: () => Promise<number>): Promise<number> {
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
