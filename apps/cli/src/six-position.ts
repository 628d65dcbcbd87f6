import { isRefusal, type Refusal, readOptions, type Table } from '@sixfold/game-kit';
import {
  EDITIONS,
  type Edition,
  parseCompact,
  parseDiagram,
  type SixState,
  six,
  stonesPerColour,
} from '@sixfold/six';
import type { Command } from 'commander';
import { wholeNumber } from './arguments.js';
import { Failure, REFUSED } from './failure.js';
import { refuse } from './refuse.js';
import type { Shell } from './shell.js';
import { readTextFile } from './text-file.js';

/** What says which position of SIX a command is about. */
export interface PositionFlags {
  readonly edition?: string;
  readonly players?: string;
  readonly from?: string;
}

/** A command about a position of SIX: the game, and what says which position. */
export function positionCommand(
  program: Command,
  name: 'perft' | 'solve',
  { words: { help } }: Shell,
): Command {
  return program
    .command(name)
    .description(help[name])
    .argument('<game>', help.gameArgument(six.id))
    .option('--edition <name>', help.flags.edition)
    .option('--from <file>', help.flags.from)
    .option('--json', help.flags.json)
    .addHelpText('after', help[`${name}After`]);
}

/** The position in a file, or the start of a game. */
export async function positionFrom(flags: PositionFlags): Promise<SixState> {
  return startOf(flags, flags.from === undefined ? undefined : await readPosition(flags.from));
}

function startOf(flags: PositionFlags, table: Table | undefined): SixState {
  const seats = flags.players === undefined ? 2 : wholeNumber('--players', flags.players, 1, 99);
  const edition = flags.edition ?? (table && editionOf(table, seats));
  const swap = table?.swapped === true;
  const options = readOptions(six, { ...(edition !== undefined && { edition }), swap }, seats);
  if (isRefusal(options)) throw new Failure(options, REFUSED, six.id);
  if (table === undefined) return six.setup(options, seats, 'perft');
  const state = six.fromTable(options, seats, table, 'perft');
  if (isRefusal(state)) throw new Failure(state, REFUSED, six.id);
  return state;
}

/** The first edition for this many players that has all the stones of a position. */
function editionOf(table: Table, seats: number): Edition | undefined {
  const supply = Array.isArray(table.supply) ? (table.supply as readonly unknown[]) : [];
  const counts = [table.red, table.black].map((cells, side) =>
    Array.isArray(cells) ? cells.length + (Number(supply[side]) || 0) : 0,
  );
  return EDITIONS.filter((edition) => six.seatCounts({ edition }).includes(seats)).find(
    (edition) => Math.max(...counts) <= stonesPerColour(edition, seats),
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
