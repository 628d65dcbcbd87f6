import { lookup } from 'node:dns/promises';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { dirname, resolve } from 'node:path';
import type { RunningServer, startServer } from '@sixfold/server';
import type { Words } from '@sixfold/words';
import type { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { wholeNumber } from '../arguments.js';
import { DEFAULT_DATABASE, withoutPassword } from '../database.js';
import { Failure, wrongUsage } from '../failure.js';
import { plain } from '../plain.js';
import { type CliCode, refuse } from '../refuse.js';

type ServerWords = Words<'server'>;

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly database?: string;
  readonly publicUrl?: string;
  readonly trustProxy?: string | true;
  readonly keepDays?: string;
  readonly metrics?: string;
  readonly botThreads?: string;
  readonly logLevel?: string;
  readonly accessLog?: true;
  readonly operator?: string;
  readonly push?: string;
  readonly botPace?: string;
  readonly limits: boolean;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const DEFAULT_PORT = '1666';
/** Shorter ones can be guessed. */
const SHORTEST_TOKEN = 20;
/** Longer than anything that was begun should take; then the process ends anyway. */
const STOP_WITHIN = 10_000;

/** `sixfold serve`: the page and the API, on SQLite by itself or on PostgreSQL. */
export function addServe(program: Command, words: ServerWords): void {
  const { flags } = words.serve;
  program
    .command('serve')
    .description(words.serve.description)
    .option('--port <n>', flags.port)
    .option('--host <address>', flags.host)
    .option('--database <file or url>', flags.database)
    .option('--public-url <url>', flags.publicUrl)
    .option('--trust-proxy [n]', flags.trustProxy)
    .option('--keep-days <n>', flags.keepDays)
    .option('--metrics <who>', flags.metrics)
    .option('--bot-threads <n>', flags.botThreads)
    .option('--log-level <level>', flags.logLevel)
    .option('--access-log', flags.accessLog)
    .option('--operator <file>', flags.operator)
    .option('--push <contact>', flags.push)
    .option('--bot-pace <ms>', flags.botPace)
    .option('--no-limits', flags.noLimits)
    .addHelpText('after', words.serve.after)
    .action((given: Flags) => serve(given, words));
}

async function serve(flags: Flags, words: ServerWords): Promise<void> {
  // Loaded here, because they are heavy and the other commands do without them.
  const { loadServer } = await import('@sixfold/server/load');
  const { LIMITS, startServer, NO_LIMITS } = await loadServer();
  const { makeFolder } = await import('@sixfold/store');
  const { env } = process;
  const database = flags.database ?? env.DATABASE_URL ?? DEFAULT_DATABASE;
  const host = flags.host ?? env.HOST ?? '0.0.0.0';
  const port = wholeNumber('--port', flags.port ?? env.PORT ?? DEFAULT_PORT, 0, 65_535);
  const keepDays = flags.keepDays ?? env.KEEP_DAYS;
  const botThreads = flags.botThreads ?? env.BOT_THREADS;
  const botPace = flags.botPace ?? env.BOT_PACE;
  const operatorToken = readOperator(flags.operator, env.OPERATOR_TOKEN);
  const push = readPush(flags.push ?? env.PUSH);
  const settings = {
    database,
    host,
    port,
    trustProxy: readProxies(flags.trustProxy ?? env.TRUST_PROXY ?? '0'),
    metrics: readMetrics(flags.metrics ?? env.METRICS ?? 'local'),
    limits: flags.limits && env.LIMITS !== 'off' ? LIMITS : NO_LIMITS,
    ...(keepDays !== undefined && { keepDays: wholeNumber('--keep-days', keepDays, 1, 36_500) }),
    ...(botThreads !== undefined && { botThreads: wholeNumber('--bot-threads', botThreads, 1, 64) }),
    ...(botPace !== undefined && { rhythm: { botPace: wholeNumber('--bot-pace', botPace, 0, 60_000) } }),
    logLevel: readLogLevel(flags.logLevel ?? env.LOG_LEVEL ?? 'info'),
    accessLog: flags.accessLog ?? env.ACCESS_LOG === '1',
    ...(operatorToken !== undefined && { operatorToken }),
    ...(push !== undefined && { push }),
  };
  await requireHost(host);
  requirePlace(database, makeFolder);
  const server = await start(startServer, settings);
  announce(server, host, flags.publicUrl ?? env.PUBLIC_URL, database, words);
  await untilStopped(server, words);
}

async function start(
  begin: typeof startServer,
  settings: Parameters<typeof startServer>[0],
): Promise<RunningServer> {
  try {
    return await begin(settings);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL') throw new Failure(refuse('serveHost', { host: settings.host ?? '' }));
    if (code === 'EADDRINUSE' || code === 'EACCES')
      throw new Failure(refuse('servePort', { port: settings.port ?? 0, reason: code }));
    const database = withoutPassword(settings.database);
    const refused = DATABASE_REFUSALS[code];
    if (refused !== undefined) throw new Failure(refuse(refused, { database }));
    const cause = (error as Error).cause;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    throw new Failure(refuse('serveDatabase', { database, reason }));
  }
}

/** Why a store refuses, and how that is said. */
const DATABASE_REFUSALS: Readonly<Record<string, CliCode>> = {
  inUse: 'serveDatabaseInUse',
  tooNew: 'serveDatabaseTooNew',
  unknownKind: 'serveDatabaseKind',
};

/** How many proxies stand before the server; the flag alone means one. */
function readProxies(given: string | true): number {
  return given === true ? 1 : wholeNumber('--trust-proxy', given, 0, 9);
}

/** The token of whoever runs the server: in a file, because a command line can be seen by everybody on the machine. */
function readOperator(file: string | undefined, given: string | undefined): string | undefined {
  const token = file === undefined ? given : readToken(file);
  if (token === undefined || token.length >= SHORTEST_TOKEN) return token;
  throw wrongUsage('serveOperator', { min: SHORTEST_TOKEN });
}

function readToken(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Failure(refuse('cannotReadFile', { file, reason }));
  }
}

