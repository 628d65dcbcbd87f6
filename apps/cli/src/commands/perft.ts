import { perft, six } from '@sixfold/six';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.js';
import { wrongUsage } from '../failure.js';
import type { Shell } from '../shell.js';
import { type PositionFlags, positionCommand, positionFrom } from '../six-position.js';

interface Flags extends PositionFlags {
  readonly depth: string;
  readonly json?: true;
}

/** Deeper counts take longer than anyone waits. */
const MAX_DEPTH = 20;

/** `sixfold perft`: how many sequences of moves there are, to compare with other programs. */
export function addPerft(program: Command, shell: Shell): void {
  const { flags } = shell.words.help;
  positionCommand(program, 'perft', shell)
    .option('--players <n>', flags.players)
    .option('--depth <n>', flags.depth, '5')
    .action((game: string, chosen: Flags) => countMoves(game, chosen, shell));
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
