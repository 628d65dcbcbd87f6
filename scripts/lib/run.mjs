import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Tells the person at the terminal what is going on. */
export const say = (text) => console.log(`sixfold: ${text}`);

/** Runs a program with its output on ours and returns its exit code. */
export function run(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    passSignals(child);
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`);
      done(127);
    });
    child.on('close', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

/** Runs a program quietly and returns its exit code and everything it printed. */
export function runQuietly(program, args, { cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done({ code: 127, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a program and ends everything when it fails. */
export async function must(program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) process.exit(code);
}

/** A tool that npm installed for the workspace, started without npx because that is a second quicker. */
export const tool = (path, ...args) => [process.execPath, [`${root}node_modules/${path}`, ...args]];

/** Ctrl-C and a service manager's stop reach the child, which then ends us by ending. */
function passSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    const pass = () => child.kill(signal);
    process.on(signal, pass);
    child.on('close', () => process.off(signal, pass));
  }
}