/** Push services want to know whom they can write to; without that nothing is sent. */
function readPush(contact: string | undefined): { readonly contact: string } | undefined {
  if (contact === undefined || contact === '') return undefined;
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(contact) || /^https:\/\/[^\s/]+\.[^\s]+$/.test(contact))
    return { contact };
  throw wrongUsage('servePush', { contact: contact.slice(0, 60) });
}

function readLogLevel(text: string): string {
  if (LOG_LEVELS.includes(text)) return text;
  throw wrongUsage('serveLogLevel', { level: text.slice(0, 40) });
}

/** A name that means no address is better told now than after the database was opened. */
async function requireHost(host: string): Promise<void> {
  try {
    await lookup(host);
  } catch {
    throw new Failure(refuse('serveHost', { host }));
  }
}

/** The folder of a database file is made if need be, and must be one that can be written to. */
function requirePlace(database: string, makeFolder: (path: string) => void): void {
  if (database.includes('://') || database === ':memory:') return;
  const file = resolve(database.replace(/^(sqlite|file):/, ''));
  try {
    makeFolder(dirname(file));
    accessSync(dirname(file), constants.W_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Failure(refuse('serveFolder', { folder: dirname(file), reason }));
  }
}

function readMetrics(text: string): 'local' | 'all' | 'off' {
  if (text === 'local' || text === 'all' || text === 'off') return text;
  throw wrongUsage('serveMetrics');
}

/** Where the page is, with a code to photograph when a person is looking. */
function announce(
  { port }: RunningServer,
  host: string,
  publicUrl: string | undefined,
  database: string,
  words: ServerWords,
): void {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const address = publicUrl ?? `http://${isEverywhere ? 'localhost' : host}:${port}`;
  const nearby = publicUrl === undefined && isEverywhere ? neighbourAddress() : undefined;
  const shared = nearby === undefined ? address : `http://${nearby}:${port}`;
  const lines = [words.serve.ready(address), words.serve.stored(plain(withoutPassword(database)))];
  if (nearby !== undefined) lines.push(`${words.serve.nearby} ${shared}`);
  if (process.stdout.isTTY) lines.push('', renderUnicodeCompact(shared, { border: 1 }));
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The address by which others in the same network reach this machine. */
function neighbourAddress(): string | undefined {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

function untilStopped(server: RunningServer, words: ServerWords): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      process.stdout.write(`${words.serve.stopping}\n`);
      setTimeout(() => process.exit(1), STOP_WITHIN).unref();
      void server.stop().finally(resolve);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
