import { isRefusal, type Refusal, readOptions, type Table } from '@sixfold/game-kit';
import { parseCompact, parseDiagram, perft, type SixState, six } from '@sixfold/six';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.js';
import { Failure, REFUSED, wrongUsage } from '../failure.js';
import type { Shell } from '../shell.js';
import { readTextFile } from '../text-file.js';
import { refuse } from '../refuse.js';

interface Flags {
  readonly edition?: string;
  readonly players?: string;
  readonly depth: string;
  readonly from?: string;
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
  const table = flags.from === undefined ? undefined : await readPosition(flags.from);
  const state = startOf(flags, table);
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

function startOf(flags: Flags, table: Table | undefined): SixState {
  const seats = flags.players === undefined ? 2 : wholeNumber('--players', flags.players, 1, 99);
  const edition = flags.edition ?? (table && needsMoreStones(table) ? '21' : '2003');
  const swap = table?.swapped === true;
  const options = readOptions(six, { edition, swap }, seats);
  if (isRefusal(options)) throw new Failure(options, REFUSED, six.id);
  if (table === undefined) return six.setup(options, seats, 'perft');
  const state = six.fromTable(options, seats, table, 'perft');
  if (isRefusal(state)) throw new Failure(state, REFUSED, six.id);
  return state;
}

/** Whether there are more stones than edition `2003` has: then the position is of the other one. */
function needsMoreStones(table: Table): boolean {
  const supply = Array.isArray(table.supply) ? (table.supply as readonly unknown[]) : [];
  return [table.red, table.black].some(
    (cells, side) => Array.isArray(cells) && cells.length + (Number(supply[side]) || 0) > 19,
  );
}

/** A position file: a table as in a trace, alone or as `table` beside `toMove`, or one of the text forms. */
async function readPosition(file: string): Promise<Table> {
  const text = await readTextFile(file);
  const position = text.trimStart().startsWith('{') ? parseTable(text) : parseText(text);
  if (isRefusal(position)) throw new Failure(position, REFUSED, six.id);
  return position;
}

function parseText(text: string): Table | Refusal {
  const compact = parseCompact(text.trim());
  return isRefusal(compact) ? parseDiagram(text) : compact;
}

function parseTable(text: string): Table | Refusal {
  let data: Table;
  try {
    data = JSON.parse(text) as Table;
  } catch {
    return refuse('recordNotJson');
  }
  const inner = data.table;
  if (typeof inner !== 'object' || inner === null) return data;
  const toMove = data.toMove ?? data.seat ?? (inner as Table).toMove;
  return { ...inner, toMove };
}
