import { perft, six } from '@sixfold/six';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.js';
import { wrongUsage } from '../failure.js';
import type { Shell } from '../shell.js';
import { type PositionFlags, positionFrom } from '../six-position.js';

interface Flags extends PositionFlags {
  readonly depth: string;
  readonly json?: true;
}

/** Deeper counts take longer than anyone waits. */
const MAX_DEPTH = 20;

/** `sixfold perft`: how many sequences of moves there are, to compare with other programs. */
export function addPerft(program: Command, shell: Shell): void {
  const { help } = shell.words;
  program
    .command('perft')
    .description(help.perft)
    .argument('<game>', help.gameArgument(six.id))
    .option('--edition <name>', help.flags.edition)
    .option('--players <n>', help.flags.players)
    .option('--depth <n>', help.flags.depth, '5')
    .option('--from <file>', help.flags.from)
    .option('--json', help.flags.json)
    .addHelpText('after', help.perftAfter)
    .action((game: string, flags: Flags) => countMoves(game, flags, shell));
}

async function countMoves(game: string, flags: Flags, shell: Shell): Promise<void> {
  if (game !== six.id) throw wrongUsage('perftGame', { game, known: six.id });
  const deepest = wholeNumber('--depth', flags.depth, 1, MAX_DEPTH);
  const state = await positionFrom(flags);
  const counted: { depth: number; sequences: number }[] = [];
  for (let depth = 1; depth <= deepest; depth++) {
    const sequences = perft(state, depth);
    counted.push({ depth, sequences });
    if (flags.json) continue;
    await shell.out.line(`${depth}\t${sequences}`);
    await shell.out.flush();
  }
  if (flags.json) await shell.out.line(JSON.stringify({ depths: counted }));
}
