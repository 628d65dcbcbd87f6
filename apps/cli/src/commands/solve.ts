import { GivenUp, proveForm } from '@sixfold/bots/six-workshop';
import { MAX_STONES, otherSide, type Side, type SixState, six } from '@sixfold/six';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.js';
import { wrongUsage } from '../failure.js';
import type { Shell } from '../shell.js';
import { type PositionFlags, positionCommand, positionFrom } from '../six-position.js';

interface Flags extends PositionFlags {
  readonly stones: string;
  readonly positions: string;
  readonly json?: true;
}

const MOST_POSITIONS = 1e9;

/** `sixfold solve`: proves by when a form can be forced while stones are placed. */
export function addSolve(program: Command, shell: Shell): void {
  const { flags } = shell.words.help;
  positionCommand(program, 'solve', shell)
    .option('--stones <n>', flags.stones, '16')
    .option('--positions <n>', flags.positions, '1000000')
    .action((game: string, chosen: Flags) => solve(game, chosen, shell));
}

async function solve(game: string, flags: Flags, shell: Shell): Promise<void> {
  if (game !== six.id) throw wrongUsage('solveGame', { game, known: six.id });
  const most = wholeNumber('--stones', flags.stones, 1, MAX_STONES);
  const limit = wholeNumber('--positions', flags.positions, 1, MOST_POSITIONS);
  const state = await positionFrom(flags);
  if (state.phase !== 1) throw wrongUsage('solvePhase');
  const lines = shell.words.solved;
  const proofs: Readonly<Record<string, unknown>>[] = [];
  const report = async (fields: Readonly<Record<string, unknown>>, sentence: string): Promise<void> => {
    proofs.push(fields);
    if (flags.json) return;
    await shell.out.line(sentence);
    await shell.out.flush();
  };
  for (
    let stones = state.redCount + state.blackCount + 1, goesOn = true;
    goesOn && stones <= most;
    stones++
  ) {
    const side = sideOfStone(state, stones);
    const colour = side === 0 ? 'red' : 'black';
    const { forced, positions } = prove(state, side, stones, limit);
    const sentence = forced === null ? lines.givenUp : forced ? lines.forced : lines.notForced;
    await report({ stones, side: colour, forced, positions }, sentence(colour, stones, positions));
    goesOn = forced === false;
  }
  if (flags.json) await shell.out.line(JSON.stringify({ proofs }));
}

/** Who places the stone after which there are this many. */
function sideOfStone({ side, redCount, blackCount }: SixState, stones: number): Side {
  return (stones - redCount - blackCount) % 2 === 1 ? side : otherSide(side);
}

/** Nothing is known of `forced` after giving up. */
function prove(
  state: SixState,
  side: Side,
  stones: number,
  limit: number,
): { readonly forced: boolean | null; readonly positions: number } {
  try {
    return proveForm(state, side, stones, limit);
  } catch (error) {
    if (error instanceof GivenUp) return { forced: null, positions: limit };
    throw error;
  }
}
