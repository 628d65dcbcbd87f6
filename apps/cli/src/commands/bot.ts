import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from '@sixfold/game-kit';
import { ApiProblem, type BotLevel, type Client, isName } from '@sixfold/protocol';
import type { Command } from 'commander';
import { gathered, readTable, type TableFlags, wholeNumber } from '../arguments.js';
import { Failure, notTogether, wrongUsage } from '../failure.js';
import { clientFor, findTable, readPlace } from '../online/address.js';
import { type Ending, OnlineSeat } from '../online/seat.js';
import type { Shell } from '../shell.js';
import { type Entrant, readField } from '../tournament/field.js';
import type { ProcessWatch } from '../tournament/outside-process.js';
import { playerFor, readLimits } from '../tournament/player-for.js';
import { guardProcesses } from '../tournament/process-guard.js';

interface Flags extends TableFlags {
  readonly server?: string;
  readonly table?: string;
  readonly new?: string;
  readonly cmd: readonly string[];
  readonly bot: readonly string[];
  readonly bots?: string;
  readonly name?: string;
  readonly seat?: string;
  readonly games?: string;
  readonly account?: string;
  readonly limitMs?: string;
  readonly startMs?: string;
  readonly showStderr?: true;
  readonly json?: true;
}

const LONGEST_NAME = 24;

/** `sixfold bot`: programs at an online table, in their own names and marked as bots. */
export function addBot(program: Command, shell: Shell): void {
  const { help } = shell.words;
  const { flags } = help;
  program
    .command('bot')
    .description(help.bot)
    .option('--table <link, id or code>', flags.onlineTable)
    .option('--server <url>', flags.server)
    .option('--cmd <command>', flags.cmd, gathered, [])
    .option('--bot <bot>', flags.bot, gathered, [])
    .option('--name <name>', flags.botName)
    .option('--seat <n>', flags.onlineSeat)
    .option('--games <n>', flags.onlineGames)
    .option('--account <file>', flags.account)
    .option('--new <game>', flags.newTable)
    .option('--bots <levels>', flags.serverBots)
    .option('--variant <name>', flags.variant)
    .option('--options <json>', flags.options)
    .option('--players <n>', flags.players)
    .option('--limit-ms <n>', flags.limitMs)
    .option('--start-ms <n>', flags.startMs)
    .option('--show-stderr', flags.showStderr)
    .option('--json', flags.json)
    .addHelpText('after', help.botAfter)
    .action((given: Flags) => sitDown(given, shell));
}

async function sitDown(flags: Flags, shell: Shell): Promise<void> {
  notTogether(flags, ['new', 'table'], ['new', 'account'], ['new', 'seat']);
  const specs = [...flags.cmd.map((command) => `cmd:${command}`), ...flags.bot];
  if (specs.length === 0) throw wrongUsage('noBotGiven');
  const place = readPlace(flags);
  if (flags.new === undefined && place.table === undefined) throw wrongUsage('noTableGiven');
  if (flags.new === undefined && specs.length > 1) throw wrongUsage('oneBotATable');
  const stop = new AbortController();
  try {
    await guardProcesses(
      (watch) => play({ flags, shell, specs, place, watch, stop: stop.signal }),
      () => stop.abort(),
    );
  } catch (error) {
    // What the server refuses is said in its own words.
    if (error instanceof ApiProblem) throw new Failure(new Refusal(error.code, error.params));
    throw error;
  }
}

/** What one call of `sixfold bot` is about. */
interface BotRun {
  readonly flags: Flags;
  readonly shell: Shell;
  readonly specs: readonly string[];
  readonly place: { readonly server: string; readonly table?: string };
  readonly watch: ProcessWatch;
  readonly stop: AbortSignal;
}

async function play(run: BotRun): Promise<void> {
  const { flags, shell, specs, place, stop } = run;
  const first = await clientFor(place.server, readAccount(flags.account));
  if (flags.account !== undefined && !existsSync(flags.account))
    writeFileSync(flags.account, `${first.token}\n`, { mode: 0o600 });
  const arena = flags.new === undefined ? undefined : await openArena(first, flags.new, run);
  const table = arena ?? (await findTable(first, place.table ?? ''));
  const { game } = (await first.snapshot(table)).table;
  const entrants = readField(game, specs);
  const endings: Promise<Ending>[] = [];
  for (const entrant of entrants) {
    const api = arena === undefined ? first : await clientFor(place.server);
    const seat = await join(api, table, game, entrant, run);
    endings.push(seat.play(stop));
  }
  if (arena !== undefined) await first.start(arena);
  await shell.err.write(`${shell.words.online.watch(`${place.server}/t/${table}`)}\n`);
  for (const ending of await Promise.all(endings)) {
    if (ending.kind === 'fault') throw new Failure(ending.fault.refusal, undefined, game);
    if (ending.kind === 'removed' && !stop.aborted) await shell.err.write(`${shell.words.online.removed}\n`);
  }
}

/** A public table of bots only, to watch; whoever makes it has no seat there. */
async function openArena(api: Client, gameId: string, { flags, specs }: BotRun): Promise<string> {
  const { game, options, seats } = readTable(gameId, flags);
  const levels = (flags.bots ?? '').split(',').flatMap((level) => level.trim() || []);
  if (specs.length + levels.length !== seats)
    throw wrongUsage('arenaSeats', { bots: specs.length + levels.length, seats });
  const { table } = await api.create({
    game: game.id,
    options: { ...options },
    seats,
    seat: null,
    name: 'Arena',
    program: true,
    programs: true,
    visibility: 'public',
    // The programs take the first seats, in their order.
    bots: levels.map((level, index) => ({ level: level as BotLevel, seat: specs.length + index })),
  });
  return table.id;
}

/** Takes a seat at the table. */
async function join(
  api: Client,
  table: string,
  game: string,
  entrant: Entrant,
  { flags, shell, specs, watch }: BotRun,
): Promise<OnlineSeat> {
  const name = nameOf(flags.name !== undefined && specs.length === 1 ? flags.name : entrant.name);
  const seat = flags.seat === undefined ? undefined : wholeNumber('--seat', flags.seat, 1, 16) - 1;
  await api.join(table, { name, program: true, ...(seat !== undefined && { seat }) });
  const circumstances = {
    gameId: game,
    limits: readLimits(flags),
    ...(flags.showStderr && { showStderr: true }),
  };
  return new OnlineSeat({
    api,
    table,
    player: playerFor(entrant, circumstances, watch),
    ...(flags.games !== undefined && { games: wholeNumber('--games', flags.games, 1, 1_000_000) }),
    onResult: (result) => {
      const { ranks, scores, seat: own } = result;
      const line = flags.json
        ? JSON.stringify({ name, ...result })
        : shell.words.online.result(name, ranks[own] ?? 0, scores[own] ?? 0);
      void shell.out.line(line);
    },
  });
}

/** A name that the server takes: programs are called after their commands, which may be long. */
function nameOf(text: string): string {
  const name = [...text.trim()].slice(0, LONGEST_NAME).join('').trim();
  if (!isName(name)) throw wrongUsage('badName');
  return name;
}

function readAccount(file: string | undefined): string | undefined {
  return file === undefined || !existsSync(file) ? undefined : readFileSync(file, 'utf8').trim();
}
