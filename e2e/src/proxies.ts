import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFromDebian } from '@sixfold/store/testing';

/** A proxy of the distribution with our example of its configuration, changed only where a test must. */
export interface Proxy {
  readonly address: string;
  stop(): Promise<void>;
}

interface Place {
  /** For configuration, certificate and whatever the proxy writes. */
  readonly folder: string;
  /** Ports of the nodes behind it. */
  readonly nodes: readonly number[];
}

const PROGRAMS = {
  nginx: { places: ['/usr/sbin/nginx', '/usr/bin/nginx'], debian: 'nginx-light' },
  caddy: { places: ['/usr/bin/caddy'], debian: 'caddy' },
} as const;
export type ProxyName = keyof typeof PROGRAMS;

/** A proxy that is installed, or installed now where that is possible; elsewhere its tests are left out. */
export function findProxy(name: ProxyName): string | undefined {
  const { places, debian } = PROGRAMS[name];
  const find = () => places.find((path) => existsSync(path));
  return find() ?? (installFromDebian(debian) ? find() : undefined);
}

const example = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../hosting/${file}`, import.meta.url)), 'utf8');

export async function startProxy(name: ProxyName, place: Place): Promise<Proxy> {
  const port = await freePort();
  mkdirSync(place.folder, { recursive: true });
  const certificate = join(place.folder, 'test.pem');
  const key = join(place.folder, 'test.key');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  const config = join(place.folder, 'proxy.conf');
  const text = name === 'nginx' ? nginxConfig(place, port) : caddyConfig(port);
  writeFileSync(
    config,
    text.replace('/etc/ssl/play.example.org.pem', certificate).replace('/etc/ssl/play.example.org.key', key),
  );
  const args =
    name === 'nginx'
      ? ['-p', place.folder, '-c', config, '-g', 'daemon off;']
      : ['run', '--config', config, '--adapter', 'caddyfile'];
  const child = spawn(findProxy(name) ?? name, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODES: place.nodes.map((node) => `127.0.0.1:${node}`).join(' '),
      HOME: place.folder,
      XDG_DATA_HOME: place.folder,
      XDG_CONFIG_HOME: place.folder,
    },
  });
  await listening(child, port);
  return {
    address: `https://localhost:${port}`,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function nginxConfig({ folder, nodes: [first, second] }: Place, port: number): string {
  const site = example('nginx.conf')
    .replace('127.0.0.1:1666', `127.0.0.1:${first}`)
    .replace('# server 127.0.0.1:1667', `server 127.0.0.1:${second}`)
    .replace('listen 443', `listen ${port}`)
    .replace('play.example.org;', 'localhost;');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} pid ${folder}/pid; error_log stderr; worker_processes 1; events {} http { access_log off; ${paths}\n${site}}\n`;
}

const caddyConfig = (port: number): string =>
  `{\n\tadmin off\n\tauto_https disable_redirects\n\tgrace_period 1s\n}\n${example('Caddyfile').replace(
    '{$SITE:play.example.org} {',
    `https://localhost:${port} {\n\ttls /etc/ssl/play.example.org.pem /etc/ssl/play.example.org.key`,
  )}`;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Waits until somebody answers at a port; a proxy that ends instead says why. */
async function listening(child: ChildProcess, port: number): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk) => (complaint = `${complaint}${chunk}`.slice(-4000)));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}: ${complaint}`);
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false));
      socket.on('close', () => socket.destroy());
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
