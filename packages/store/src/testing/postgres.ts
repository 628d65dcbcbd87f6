import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { installFromDebian } from './debian.js';

/** A PostgreSQL of a test's own. */
export interface TestPostgres {
  readonly url: string;
  /** A new, empty database in it. */
  database(): Promise<string>;
  /** Stops the server as an administrator would (people are cut off at once) and starts it again. */
  restart(): Promise<void>;
  /** Stops it without starting it again. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts a real PostgreSQL in a new folder on a free port. `durable: false` is faster where that is not tested. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const bin = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-pg-'));
  const user = unprivileged();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, stdio: 'pipe', cwd: folder },
  );
  const port = await freePort();
  const speed = durable
    ? []
    : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const args = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port), ...speed];
  const launch = () => ready(spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'pipe' }));
  let server: ChildProcess | undefined = await launch();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let databases = 0;

  const halt = async () => {
    await ended(server);
    server = undefined;
  };
  const start = async () => {
    server ??= await launch();
  };
  return {
    url,
    async database() {
      const name = `test${++databases}`;
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    halt,
    start,
    async restart() {
      await halt();
      await start();
    },
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findBinaries(): string | undefined {
  const roots = '/usr/lib/postgresql';
  const versions = existsSync(roots) ? readdirSync(roots).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(roots, version, 'bin')),
  ];
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')));
}

/** On Debian as root we can help ourselves; elsewhere somebody must. */
function installBinaries(): string {
  installFromDebian('postgresql');
  const bin = findBinaries();
  if (bin === undefined)
    throw new Error('These tests need PostgreSQL: install it so that initdb is in PATH.');
  return bin;
}

/** initdb refuses root. */
function unprivileged(): User {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function ready(server: ChildProcess): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('ready to accept connections')) resolve(server);
    });
    server.once('exit', (code) => reject(new Error(`postgres ended with ${code}: ${said}`)));
  });
}

function ended(server: ChildProcess | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });
}
